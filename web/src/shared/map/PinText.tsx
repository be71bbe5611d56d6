import { Link } from 'react-router'
import { useText } from '../language/i18n.ts'
import { Distance } from './Distance.tsx'
import type { Pin } from './pin.ts'
import { texts } from './texts.ts'

/** The default popover of a pin. */
export function PinText({ pin: { name, path, remark, isApproximate, reach } }: { pin: Pin }) {
  const t = useText()
  return (
    <>
      <p>{path ? <Link to={path}>{name}</Link> : <strong>{name}</strong>}</p>
      {remark && <p>{remark}</p>}
      {reach && (
        <p>
          <Distance {...reach} />
        </p>
      )}
      {isApproximate && <p className="k-second">{t(texts.approximate_place)}</p>}
    </>
  )
}
