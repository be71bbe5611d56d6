import type { Link } from './queries.ts'

/** What following a link means. One that has confirmed its address stays good, however often and however late it is followed. */
export function judgeLink(
  link: Pick<Link, 'email_verification_datetime' | 'is_expired'> | null,
): 'unknown' | 'expired' | 'confirmed' | 'open' {
  if (!link) return 'unknown'
  if (link.email_verification_datetime !== null) return 'confirmed'
  return link.is_expired ? 'expired' : 'open'
}
