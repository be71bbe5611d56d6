import type { Location } from 'react-router'
import { readModals } from '../../shared/address/modals.ts'
import { saveState, savedState } from '../../shared/storage/state-storage.ts'

type Address = Pick<Location, 'pathname' | 'search'>

const [prefix, most] = ['kasack-recent:', 10]

/** What this tab has written last, by key: what is saved may wait for a second. */
const written = new Map<string, string>()

// Another tab has written on top of it.
globalThis.addEventListener?.('storage', ({ key }) => void (key && written.delete(key)))

/**
 * What the user opened last in this browser, newest first, but for what she has before her, as the search is asked for it:
 * `employees:17,facilities:3`. Kinds and ids, never names.
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

/** Puts the records that the page shows before those that were opened earlier. */
export function noteOpened(user: number, shown: Address) {
  const opened = recordsIn(shown)
  const before = openedBefore(user)
  const now = [...new Set([...opened, ...before])].slice(0, most + opened.length).join(',')
  if (opened.length === 0 || now === before.join(',')) return
  written.set(prefix + user, now)
  saveState(prefix + user, () => JSON.stringify(now))
}

/** In what else records are opened, by its name in the address. */
const drawers: Record<string, string> = {
  'employee-drawer': 'employees',
  'vacancy-drawer': 'vacancies',
  'booking-drawer': 'bookings',
  engagement: 'engagements',
}

/** The records that are shown there, the uppermost first: on the page, in drawers, and entries in their form. */
export function recordsIn({ pathname, search }: Address): string[] {
  const [, kind, id] = /^\/(employees|applicants|facilities|contact-persons|vacancies)\/(\d{1,15})$/.exec(pathname) ?? []
  const above = readModals(new URLSearchParams(search)).flatMap(({ name, id: shown = '' }) =>
    drawers[name] && /^\d{1,15}$/.test(shown) ? [`${drawers[name]}:${shown}`] : [],
  )
  return [...above.toReversed(), ...(kind ? [`${kind}:${id}`] : [])]
}
