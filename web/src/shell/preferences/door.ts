import { modal } from '../../shared/address/modals.ts'

/** What the user has set for this browser. */
export const settingsModal = modal('settings')

/** What the keys of the keyboard do. */
export const keysModal = modal('keys')
