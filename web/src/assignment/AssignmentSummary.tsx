import { assignmentLimits } from '@kasack/contract/assignment.ts'
import { Button } from 'antd'
import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { selectionTexts } from '../shared/table/selection-texts.ts'
import type { Plan } from './rules.ts'
import { differenceOf } from './rules.ts'
import { texts } from './texts.ts'

type Props = { plan: Plan; isAsking: boolean; onStop: () => void }

/** The proposal summed up in sentences; during the calculation, its progress and a way to cancel it. */
export function AssignmentSummary({ plan, isAsking, onStop }: Props) {
  const t = useText()
  const seconds = assignmentLimits.seconds
  const { proposal } = plan
  return (
    <div className="k-assignment-summary">
      <div role="status">
        {isAsking && <p>{t(texts.calculating, { seconds })}</p>}
        {!isAsking && proposal?.total === 0 && <p>{t(texts.nothing_to_fill)}</p>}
        {!isAsking && proposal && proposal.total > 0 && (
          <p>
            <b>{t(texts.filled, { filled: formatInteger(proposal.filled), total: formatInteger(proposal.total) })}</b>{' '}
            <span className={proposal.proven ? undefined : 'k-today'}>
              {t(proposal.proven ? texts.proven : texts.unproven, { seconds })}
            </span>{' '}
            <Difference plan={plan} />
          </p>
        )}
      </div>
      {isAsking && (
        <Button size="small" onClick={onStop}>
          {t(selectionTexts.stop)}
        </Button>
      )}
    </div>
  )
}

function Difference({ plan }: { plan: Plan }) {
  const t = useText()
  const difference = differenceOf(plan)
  if (!difference) return null
  const { come, gone } = difference
  if (come + gone === 0) return t(texts.no_difference)
  return t(texts.difference, { come: formatInteger(come), gone: formatInteger(gone) })
}
