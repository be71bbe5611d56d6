import type { Call } from '../platform/request/call.ts'
import { Refusal, refusalTexts, refuseWhole } from '../platform/text/refusal.ts'
import { write } from '../platform/write/write.ts'
import { removeSessionOf, removeSessionsOf } from '../session/queries.ts'
import { logAct } from './log-act.ts'
import { texts } from './texts.ts'

/** Ends one of the caller's other sessions. */
export async function endSession(call: Call): Promise<void> {
  const ended = await removeSessionOf(call.db, call.id, { userId: call.caller.id, own: call.session!.tokenHash })
  if (ended === 'unknown') throw new Refusal(404, refusalTexts.not_found)
  refuseWhole(ended === 'own' ? [texts.own_session] : [])
  logAct(call, 'session ended')
}

/** Ends all sessions of the caller but this one. */
export async function endOtherSessions(call: Call): Promise<void> {
  await write(call, (tx) => removeSessionsOf(tx, call.caller.id, call.session!.tokenHash))
  logAct(call, 'other sessions ended')
}
