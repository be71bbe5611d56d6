import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'

type Props = { isSo: boolean | null; why: string }

/** A yes or no of a row as a sign; `why` says it in words. */
export const CandidateMark = ({ isSo, why }: Props) => (
  <Tooltip title={why}>
    <span className={`k-match ${isSo ? 'k-match-yes' : 'k-match-no'}`} role="img" aria-label={why}>
      {isSo ? <CheckCircleFilled aria-hidden /> : <MinusCircleOutlined aria-hidden />}
    </span>
  </Tooltip>
)
