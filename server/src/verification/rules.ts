import type { Text } from '@kasack/contract/text.ts'
import type { Link } from './queries.ts'
import { texts } from './texts.ts'

/** What following a link means. One that has confirmed its address stays good, however often and however late it is followed. */
export function judgeLink(
  link: Pick<Link, 'email_verification_datetime' | 'is_expired'> | null,
): 'unknown' | 'expired' | 'confirmed' | 'open' {
  if (!link) return 'unknown'
  if (link.email_verification_datetime !== null) return 'confirmed'
  return link.is_expired ? 'expired' : 'open'
}

/** Why nobody is asked to confirm an address again. */
export const refuseConfirmed = (confirmed: string | null): Text[] => (confirmed === null ? [] : [texts.already_confirmed])
