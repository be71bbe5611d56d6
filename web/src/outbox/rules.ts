import type { MailHealth, MailState } from '@kasack/contract/outbox.ts'
import type { Text } from '@kasack/contract/text.ts'
import { formatInteger } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** A reason why e-mails do not arrive, and the outbox state of those concerned. */
export type Trouble = { state: MailState; count: number; sentence: string }

/** What is wrong with the e-mails, worst first; empty if nothing is. */
export function troublesOf({ has_server, held, failed, delayed, last_error }: MailHealth): Trouble[] {
  const trouble = (state: MailState, count: number, [one, some]: readonly [Text, Text]): Trouble[] =>
    count === 0 ? [] : [{ state, count, sentence: t(count === 1 ? one : some, { count: formatInteger(count), reason: last_error }) }]
  return [
    ...trouble('failed', failed, [texts.one_failed, texts.some_failed]),
    ...trouble('waiting', delayed, [texts.one_delayed, texts.some_delayed]),
    ...(has_server ? [] : trouble('held', held, [texts.one_held, texts.some_held])),
  ]
}

/** Whether anything is worse than when the user hid the warning: `failed:3,held:12`. */
export const isWorse = (troubles: readonly Trouble[], hidden: string | null): boolean =>
  troubles.some(({ state, count }) => count > (countsOf(hidden).get(state) ?? 0))

export const writtenAs = (troubles: readonly Trouble[]): string => troubles.map(({ state, count }) => `${state}:${count}`).join(',')

function countsOf(hidden: string | null): Map<string, number> {
  const counts = (hidden ?? '').split(',').map((part) => part.split(':'))
  return new Map(counts.map(([state = '', count]) => [state, Number(count) || 0]))
}
