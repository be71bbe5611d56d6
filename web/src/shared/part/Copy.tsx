import { CopyOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../language/i18n.ts'
import { copyText } from './copy-text.ts'
import { texts } from './texts.ts'

type CopyProps = {
  /** "Address" */
  what: string
  value: string
  /** How it is displayed, if not as copied. */
  children?: ReactNode
}

/** Shows a value with a copy button. */
export function Copy({ what, value, children = value }: CopyProps) {
  const title = useText()(texts.copy, { what })
  return (
    <span className="k-copied">
      <span className="k-line" title={value}>
        {children}
      </span>
      <Tooltip title={title}>
        <Button
          className="k-copy"
          type="text"
          size="small"
          icon={<CopyOutlined aria-hidden />}
          aria-label={title}
          onClick={() => void copyText(value)}
        />
      </Tooltip>
    </span>
  )
}
