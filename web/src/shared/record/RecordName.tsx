import { Link } from 'react-router'
import { Ellipsis } from '../part/Ellipsis.tsx'
import { StatusTag } from '../part/StatusTag.tsx'
import { TwoLines } from '../part/TwoLines.tsx'

type Props = { record: { name: string; is_active: boolean }; to: string }

/** The name leads to the record's page; an inactive one is tagged, below a name of one line: a row never has three. */
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
