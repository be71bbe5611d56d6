import type { Location } from 'react-router'
import { readModals } from '../../shared/address/modals.ts'
import { saveState, savedState } from '../../shared/storage/state-storage.ts'

type Address = Pick<Location, 'pathname' | 'search'>

const [prefix, most] = ['kasack-recent:', 10]

/** This tab's latest writes by key, since saving may be delayed by a second. */
const written = new Map<string, string>()

// Another tab has overwritten it.
globalThis.addEventListener?.('storage', ({ key }) => void (key && written.delete(key)))

/**
 * What the user last opened in this browser, newest first, without what is on screen, in the form of the search
 * request: `employees:17,facilities:3`. Kinds and ids, never names.
 */
export function recentRecords(user: number, shown: Address): string {
  const now = recordsIn(shown)
  return openedBefore(user)
    .filter((one) => !now.includes(one))
    .slice(0, most)
    .join(',')
}

function openedBefore(user: number): string[] {
  const saved = written.get(prefix + user) ?? savedState(prefix + user)
  return typeof saved === 'string' ? saved.split(',').filter(Boolean) : []
}

/** Puts the records on screen before those opened earlier. */
export function noteOpened(user: number, shown: Address) {
  const opened = recordsIn(shown)
  const before = openedBefore(user)
  const now = [...new Set([...opened, ...before])].slice(0, most + opened.length).join(',')
  if (opened.length === 0 || now === before.join(',')) return
  written.set(prefix + user, now)
  saveState(prefix + user, () => JSON.stringify(now))
}

/** Modals other than pages that show a record, by their name in the address. */
const drawers: Record<string, string> = {
  'employee-drawer': 'employees',
  'vacancy-drawer': 'vacancies',
  'booking-drawer': 'bookings',
  engagement: 'engagements',
}

/** The records on screen, topmost first: on the page, in drawers, and logbook entries in their form. */
export function recordsIn({ pathname, search }: Address): string[] {
  const [, kind, id] = /^\/(employees|applicants|facilities|contact-persons|vacancies)\/(\d{1,15})$/.exec(pathname) ?? []
  const above = readModals(new URLSearchParams(search)).flatMap(({ name, id: shown = '' }) =>
    drawers[name] && /^\d{1,15}$/.test(shown) ? [`${drawers[name]}:${shown}`] : [],
  )
  return [...above.toReversed(), ...(kind ? [`${kind}:${id}`] : [])]
}
