import type { Text } from '@kasack/contract/text.ts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useText } from '../shared/language/i18n.ts'

type Props = {
  icon: ReactNode
  label: string
  /** Why the section cannot be moved. */
  whyNot: Text | null
  onMove: () => void
}

/** Moves a section along the line; the focus follows the button. */
export function CockpitMove({ icon, label, whyNot, onMove }: Props) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const move = () => {
    onMove()
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <Button
      ref={button}
      size="small"
      type="text"
      icon={icon}
      aria-label={label}
      aria-disabled={whyNot !== null}
      className={whyNot ? 'ant-btn-disabled' : ''} // antd's look of a disabled button
      title={whyNot ? t(whyNot) : label}
      onClick={whyNot ? undefined : move}
    />
  )
}
