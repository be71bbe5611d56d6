import { StatusTag } from '../part/StatusTag.tsx'
import { LinkedName } from './LinkedName.tsx'

type Props = { record: { name: string; is_active: boolean }; to: string }

/** The name of a record, which says if it is inactive. */
export const RecordName = ({ record: { name, is_active }, to }: Props) => (
  <LinkedName name={name} to={to} tag={!is_active && <StatusTag status="inactive" />} />
)
