import type { ButtonProps, MenuProps } from 'antd'
import { Button, Dropdown } from 'antd'
import { useRef } from 'react'

/** A menu below its button: it takes the keyboard when it opens, and gives it back when it closes. */
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
      menu={menu}
    >
      <Button {...own} ref={button} aria-haspopup="menu" />
    </Dropdown>
  )
}
