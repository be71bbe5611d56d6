// oxlint-disable unicorn/consistent-function-scoping -- functions that run in the page find nothing there but themselves
/** How visible the focus was: its contrast with the same place unfocused, and with its surroundings. */
export type Sight = { contrast: number; by: string }

export type FocusSight = {
  /** Looks at the focused element; the result is called once it has lost the focus. */
  look: (element: Element) => () => Sight
}

/** Runs in the page: measures focus indicators, as `focusSight`. */
export function lookAtFocus() {
  type Colour = [red: number, green: number, blue: number, alpha: number]
  type Look = { outline: string; width: number; offset: number; shadow: string; border: string[]; ground: string }
  type Part = { element: Element; pseudo: string | null; look: Look; isCut: boolean }
  const colourOf = (text: string): Colour => {
    const [, mixed, plain = '0,0,0,0'] = /(?:color\(srgb ([^)]*)|rgba?\(([^)]*))\)/.exec(text) ?? []
    const [red = 0, green = 0, blue = 0, alpha = 1] = (mixed ?? plain).split(/[\s,/]+/).map(Number)
    const most = mixed === undefined ? 1 : 255
    return [red * most, green * most, blue * most, alpha]
  }
  const over = ([red, green, blue, alpha]: Colour, [r, g, b]: Colour): Colour => [
    red * alpha + r * (1 - alpha),
    green * alpha + g * (1 - alpha),
    blue * alpha + b * (1 - alpha),
    1,
  ]
  const light = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour
      .slice(0, 3)
      .map((one) => (one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const between = (one: Colour, other: Colour) => {
    const [dark = 0, bright = 0] = [light(one), light(other)].toSorted((a, b) => a - b)
    return (bright + 0.05) / (dark + 0.05)
  }
  function groundOf(element: Element | null): Colour {
    if (element === null) return colourOf(getComputedStyle(document.documentElement).backgroundColor)
    const own = colourOf(getComputedStyle(element).backgroundColor)
    return own[3] === 1 ? own : over(own, groundOf(element.parentElement))
  }
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
  function lookOf(element: Element, pseudo: string | null): Look {
    const style = getComputedStyle(element, pseudo)
    const isDrawn = pseudo === null || style.content !== 'none'
    return {
      outline: isDrawn && style.outlineStyle !== 'none' ? style.outlineColor : '',
      width: Number.parseFloat(style.outlineWidth),
      offset: Number.parseFloat(style.outlineOffset),
      shadow: isDrawn ? style.boxShadow : 'none',
      border: sides.map((side) => (isDrawn && Number.parseFloat(style[`border${side}Width`]) >= 1 ? style[`border${side}Color`] : '')),
      ground: isDrawn ? style.backgroundColor : '',
    }
  }
  /** The control, its frames up to the field, and what is drawn for it next to it. */
  function familyOf(element: Element): Element[] {
    const frames: Element[] = [element]
    for (
      let one = element.parentElement;
      one && !one.matches('.k-field, .ant-col, form, fieldset, [role=dialog]') && frames.length < 6;
      one = one.parentElement
    )
      frames.push(one)
    const beside = element.matches('[type=radio], [type=checkbox]') ? [...(element.parentElement?.children ?? [])] : []
    return [...new Set([...frames, ...beside])]
  }
  const partsOf = (element: Element): Part[] =>
    familyOf(element).flatMap((one) =>
      [null, '::before', '::after'].map((pseudo) => {
        const look = lookOf(one, pseudo)
        return { element: one, pseudo, look, isCut: isCutOff(one, look.offset + look.width) }
      }),
    )

  /** Whether containers cut off a line that far outside the control on more than one side. */
  function isCutOff(element: Element, far: number): boolean {
    const box = element.getBoundingClientRect()
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const frame = one.getBoundingClientRect()
      const cuts = [
        frame.top - (box.top - far),
        box.bottom + far - frame.bottom,
        frame.left - (box.left - far),
        box.right + far - frame.right,
      ]
      if (cuts.filter((cut) => cut >= far).length > 1) return true
    }
    return false
  }
  function judgePart({ element, pseudo, look, isCut }: Part): Sight {
    const before = lookOf(element, pseudo)
    const outside = groundOf(pseudo === null ? element.parentElement : element)
    const found: Sight[] = [{ contrast: 1, by: 'nothing' }]
    if (look.outline && (before.outline !== look.outline || before.width !== look.width) && look.width >= 1) {
      const isSeen = !isCut
      found.push({
        contrast: isSeen ? between(over(colourOf(look.outline), outside), outside) : 1,
        by: isSeen ? 'outline' : 'an outline that is cut off',
      })
    }
    if (look.shadow !== before.shadow)
      for (const ring of look.shadow.match(/(?:rgba?|color)\([^)]*\)[^,]*/g) ?? [])
        if (Number(/(-?[\d.]+)px(?: inset)?$/.exec(ring)?.[1] ?? 0) >= 1)
          found.push({ contrast: between(over(colourOf(ring), outside), outside), by: 'ring' })
    const borders = look.border.filter((colour, side) => colour && before.border[side] && colour !== before.border[side])
    if (borders.length === sides.length) {
      const [now, then] = [over(colourOf(borders[0]!), outside), over(colourOf(before.border[0]!), outside)]
      found.push({ contrast: Math.min(between(now, then), between(now, outside)), by: 'border' })
    }
    if (look.ground && look.ground !== before.ground) {
      const [now, then] = [over(colourOf(look.ground), outside), over(colourOf(before.ground), outside)]
      found.push({ contrast: Math.min(between(now, then), between(now, outside)), by: 'ground' })
    }
    return found.toSorted((a, b) => b.contrast - a.contrast)[0]!
  }

  const focusSight: FocusSight = {
    look(element) {
      const parts = partsOf(element)
      return () => {
        const { contrast, by } = parts.map(judgePart).toSorted((a, b) => b.contrast - a.contrast)[0]!
        return { contrast: Math.round(contrast * 100) / 100, by }
      }
    },
  }
  Object.assign(globalThis, { focusSight })
}
