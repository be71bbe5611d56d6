const drawing = HTMLCanvasElement.prototype.getContext

// Without a graphics card a map costs more than the rest of its page: the browser of a test offers no WebGL unless its file imports
// draw-maps.ts. The page tells, for a setup file has modules of its own.
HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: unknown) {
  return kind.startsWith('webgl') && document.body.dataset['maps'] !== 'drawn' ? null : drawing.call(this, kind, options)
} as typeof drawing
