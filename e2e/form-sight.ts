import type { Page } from '@playwright/test'
import type { FocusSight, Sight } from './focus-sight.ts'

/** A control as the keyboard reaches it. */
export type Stop = {
  kind: string
  name: string
  /** The value on the screen. */
  shown: string
  /** For a select: whether its dropdown is open, and the search word. */
  isOpen: boolean
  word: string
  /** Whether it has a clear button for the mouse. */
  hasClear: boolean
  /** For a select: whether it can be searched by typing. */
  canSearch: boolean
  isWrong: boolean
}

/** Where Tab led. */
export type Step = {
  /** The index of the control in document order; -1: none of them. */
  at: number
  what: string
}

export type FormSight = {
  stops: () => Stop[]
  /** Forgets which controls `next` has visited. */
  begin: () => void
  /** Focuses and holds the next control of these kinds not visited since `begin`, once what the last one asked for is answered. */
  next: (kinds: readonly string[]) => Promise<Stop | null>
  focus: (at: number) => void
  /** Focuses the held control again. */
  back: () => void
  /** The held control, once it matches, or after a timeout. */
  held: (wanted?: Partial<Stop>) => Promise<Stop>
  /** The control that has the focus now. */
  step: () => Step
  /** How visible the focus was on each control passed since the last call. */
  sights: () => (Sight & { what: string })[]
  /** The same of all controls, without keys: each gets the focus once. */
  glance: () => Promise<(Sight & { what: string })[]>
  /** Controls that come before one above them, or left of them. */
  misplaced: () => string[]
  /** The options of the open dropdown, once they have arrived. */
  options: () => Promise<string[]>
  /** Whether an option of that name is highlighted, at once or soon. */
  marks: (name: string) => Promise<boolean>
  /** How often a form tried to submit. */
  submits: () => number
  dialogs: () => number
}

/** Calls what `lookAtForms` installed in the page. */
export const see = <Name extends keyof FormSight>(page: Page, name: Name, ...given: Parameters<FormSight[Name]>) =>
  page.evaluate(
    ([called, args]) => {
      const { formSight } = globalThis as unknown as { formSight: Record<string, (...args: unknown[]) => unknown> } // installed by `lookAtForms`
      return formSight[called]!(...args)
    },
    [name, given] as const,
  ) as Promise<ReturnType<FormSight[Name]>>

/**
 * Runs in the page: the state of the topmost form and the focus, as `formSight`. Forms send nothing; attempts are counted. Delays that wait
 * for the user to stop typing are skipped.
 */
