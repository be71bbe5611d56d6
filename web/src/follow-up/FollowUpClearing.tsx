import { facility as entity } from '@kasack/contract/facility.ts'
import type { Text } from '@kasack/contract/text.ts'
import { recordCall } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { versionOf } from '../shared/call/version.ts'
import { t } from '../shared/language/i18n.ts'
import { toast } from '../shared/notification/notify.ts'
import { offerUndo } from '../shared/notification/undo.ts'
import { actCall } from '../shared/record/contract-acts.ts'
import { texts } from './texts.ts'

/** The facility as it was read, so that nobody clears a follow-up that others have changed meanwhile. */
export type ReadFacility = { id: number; version?: string }

/** Clears a facility's follow-up, tells so and offers to bring it back. False: the server has refused. */
export async function clearFollowUp(facility: ReadFacility, notice: Text): Promise<boolean> {
  const { ok } = await request({
    method: 'PATCH',
    path: recordCall(entity, facility.id),
    body: { followup_date: null, followup_user: null, followup_priority: null, ...versionOf(facility) },
    hooks: { 200: () => offerUndo(t(notice), () => void restoreFollowUp(facility.id)) },
  })
  return ok
}

/** Brings back what the user has just removed: the entry that carried it does so again, with its day, even one that is over. */
export async function restoreFollowUp(facility: number): Promise<boolean> {
  const { ok } = await request({
    method: 'POST',
    path: actCall(entity, facility, entity.acts.restore_follow_up),
    hooks: { 200: () => toast('success', t(texts.restored)) },
  })
  return ok
}
