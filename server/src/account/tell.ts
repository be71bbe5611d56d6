import type { Call } from '../platform/request/call.ts'

/** Tells the log what somebody did with her own account: by her id, without what she is called. */
export const tell = ({ request, caller }: Call, what: string, more: object = {}): void =>
  request.log.info({ user: caller.id, ...more }, what)
