import { Link } from 'react-router'
import { useText } from '../language/i18n.ts'
import type { Pin } from './pin.ts'
import { texts } from './texts.ts'

/** What a pin says of itself when it is opened. */
export function PinText({ pin: { name, path, remark, isApproximate, isExceeded } }: { pin: Pin }) {
  const t = useText()
  const remarks = [isApproximate && t(texts.approximate_place), isExceeded && t(texts.exceeded)].filter(Boolean)
  return (
    <>
      <p>{path ? <Link to={path}>{name}</Link> : <strong>{name}</strong>}</p>
      {remark && <p>{remark}</p>}
      {remarks.length > 0 && <p className="k-second">{remarks.join(', ')}</p>}
    </>
  )
}
