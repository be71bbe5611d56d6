import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'

type Props = { fits: boolean | null; why: string }

/** Whether something of an employee fits what a vacancy asks for; `why` says it in words. */
export const CandidateMatch = ({ fits, why }: Props) => (
  <Tooltip title={why}>
    <span className={`k-match ${fits ? 'k-match-yes' : 'k-match-no'}`} role="img" aria-label={why}>
      {fits ? <CheckCircleFilled aria-hidden /> : <MinusCircleOutlined aria-hidden />}
    </span>
  </Tooltip>
)
