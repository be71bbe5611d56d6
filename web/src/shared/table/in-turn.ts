import type { Text } from '@kasack/contract/text.ts'
import type { Call } from '../call/api.ts'
import { request } from '../call/api.ts'
import { messageOf, unreachable } from '../call/refusal.ts'
import type { CallResult } from '../call/send.ts'
import { undoOffer } from '../call/undo.ts'
import type { Question } from '../form/confirm.ts'
import { confirm } from '../form/confirm.ts'
import { texts as words } from '../form/texts.ts'
import { formatInteger } from '../language/format.ts'
import { t } from '../language/i18n.ts'
import { notify, secondsToGoOn } from '../notification/notify.ts'
import { refresh } from '../storage/query-client.ts'
import type { Chosen } from './selection-act.ts'
import { selectionTexts } from './selection-texts.ts'
import { texts } from './texts.ts'

type InTurn<Row> = Pick<Question, 'more' | 'isReady'> & {
  label: Text
  /** What the user is asked about so many rows. */
  question: { one: Text; some: Text }
  /** What is done with a row; tells nobody. */
  send: (row: Row) => Promise<CallResult<unknown>>
  /** What is read again in the end. */
  resource: string
}

type Outcome<Row> = { done: Row[]; groups: (number | null)[]; refused: string[]; untried: number }

/** A call of which the notice about all rows tells. */
export const sendOne = <Data>(call: Pick<Call<Data>, 'method' | 'path' | 'body' | 'repeatKey'>): Promise<CallResult<Data>> =>
  request({ ...call, silent: true, shownIn: [] })

/** Asks once, does it with each row, one after the other, and tells once what came of them; answers the rows that were not refused. */
export async function doInTurn<Row>(inTurn: InTurn<Row>, chosen: Chosen<Row>): Promise<readonly Row[]> {
  const { label, question, more, isReady, send, resource } = inTurn
  const { rows, leftOut, nameOf } = chosen
  if (rows.length === 0) {
    notify({ kind: 'warning', title: t(selectionTexts.none_takes_part, { label: t(label) }), lines: shortened(leftOut) })
    return []
  }
  const isSure = await confirm({
    title: t(rows.length === 1 ? question.one : question.some, { count: formatInteger(rows.length) }),
    text: [namesIn(rows.map(nameOf)), ...(leftOut.length > 0 ? [t(selectionTexts.left_out)] : [])].join(' '),
    reasons: shortened(leftOut),
    more,
    ...(isReady && { isReady }),
    yes: t(label),
    no: t(words.cancel),
    isLoss: false,
  })
  if (!isSure) return []
  const outcome = await doEach(send, chosen)
  refresh(resource)
  tell(t(label), outcome)
  return outcome.done
}

/** What would be refused for every other row as well ends it. */
async function doEach<Row>(send: InTurn<Row>['send'], { rows, nameOf, onProgress, stop }: Chosen<Row>): Promise<Outcome<Row>> {
  const outcome: Outcome<Row> = { done: [], groups: [], refused: [], untried: 0 }
  for (const [at, row] of rows.entries()) {
    onProgress(at)
    const answer = await send(row)
    if (answer.ok) {
      outcome.done.push(row)
      outcome.groups.push(answer.group)
    } else outcome.refused.push(t(selectionTexts.of_row, { name: nameOf(row), reason: messageOf(answer) }))
    outcome.untried = rows.length - at - 1
    if (stop.aborted || hopeless.has(answer.status)) break
  }
  return outcome
}

const hopeless: ReadonlySet<number> = new Set([unreachable, 401, 429])

function tell(label: string, { done, groups, refused, untried }: Outcome<unknown>) {
  const [count, others] = [formatInteger(done.length), refused.length + untried]
  const isWhole = others === 0
  const title = t(isWhole ? selectionTexts.all_done : selectionTexts.some_done, { label, count, others: formatInteger(others) })
  const lines = [...shortened(refused), ...(untried > 0 ? [t(selectionTexts.untried, { count: formatInteger(untried) })] : [])]
  notify({ kind: isWhole ? 'success' : 'warning', title, lines, ...undoOffer(groups), ...(isWhole ? {} : { duration: secondsToGoOn }) })
}

/** So many are named. */
const mostNamed = 5

function namesIn(names: readonly string[]): string {
  const named = names.slice(0, mostNamed).join(', ')
  const count = names.length - mostNamed
  return `${count > 0 ? t(texts.chosen_more, { names: named, count: formatInteger(count) }) : named}.`
}

/** What stands there twice says no more than once. */
function shortened(sentences: readonly string[]): string[] {
  const different = [...new Set(sentences)]
  const count = different.length - mostNamed
  return [...different.slice(0, mostNamed), ...(count > 0 ? [t(selectionTexts.and_more, { count: formatInteger(count) })] : [])]
}
