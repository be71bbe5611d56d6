import { QuestionCircleOutlined } from '@ant-design/icons'
import type { Text } from '@kasack/contract/text.ts'
import { useState } from 'react'
import { useText } from '../shared/language/i18n.ts'
import { useListCount } from '../shared/table/count.ts'
import type { TableQuestion } from '../shared/table/list-table.ts'
import { texts } from './texts.ts'

/** Lets a list end with the excluded: the button that toggles it, beside the filters, and what the list is then read with. */
export function useExcluded(tableKey: string, label: Text) {
  const count = useListCount(tableKey)
  const [isShown, setShown] = useState(false)
  const beside = ({ size, dispatch }: TableQuestion) => (
    <MatchExcluded label={label} isShown={isShown} count={count ?? 0} onShow={setShown} size={size} dispatch={dispatch} />
  )
  return { beside, prefilters: isShown ? { excluded: '1' } : {} }
}

type Props = Pick<TableQuestion, 'size' | 'dispatch'> & { label: Text; isShown: boolean; count: number; onShow: (isShown: boolean) => void }

/** Toggles the excluded at the end of the list, and jumps to the first of them. `count`: the rows without them. */
function MatchExcluded({ label, isShown, count, size, dispatch, onShow }: Props) {
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
