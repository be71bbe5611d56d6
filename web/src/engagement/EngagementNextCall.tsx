import type { Engagement } from '@kasack/contract/engagement.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { shownRows } from '../shared/table/use-list-rows.ts'
import { refuseEntryAbout } from './rules.ts'

/** Table key of the dashboard's due calls. */
export const dueTable = 'de'

/** The next call below this one in the table that the user may write about; null if there is none. */
export function callAfter(id: number, mayName: boolean): number | null {
  const calls = shownRows<Engagement>(engagement.path, dueTable)
  const at = calls.findIndex((call) => call.id === id)
  if (at === -1) return null
  return calls.slice(at + 1).find((call) => !refuseEntryAbout(call, mayName))?.id ?? null
}
