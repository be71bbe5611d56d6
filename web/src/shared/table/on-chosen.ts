import type { Text } from '@kasack/contract/text.ts'
import { undoOffer } from '../call/undo.ts'
import type { Question } from '../form/confirm.ts'
import { confirm } from '../form/confirm.ts'
import { texts as words } from '../form/texts.ts'
import { formatInteger } from '../language/format.ts'
import { t } from '../language/i18n.ts'
import { notify, secondsToGoOn } from '../notification/notify.ts'
import type { SelectionContext } from './selection-act.ts'
import { selectionTexts } from './selection-texts.ts'
import { texts } from './texts.ts'

/** What the confirmation asks about the rows. */
export type Asking = Pick<Question, 'more' | 'isReady' | 'act'> & { label: Text; question: { one: Text; some: Text } }

/** Confirms the action and lists the rows left out; if all are, it only reports that. */
export async function confirmChosen<Row>(
  { label, question, ...more }: Asking,
  { rows, leftOut, nameOf }: SelectionContext<Row>,
): Promise<boolean> {
  if (rows.length === 0) {
    notify({ kind: 'warning', title: t(selectionTexts.none_takes_part, { label: t(label) }), lines: shortened(leftOut) })
    return false
  }
  return confirm({
    title: t(rows.length === 1 ? question.one : question.some, { count: formatInteger(rows.length) }),
    text: [namesIn(rows.map(nameOf)), ...(leftOut.length > 0 ? [t(selectionTexts.left_out)] : [])].join(' '),
    reasons: shortened(leftOut),
    ...more,
    yes: t(label),
    no: t(words.cancel),
    isLoss: false,
  })
}

/** The outcome for all rows: `refused` are sentences, `untried` were never started. */
export type Outcome<Row> = { done: Row[]; groups: (number | null)[]; refused: string[]; untried: number }

/** Notifies once of the outcome for all rows, with an undo. */
export function notifyOutcome(label: Text, { done, groups, refused, untried }: Outcome<unknown>) {
  const [count, others] = [formatInteger(done.length), refused.length + untried]
  const isWhole = others === 0
  const title = t(isWhole ? selectionTexts.all_done : selectionTexts.some_done, { label: t(label), count, others: formatInteger(others) })
  const lines = [...shortened(refused), ...(untried > 0 ? [t(selectionTexts.untried, { count: formatInteger(untried) })] : [])]
  notify({ kind: isWhole ? 'success' : 'warning', title, lines, ...undoOffer(groups), ...(isWhole ? {} : { duration: secondsToGoOn }) })
}

/** Names shown before the rest is counted. */
const maxNamed = 5

function namesIn(names: readonly string[]): string {
  const named = names.slice(0, maxNamed).join(', ')
  const count = names.length - maxNamed
  return `${count > 0 ? t(texts.chosen_more, { names: named, count: formatInteger(count) }) : named}.`
}

/** Lists repeated sentences only once. */
function shortened(sentences: readonly string[]): string[] {
  const different = [...new Set(sentences)]
  const count = different.length - maxNamed
  return [...different.slice(0, maxNamed), ...(count > 0 ? [t(selectionTexts.and_more, { count: formatInteger(count) })] : [])]
}
