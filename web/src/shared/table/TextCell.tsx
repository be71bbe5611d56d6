import { Missing } from '../part/Missing.tsx'
import { Ellipsis } from '../part/Ellipsis.tsx'

/** A text of at most two lines, or the mark for a missing one. */
export const TextCell = ({ text }: { text: string | null | undefined }) => (text ? <Ellipsis>{text}</Ellipsis> : <Missing />)
