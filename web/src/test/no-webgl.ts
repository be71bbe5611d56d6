const drawing = HTMLCanvasElement.prototype.getContext

// Without a graphics card a map costs more than the rest of its page, so tests get no WebGL unless they import
// draw-maps.ts. The flag sits on the page because a setup file has its own module instances.
HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: unknown) {
  return kind.startsWith('webgl') && document.body.dataset['maps'] !== 'drawn' ? null : drawing.call(this, kind, options)
} as typeof drawing
