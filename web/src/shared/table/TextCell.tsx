import { Missing } from '../part/Missing.tsx'
import { Ellipsis } from '../part/Ellipsis.tsx'

/** A text in at most two lines, or the sign for none. */
export const TextCell = ({ text }: { text: string | null | undefined }) => (text ? <Ellipsis>{text}</Ellipsis> : <Missing />)
