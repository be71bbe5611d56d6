import { hirer } from '@kasack/contract/hirer.ts'
import { modal } from '../shared/address/modals.ts'

/** The form of a hirer, where they are all listed. */
export const hirerModal = modal('hirer', { of: hirer, id: 'optional' })
