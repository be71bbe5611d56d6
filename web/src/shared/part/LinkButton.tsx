import { Button } from 'antd'
import type { ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router'

type Props = Pick<ButtonProps, 'type' | 'icon' | 'children'> & {
  to: string
  /** Called when the link is followed, in any tab. */
  onFollow?: () => void
}

/** A button that is a link to another page, so that it can be opened in another tab. */
export function LinkButton({ to, onFollow, ...look }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  const leave: ButtonProps['onClick'] = (event) => {
    onFollow?.()
    follow(event as never)
  }
  return <Button {...look} href={useHref(to)} onClick={leave} />
}
