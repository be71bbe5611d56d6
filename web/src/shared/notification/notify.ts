export type NoticeKind = 'default' | 'info' | 'success' | 'warning' | 'error'

/** The outcome of a call to the server. `status`: its answer; `duration`: in seconds, 0 for the longest one. */
export type Notice = {
  kind: NoticeKind
  title: string
  lines?: string[]
  link?: { to: string; label: string }
  /** A follow-up action: a button that closes the notice. */
  action?: { label: string; onSelect: () => void; shortcut: string }
  /** Likely next steps: a button each, which disappears once used. */
  next?: readonly { label: string; onSelect: () => void }[]
  status?: number
  duration?: number
}

/** A short local remark such as "Copied!". */
export type Toast = { kind: Exclude<NoticeKind, 'default'>; text: string }

/** Renders notices; `closed` is called whenever one disappears. */
export type Display = {
  open: (key: string, notice: Notice & { duration: number }, closed: () => void) => void
  close: (key: string) => void
  toast: (toast: Toast) => void
}

const duration = { normal: 4, forbidden: 5, longest: 10 } as const
/** How long next steps are offered, in seconds: long enough to write an e-mail. */
export const secondsToGoOn = 120
export const shownAtOnce = { normal: 3, forbidden: 1, toasts: 2 } as const

let display: Display | undefined
let waiting: (() => void)[] = []
let shown: { key: string; notice: Notice }[] = []
let count = 0

/** Notices made before the page is mounted wait for it. */
export function showOn(chosen: Display | undefined) {
  display = chosen
  shown = []
  const due = waiting
  waiting = []
  if (chosen) for (const show of due) show()
}

/** At most three per status at once, one for 403: a new one replaces the oldest. */
export function notify(notice: Notice) {
  if (!display) {
    waiting.push(() => notify(notice))
    return
  }
  const key = `notice-${++count}`
  const alike = shown.filter((other) => other.notice.status === notice.status)
  for (const old of alike.slice(0, Math.max(0, alike.length + 1 - limitFor(notice.status)))) {
    left(old.key)
    display.close(old.key)
  }
  shown.push({ key, notice })
  display.open(key, { ...notice, duration: secondsFor(notice) }, () => left(key))
}

/** Triggers and closes the newest notice that has an action. False: there is none. */
export function actOnNewest(): boolean {
  const newest = shown.findLast(({ notice }) => notice.action)
  if (!newest) return false
  left(newest.key)
  display?.close(newest.key)
  newest.notice.action?.onSelect()
  return true
}

export function toast(kind: Toast['kind'], text: string) {
  if (display) display.toast({ kind, text })
  else waiting.push(() => toast(kind, text))
}

const limitFor = (status: number | undefined): number => (status === 403 ? shownAtOnce.forbidden : shownAtOnce.normal)

const secondsFor = ({ status, duration: asked }: Notice): number =>
  asked === 0 ? duration.longest : (asked ?? (status === 403 ? duration.forbidden : duration.normal))

function left(key: string) {
  shown = shown.filter((other) => other.key !== key)
}
