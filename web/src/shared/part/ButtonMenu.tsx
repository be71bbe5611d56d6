import type { ButtonProps, MenuProps } from 'antd'
import { Button, Dropdown } from 'antd'
import type { KeyboardEvent } from 'react'
import { useRef } from 'react'

/** A menu below its button: it takes the keyboard when it opens, a letter leads to the entry that begins with it, and closing gives it back. */
export function ButtonMenu({ menu, ...own }: ButtonProps & { menu: MenuProps }) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has opened this menu with its button and goes on in it
      autoFocus
      destroyOnHidden
      onOpenChange={(isOpen) => !isOpen && button.current?.focus()}
      menu={{ ...menu, onKeyDown: press }}
    >
      <Button {...own} ref={button} aria-haspopup="menu" />
    </Dropdown>
  )
}

/** Enter has chosen by now, and given the keyboard back to the button: it must not press that as well. Letters lead on, and round to the first entry. */
function press(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event
  if (key === 'Enter') event.preventDefault()
  if (key.length > 1 || key === ' ' || ctrlKey || metaKey || altKey) return
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')]
  const at = entries.indexOf(target as HTMLElement)
  const begins = ({ textContent }: HTMLElement) => textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase())
  ;[...entries.slice(at + 1), ...entries.slice(0, at)].find(begins)?.focus()
}
