import type { Problems } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

/** A test mail goes to the given address, or else to the superuser's own. */
export const refuseTest = ({ recipient }: { recipient: string }): Problems => (recipient === '' ? { recipient: [texts.no_address] } : {})
