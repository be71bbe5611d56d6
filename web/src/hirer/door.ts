import { hirer } from '@kasack/contract/hirer.ts'
import { modal } from '../shared/address/modals.ts'

/** The form of a hirer, above the list of hirers. */
export const hirerModal = modal('hirer', { of: hirer, id: 'optional' })
