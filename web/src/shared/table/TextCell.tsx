import { Missing } from '../part/Missing.tsx'
import { Shave } from '../part/Ellipsis.tsx'

/** A text in at most two lines, or the sign for none. */
export const TextCell = ({ text }: { text: string | null | undefined }) => (text ? <Shave>{text}</Shave> : <Missing />)
