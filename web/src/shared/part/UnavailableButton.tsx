import type { ButtonProps } from 'antd'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'

type Props = Omit<ButtonProps, 'disabled' | 'onClick' | 'title'> & { reason: string }

/** A button that does nothing now and says why, to the pointer as well as where it has the focus or is tapped: a disabled one has neither. */
export function UnavailableButton({ reason, className = '', ...look }: Props) {
  const [isTold, setTold] = useState(false)
  const tell = () => setTold(true)
  const beSilent = () => setTold(false)
  return (
    <Tooltip title={reason} open={isTold}>
      <Button
        {...look}
        className={`${className} ant-btn-disabled`} // antd's look of one that is disabled
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
