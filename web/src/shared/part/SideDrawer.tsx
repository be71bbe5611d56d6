import { CloseOutlined } from '@ant-design/icons'
import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useText } from '../language/i18n.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { texts } from './texts.ts'
import { steadyLines } from './steady-lines.ts'

type Props = {
  title: string
  /** Next to the title. */
  tags?: ReactNode
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}

const width = 850

/** A drawer at the right side of any page. The focus starts at its title. */
export function SideDrawer({ title, tags, actions, onClose, children }: Props) {
  const t = useText()
  const name = useRef<HTMLSpanElement>(null)
  return (
    <Drawer
      open
      className="k-drawer"
      size={width}
      closable={{ 'aria-label': t(texts.close) }}
      closeIcon={<CloseOutlined aria-hidden />}
      onClose={onClose}
      afterOpenChange={() => name.current?.focus({ preventScroll: true })}
      title={
        <div className="k-head-title">
          <span ref={name} tabIndex={-1} className="k-drawer-name">
            {title}
          </span>
          {tags}
          <ChangeMark />
        </div>
      }
      extra={actions && <div className="k-head-actions">{actions}</div>}
    >
      <div ref={steadyLines}>{children}</div>
    </Drawer>
  )
}
