import type { FindingAnswer } from '@kasack/contract/judge.ts'
import { Button } from 'antd'
import { useMay } from '../shared/session/permission.ts'
import { remediesFor, type Situation } from './rules.ts'

/** The remedies for a finding that the user may apply. */
export function JudgeRemedies({ finding, situation }: { finding: Partial<FindingAnswer>; situation: Situation }) {
  const may = useMay()
  const { code = '', lower = null, source = null } = finding
  return remediesFor({ code, lower, source }, situation)
    .filter(({ needs }) => may(needs))
    .map((remedy) => (
      <Button
        key={remedy.label}
        type="link"
        size="small"
        {...('act' in remedy ? { onClick: remedy.act } : { href: remedy.page, target: '_blank', rel: 'noopener' })}
      >
        {remedy.label}
      </Button>
    ))
}
