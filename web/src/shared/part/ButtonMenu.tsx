import type { ButtonProps, MenuProps } from 'antd'
import { Button } from 'antd'
import Dropdown from 'antd/es/dropdown/dropdown'
import type { KeyboardEvent } from 'react'
import { useRef } from 'react'

/** A menu below its button. It takes the focus and returns it on closing; a letter jumps to the next entry that starts with it. */
export function ButtonMenu({ menu, ...own }: ButtonProps & { menu: MenuProps }) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has opened this menu with its button
      autoFocus
      destroyOnHidden
      onOpenChange={(isOpen) => !isOpen && button.current?.focus()}
      menu={{ ...menu, onKeyDown: press }}
    >
      <Button {...own} ref={button} aria-haspopup="menu" />
    </Dropdown>
  )
}

/** Enter has already chosen and returned the focus to the button, which it must not press, too. Letters search and wrap around. */
function press(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event
  if (key === 'Enter') event.preventDefault()
  if (key.length > 1 || key === ' ' || ctrlKey || metaKey || altKey) return
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')]
  const at = entries.indexOf(target as HTMLElement)
  const begins = ({ textContent }: HTMLElement) => textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase())
  ;[...entries.slice(at + 1), ...entries.slice(0, at)].find(begins)?.focus()
}
