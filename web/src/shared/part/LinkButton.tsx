import { Button } from 'antd'
import type { ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router'

/** A button that leads to another page, as a link that can be opened in another tab. */
export function LinkButton({ to, ...look }: { to: string } & Pick<ButtonProps, 'type' | 'icon' | 'children'>) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return <Button {...look} href={useHref(to)} onClick={(event) => follow(event as never)} />
}
