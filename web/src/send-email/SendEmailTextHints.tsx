import { t, useText } from '../shared/language/i18n.ts'
import type { Store } from '../shared/program/store.ts'
import { useStore } from '../shared/program/store.ts'
import type { Filling } from './queries.ts'
import { placeholderName } from './rules.ts'
import { SendEmailHints } from './SendEmailHints.tsx'
import { texts } from './texts.ts'

/** Warnings above the text: own text kept after a change, available only in German, unfilled placeholders. */
export function SendEmailTextHints({ filling, isOfSeveral }: { filling: Store<Filling>; isOfSeveral: boolean }) {
  useText()
  const { filled, kept, onlyGerman } = useStore(filling)
  const empty = filled?.empty_placeholders ?? []
  const names = empty.map(placeholderName).join('; ')
  const warnings = [
    ...(kept ? [t(texts.own_text_kept)] : []),
    ...(onlyGerman ? [t(texts.only_german)] : []),
    ...(names ? [t(isOfSeveral ? texts.empty_for_some : texts.empty_placeholders, { names })] : []),
  ]
  return <SendEmailHints warnings={warnings} remark={null} />
}
