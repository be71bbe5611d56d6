import type { Text } from '@kasack/contract/text.ts'
import { useText } from '../../shared/language/i18n.ts'
import { texts } from './texts.ts'

type Props = {
  id: string
  /** The user can go back a step. */
  isBack: boolean
  /** The marked option has actions. */
  hasActs: boolean
}

/** Explains the keys at the bottom; a single sentence for screen readers. */
export function SearchFoot({ id, isBack, hasActs }: Props) {
  const t = useText()
  const hints: [string, Text][] = [
    ['↑↓', texts.hint_move],
    ['Enter', texts.hint_open],
    [t(texts.key_new_tab), texts.hint_tab],
    ...(hasActs ? [['Tab', texts.hint_acts] as [string, Text]] : []),
    ['Esc', isBack ? texts.hint_back : texts.hint_close],
  ]
  return (
    <div className="k-search-foot">
      <p id={id} className="k-sr">
        {t(texts.hints)}
      </p>
      {hints.map(([key, does]) => (
        <span key={key} aria-hidden="true">
          <kbd className="k-kbd">{key}</kbd> {t(does)}
        </span>
      ))}
    </div>
  )
}
