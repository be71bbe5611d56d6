import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'

type Props = {
  isSo: boolean | null
  why: string
  /** Toggles the mark. */
  press?: { name: string; onPress: () => void }
}

/** A yes or no as an icon; `why` explains it. */
export function CandidateMark({ isSo, why, press }: Props) {
  const look = `k-match ${isSo ? 'k-match-yes' : 'k-match-no'}`
  const sign = isSo ? <CheckCircleFilled aria-hidden /> : <MinusCircleOutlined aria-hidden />
  return (
    <Tooltip title={why}>
      {press ? (
        <button
          type="button"
          className={`k-match-button ${look}`}
          aria-label={press.name}
          aria-pressed={isSo === true}
          onClick={press.onPress}
        >
          {sign}
        </button>
      ) : (
        <span className={look} role="img" aria-label={why}>
          {sign}
        </span>
      )}
    </Tooltip>
  )
}
