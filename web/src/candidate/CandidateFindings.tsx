import { booking } from '@kasack/contract/booking.ts'
import { useQuery } from '@tanstack/react-query'
import { Tooltip } from 'antd'
import { JudgeLevel } from '../judge/JudgeLevel.tsx'
import { findingsOfOne } from '../judge/queries.ts'
import { sentencesOf } from '../judge/rules.ts'
import { useMay } from '../shared/session/permission.ts'

type Props = { vacancy: number; employee: number }

/** The findings against booking an employee for the vacancy; a forbidding one is spelled out. Empty for readers who may not book. */
export function CandidateFindings({ vacancy, employee }: Props) {
  const may = useMay()
  const { data: findings = [] } = useQuery({ ...findingsOfOne(vacancy, employee), enabled: may(booking.access.create) })
  const [strongest] = findings
  if (!strongest) return null
  const why = sentencesOf(findings)
  const forbidding = findings.filter(({ level }) => level === 'block').map(({ text }) => text)
  return (
    <div className="k-second">
      <Tooltip title={<span className="k-pre">{why.join('\n')}</span>}>
        <span role="img" aria-label={why.join(' ')}>
          <JudgeLevel level={strongest.level} />
        </span>
      </Tooltip>
      {forbidding.length > 0 && <div>{forbidding.join(' ')}</div>}
    </div>
  )
}
