import type { Problems } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

/** A test mail goes to an address, the superuser's own unless told. */
export const refuseTest = ({ recipient }: { recipient: string }): Problems => (recipient === '' ? { recipient: [texts.no_address] } : {})
