import type { MailState } from '@kasack/contract/outbox.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

/** A test mail goes to an address, the superuser's own unless told. */
export const refuseTest = ({ recipient }: { recipient: string }): Problems => (recipient === '' ? { recipient: [texts.no_address] } : {})

/** Why a mail is not tried again on demand. */
export const refuseRetry = ({ state }: { state: MailState }): Text[] => (state === 'sent' ? [texts.already_sent] : [])
