import type { BoardRow } from '@kasack/contract/board.ts'
import { assignmentLimits } from '@kasack/contract/assignment.ts'
import { Button } from 'antd'
import { assignmentModal } from '../../assignment/door.ts'
import { texts as assignmentTexts } from '../../assignment/texts.ts'
import { openModal } from '../../shared/address/modals.ts'
import { formatInteger } from '../../shared/language/format.ts'
import { useText } from '../../shared/language/i18n.ts'
import { texts } from './texts.ts'

type Props = { rows: readonly BoardRow[]; chosen: ReadonlySet<number>; onChoose: (chosen: ReadonlySet<number>) => void }

/** The selected vacancies: select all with open positions in one click, or get a proposal for those selected. */
export function BoardChosen({ rows, chosen, onChoose }: Props) {
  const t = useText()
  const open = rows.filter(({ bars }) =>
    bars.some(({ kind, open: count = 0, state }) => kind === 'demand' && state === 'open' && count > 0),
  )
  const [id, ...others] = [...chosen].slice(0, assignmentLimits.vacancies)
  return (
    <div className="k-board-chosen">
      {chosen.size > 0 && <span role="status">{t(texts.chosen, { count: formatInteger(chosen.size) })}</span>}
      {id === undefined ? (
        <Button size="small" type="text" disabled={open.length === 0} onClick={() => onChoose(new Set(open.map((row) => row.id)))}>
          {t(texts.choose_open, { count: formatInteger(open.length) })}
        </Button>
      ) : (
        <>
          <Button size="small" type="primary" onClick={() => openModal(assignmentModal, { from: { entity: 'vacancy', id, others } })}>
            {t(assignmentTexts.proposal)}
          </Button>
          <Button size="small" type="text" onClick={() => onChoose(new Set())}>
            {t(texts.chosen_none)}
          </Button>
        </>
      )}
    </div>
  )
}
