import type { Engagement } from '@kasack/contract/engagement.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { shownRows } from '../shared/table/use-list-rows.ts'
import { refuseEntryAbout } from './rules.ts'

/** The key of the dashboard's table of calls that are due. */
export const dueTable = 'de'

/** The call below this one in the table, as it stands now, about which the user may write. Null: there is none. */
export function callAfter(id: number, mayName: boolean): number | null {
  const calls = shownRows<Engagement>(engagement.path, dueTable)
  const at = calls.findIndex((call) => call.id === id)
  if (at === -1) return null
  return calls.slice(at + 1).find((call) => !refuseEntryAbout(call, mayName))?.id ?? null
}
