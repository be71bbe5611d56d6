import { modal } from '../../shared/address/modals.ts'

/** The user's settings for this browser. */
export const settingsModal = modal('settings')

/** The keyboard shortcuts. */
export const keysModal = modal('keys')
