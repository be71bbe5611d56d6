import type { CallResult } from '../call/send.ts'
import { request } from '../call/api.ts'
import type { Refusal } from '../call/refusal.ts'
import { messageOf } from '../call/refusal.ts'
import { t } from '../language/i18n.ts'
import { notify } from '../notification/notify.ts'
import { refresh } from '../storage/query-client.ts'
import type { Asking } from './on-chosen.ts'
import { confirmChosen, notifyOutcome } from './on-chosen.ts'
import type { SelectionContext } from './selection-act.ts'
import { selectionTexts } from './selection-texts.ts'

/** The answer to a call about many records, in the order sent: `errors` for those refused. */
export type Results = { results: readonly { errors?: NonNullable<Refusal>['errors'] }[] }

type InOneCall<Row> = Omit<Asking, 'act'> & {
  /** The call that handles all rows. */
  path: string
  body: (rows: readonly Row[]) => object
  /** The resource to refresh afterwards. */
  resource: string
}

/** Confirms once, handles all rows in a single call, and notifies once of the outcome; returns the rows that were not refused. */
export async function runInOneCall<Row>(
  { path, body, resource, ...asking }: InOneCall<Row>,
  chosen: SelectionContext<Row>,
): Promise<readonly Row[]> {
  const { rows, nameOf } = chosen
  let answer: CallResult<Results> | undefined
  const act = async () => {
    answer = await request<Results>({ method: 'POST', path, body: body(rows), silent: true, shownIn: [] })
  }
  await confirmChosen({ ...asking, act }, chosen)
  if (!answer) return []
  refresh(resource) // even if all were refused: others were faster
  if (!answer.ok) {
    notify({ kind: 'warning', title: t(selectionTexts.none_takes_part, { label: t(asking.label) }), lines: [messageOf(answer)] })
    return []
  }
  const reasons = answer.data.results.map(refusalIn)
  const refused = rows.flatMap((row, place) => {
    const reason = reasons[place]
    return reason ? t(selectionTexts.of_row, { name: nameOf(row), reason }) : []
  })
  const done = rows.filter((_, place) => !reasons[place])
  notifyOutcome(asking.label, { done, groups: [answer.group], refused, untried: 0 })
  return done
}

/** Why one of many records was refused, as a sentence; null: it was not. */
export const refusalIn = ({ errors }: Results['results'][number]): string | null =>
  errors ? messageOf({ status: 400, data: { errors } }) : null
