import type { ButtonProps } from 'antd'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'

type Props = Omit<ButtonProps, 'disabled' | 'onClick' | 'title'> & { reason: string }

/** An unavailable button that gives the reason on hover, focus and tap, which a disabled button cannot receive. */
export function UnavailableButton({ reason, className = '', ...look }: Props) {
  const [isTold, setTold] = useState(false)
  const tell = () => setTold(true)
  const beSilent = () => setTold(false)
  return (
    <Tooltip title={reason} open={isTold}>
      <Button
        {...look}
        className={`${className} ant-btn-disabled`} // antd's disabled look
        aria-disabled
        title={reason}
        onFocus={tell}
        onClick={tell}
        onBlur={beSilent}
        onMouseLeave={beSilent}
      />
    </Tooltip>
  )
}
