import type { Call } from '../call/api.ts'
import { request } from '../call/api.ts'
import { messageOf, unreachable } from '../call/refusal.ts'
import type { CallResult } from '../call/send.ts'
import { t } from '../language/i18n.ts'
import { refresh } from '../storage/query-client.ts'
import type { Asking, Outcome } from './on-chosen.ts'
import { confirmChosen, notifyOutcome } from './on-chosen.ts'
import type { SelectionContext } from './selection-act.ts'
import { selectionTexts } from './selection-texts.ts'

type OneByOne<Row> = Omit<Asking, 'act'> & {
  /** Handles a row, without notifications. */
  send: (row: Row) => Promise<CallResult<unknown>>
  /** The resource to refresh afterwards. */
  resource: string
}

/** A silent call, covered by the notice about all rows. */
export const sendOne = <Data>(call: Pick<Call<Data>, 'method' | 'path' | 'body' | 'repeatKey'>): Promise<CallResult<Data>> =>
  request({ ...call, silent: true, shownIn: [] })

/** Confirms once, handles the rows one after the other, and notifies once of the outcome; returns the rows that were not refused. */
export async function runOneByOne<Row>(oneByOne: OneByOne<Row>, chosen: SelectionContext<Row>): Promise<readonly Row[]> {
  const { send, resource, ...asking } = oneByOne
  if (!(await confirmChosen(asking, chosen))) return []
  const outcome = await doEach(send, chosen)
  refresh(resource)
  notifyOutcome(asking.label, outcome)
  return outcome.done
}

/** Stops at a failure that every other row would meet as well. */
async function doEach<Row>(send: OneByOne<Row>['send'], { rows, nameOf, onProgress, stop }: SelectionContext<Row>): Promise<Outcome<Row>> {
  const outcome: Outcome<Row> = { done: [], groups: [], refused: [], untried: 0 }
  for (const [at, row] of rows.entries()) {
    onProgress(at)
    const answer = await send(row)
    if (answer.ok) {
      outcome.done.push(row)
      outcome.groups.push(answer.group)
    } else outcome.refused.push(t(selectionTexts.of_row, { name: nameOf(row), reason: messageOf(answer) }))
    outcome.untried = rows.length - at - 1
    if (stop.aborted || fatalStatuses.has(answer.status)) break
  }
  return outcome
}

const fatalStatuses: ReadonlySet<number> = new Set([unreachable, 401, 429])