export function lookAtForms() {
  /** Before the server is queried for a word, and before Backspace deletes the choice instead of the word. */
  const pauses = [500, 250]
  const later = setTimeout
  Object.assign(globalThis, {
    setTimeout: (act: TimerHandler, pause = 0, ...given: unknown[]) => later(act, pauses.includes(pause) ? 0 : pause, ...given),
  })
  let attempts = 0
  const count = (event: Event) => {
    attempts += 1
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('submit', count, true)
  let pending = 0
  const { fetch } = globalThis
  globalThis.fetch = async (...asked) => {
    pending += 1
    return fetch(...asked).finally(() => (pending -= 1))
  }

  const last = <T>(list: Iterable<T>): T | undefined => [...list].at(-1)
  const isThere = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const form = (): Element => last([...document.querySelectorAll('[role=dialog]')].filter(isThere)) ?? document.body

  /** Anything to fill in or press, except icons inside a field. */
  const controls = 'input:not([type=hidden]), textarea, select, button, a[href], [contenteditable=true]'
  /** Scrollable text, elements that say more on focus, and the edge of a column. */
  const isReadOrMoved = (one: Element) =>
    one.matches('[role=separator], [role=meter], [role=note]') || /auto|scroll/.test(getComputedStyle(one).overflowY)
  const icons =
    '.ant-select-clear, .ant-select-suffix, .ant-picker-clear, .ant-picker-suffix, .ant-input-clear-icon, .ant-select-selection-item-remove'
  const groupOf = (element: Element) => element.closest('.ant-segmented, [role=radiogroup]')
  function all(): HTMLElement[] {
    const found = [...form().querySelectorAll<HTMLElement>(`${controls}, [tabindex="0"]`)].filter(
      (one) =>
        (one.matches(controls) || isReadOrMoved(one)) &&
        isThere(one) &&
        !one.matches(':disabled') &&
        one.closest(`${icons}, [aria-hidden=true], [inert]`) === null,
    )
    // A group of radios is one stop: the chosen one, or the first.
    return found.filter((one) => {
      if (!isRadio(one)) return true
      const group = found.filter((other) => isRadio(other) && groupOf(other) === groupOf(one))
      return one === (group.find((other) => (other as HTMLInputElement).checked) ?? group[0])
    })
  }
  const isRadio = (element: Element) => element.matches('input[type=radio]')
  const selectOf = (element: Element) => element.closest('.ant-select')
  const fieldOf = (element: Element) => element.closest('.k-field, .ant-form-item')

  function kindOf(element: HTMLElement): string {
    const select = selectOf(element)
    if (select && element.matches('[role=combobox]')) {
      if (select.matches('.ant-select-auto-complete')) return 'proposals'
      return select.matches('.ant-select-multiple') ? 'several' : 'select'
    }
    if (element.closest('.ant-picker')) return 'day'
    if (element.closest('tbody')) return 'row'
    if (element.closest('thead') && element.matches('input[type=checkbox]')) return 'all rows'
    if (element.matches('[role=spinbutton]')) return 'number'
    if (element.matches('[role=switch]')) return 'switch'
    if (element.matches('input')) return (element as HTMLInputElement).type
    return element.tagName.toLowerCase()
  }
  function nameOf(element: Element): string {
    const label = (element as HTMLInputElement).labels?.[0] ?? fieldOf(element)?.querySelector('label')
    const group = groupOf(element)?.getAttribute('aria-label')
    return (group ?? element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '').trim().slice(0, 60)
  }
  function shownOf(element: HTMLElement): string {
    const kind = kindOf(element)
    if (kind === 'radio') return groupOf(element)?.querySelector('.ant-segmented-item-selected, label:has(:checked)')?.textContent ?? ''
    if (kind === 'several')
      return [...selectOf(element)!.querySelectorAll('.ant-select-selection-item[title] > .ant-select-selection-item-content')]
        .map((one) => one.textContent)
        .join(' | ')
    if (kind === 'select') return selectOf(element)!.querySelector('.ant-select-content-has-value')?.textContent ?? ''
    if (kind === 'checkbox' || kind === 'all rows') return String((element as HTMLInputElement).checked)
    return element.getAttribute('aria-checked') ?? (element as HTMLInputElement).value
  }
  const describe = (element: Element | null): string =>
    element instanceof HTMLElement ? `${kindOf(element)} ${nameOf(element)}`.trim() : 'nothing'
  const stopOf = (element: HTMLElement): Stop => ({
    kind: kindOf(element),
    name: nameOf(element),
    shown: shownOf(element),
    isOpen: element.getAttribute('aria-expanded') === 'true' || (kindOf(element) === 'day' && isThereAny('.ant-picker-dropdown')),
    word: kindOf(element) === 'select' || kindOf(element) === 'several' ? (element as HTMLInputElement).value : '',
    hasClear: selectOf(element)?.querySelector('.ant-select-clear') != null,
    canSearch: selectOf(element)?.matches('.ant-select-show-search') === true,
    isWrong: fieldOf(element)?.matches('[data-wrong]') === true,
  })

  /** The position of a control or its field; the head and the foot of a dialog stay in place while the rest scrolls. */
  function placeOf(element: Element) {
    // A row is read cell by cell, even if something in the next cell is higher up.
    const cell = element.closest('tbody :is(th, td)')
    const box = (fieldOf(element) ?? groupOf(element) ?? cell ?? selectOf(element) ?? element).getBoundingClientRect()
    const body = element.closest('.ant-modal-body')
    const part = body ? 1 : element.closest('.ant-modal-footer') ? 2 : 0
    const far = part * 100_000 + (body?.scrollTop ?? 0)
    return { top: box.top + far, bottom: box.bottom + far, left: box.left, field: fieldOf(element) ?? element }
  }

  const indexOf = (element: Element | null) => {
    const stops = all()
    const at = stops.indexOf(element as HTMLElement)
    return at >= 0 || !element || !isRadio(element) ? at : stops.findIndex((one) => isRadio(one) && groupOf(one) === groupOf(element))
  }
  const isThereAny = (selector: string) => [...document.querySelectorAll(selector)].some(isThere)
  const dropdown = () => last([...document.querySelectorAll('.ant-select-dropdown')].filter(isThere))

  let hand: HTMLElement = document.body
  /** Even after a re-render. */
  const inHand = () => (hand.isConnected ? hand : (document.getElementById(hand.id) ?? hand))

  const { focusSight } = globalThis as unknown as { focusSight: FocusSight } // installed by `lookAtFocus`
  let left: { what: string; judge: () => Sight } | null = null
  let seen: ReturnType<FormSight['sights']> = []

  const done = new Set<string>()
  /** Whether the condition holds within ten seconds: a busy server lets a select wait for its options. */
  async function soon(isTrue: () => boolean): Promise<boolean> {
    const end = performance.now() + 10_000
    while (!isTrue()) {
      if (performance.now() > end) return false
      await new Promise((passed) => later(passed, 5))
    }
    return true
  }

  const sight: FormSight = {
    stops: () => all().map(stopOf),
    begin: () => done.clear(),
    async next(kinds) {
      await new Promise((passed) => later(passed))
      await soon(() => pending === 0)
      await new Promise((passed) => later(passed))
      const keyOf = (one: HTMLElement) => one.id || describe(one)
      const next = all().find((one) => kinds.includes(kindOf(one)) && !done.has(keyOf(one)))
      if (!next) return null
      done.add(keyOf(next))
      hand = next
      next.focus()
      return stopOf(next)
    },
    focus: (at) => all()[at]!.focus(),
    back: () => inHand().focus(),
    async held(wanted = {}) {
      await new Promise((passed) => later(passed)) // shortened delays run first
      const isLike = (now: Stop) => Object.entries(wanted).every(([key, value]) => now[key as keyof Stop] === value)
      await soon(() => isLike(stopOf(inHand())))
      return stopOf(inHand())
    },
    step() {
      for (const moving of document.getAnimations()) if (moving.effect?.getTiming().iterations !== Infinity) moving.finish()
      if (left) seen.push({ what: left.what, ...left.judge() })
      left = null
      const element = document.activeElement
      if (!element || element === document.body) return { at: -1, what: 'nothing' }
      left = { what: describe(element), judge: focusSight.look(element) }
      return { at: indexOf(element), what: describe(element) }
    },
    sights() {
      const told = seen
      seen = []
      left = null
      return told
    },
    async glance() {
      sight.sights()
      for (const at of [...all().keys(), 0]) {
        sight.focus(at)
        await new Promise((passed) => later(passed)) // a frame that follows the focus is drawn first
        sight.step()
      }
      return sight.sights()
    },
    misplaced() {
      const stops = all()
      return stops.flatMap((one, at) => {
        const next = stops[at + 1]
        if (!next) return []
        const [a, b] = [placeOf(one), placeOf(next)]
        if (a.field === b.field || next.matches('.k-skip')) return []
        const isBeside = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.bottom - a.top, b.bottom - b.top) / 2
        const isWrong = isBeside ? b.left < a.left : b.top < a.top
        return isWrong ? [`${describe(one)} comes before ${describe(next)}`] : []
      })
    },
    async options() {
      await soon(() => dropdown() !== undefined && !dropdown()!.textContent.trim().startsWith('Wird ge'))
      const offered = dropdown()?.querySelectorAll('.ant-select-item-option:not(.ant-select-item-option-disabled)') ?? []
      return [...offered].map((one) => one.getAttribute('title') ?? one.textContent ?? '')
    },
    marks: (name) => soon(() => dropdown()?.querySelector('.ant-select-item-option-active')?.getAttribute('title') === name),
    submits: () => attempts,
    dialogs: () => [...document.querySelectorAll('[role=dialog]')].filter(isThere).length,
  }
  Object.assign(globalThis, { formSight: sight })
}
