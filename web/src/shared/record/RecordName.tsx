import { Link } from 'react-router'
import { Ellipsis } from '../part/Ellipsis.tsx'
import { StatusTag } from '../part/StatusTag.tsx'
import { TwoLines } from '../part/TwoLines.tsx'

type Props = { record: { name: string; is_active: boolean }; to: string }

/** A name that links to the record's page. An inactive record has its tag below a one-line name: a row never has three lines. */
export function RecordName({ record: { name, is_active }, to }: Props) {
  const link = <Link to={to}>{name}</Link>
  if (is_active) return <Ellipsis title={name}>{link}</Ellipsis>
  return (
    <TwoLines
      first={
        <span className="k-line" title={name}>
          {link}
        </span>
      }
      second={<StatusTag status="inactive" />}
    />
  )
}
