import type { Link } from './queries.ts'

/** What following a link means. A link that confirmed its address stays valid, however often and late it is followed. */
export function judgeLink(
  link: Pick<Link, 'email_verification_datetime' | 'is_expired'> | null,
): 'unknown' | 'expired' | 'confirmed' | 'open' {
  if (!link) return 'unknown'
  if (link.email_verification_datetime !== null) return 'confirmed'
  return link.is_expired ? 'expired' : 'open'
}
