import { QuestionCircleOutlined } from '@ant-design/icons'
import type { Text } from '@kasack/contract/text.ts'
import { useText } from '../shared/language/i18n.ts'
import type { TableQuestion } from '../shared/table/list-table.ts'
import { texts } from './texts.ts'

type Props = Pick<TableQuestion, 'size' | 'dispatch'> & { label: Text; isShown: boolean; count: number; onShow: (isShown: boolean) => void }

/** Toggles the excluded at the end of the list, and jumps to the first of them. `count`: the rows without them. */
export function MatchExcluded({ label, isShown, count, size, dispatch, onShow }: Props) {
  const t = useText()
  function toggle() {
    onShow(!isShown)
    dispatch({ type: 'page', page: isShown ? 1 : Math.floor(count / size) + 1 }, { replace: true })
  }
  return (
    <div className="k-quick">
      <button type="button" title={t(texts.why_missing_hint)} aria-pressed={isShown} onClick={toggle}>
        <QuestionCircleOutlined aria-hidden /> {t(label)}
      </button>
    </div>
  )
}
