import type { Call } from '../platform/request/call.ts'

/** Logs what users do to their own account, by id and never by name. */
export const logAct = ({ request, caller }: Call, what: string, more: object = {}): void =>
  request.log.info({ user: caller.id, ...more }, what)
