import { modal } from '../shared/address/modals.ts'

/** What the user has set for this browser. */
export const settingsModal = modal('settings')
