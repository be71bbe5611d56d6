import type { FindingAnswer } from '@kasack/contract/judge.ts'
import { Button } from 'antd'
import { useMay } from '../shared/session/permission.ts'
import { curesOf, type Situation } from './rules.ts'

/** The remedies for a finding that the user may apply. */
export function JudgeCures({ finding, situation }: { finding: Partial<FindingAnswer>; situation: Situation }) {
  const may = useMay()
  const { code = '', lower = null, source = null } = finding
  return curesOf({ code, lower, source }, situation)
    .filter(({ needs }) => may(needs))
    .map((cure) => (
      <Button
        key={cure.label}
        type="link"
        size="small"
        {...('act' in cure ? { onClick: cure.act } : { href: cure.page, target: '_blank', rel: 'noopener' })}
      >
        {cure.label}
      </Button>
    ))
}
