import { facility as entity } from '@kasack/contract/facility.ts'
import type { Text } from '@kasack/contract/text.ts'
import { recordCall } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { notifyDone } from '../shared/call/undo.ts'
import { versionOf } from '../shared/call/version.ts'
import { t } from '../shared/language/i18n.ts'

/** The facility with its version as read, so that nobody clears a follow-up that another user has changed. */
export type ReadFacility = { id: number; version?: string }

/** Clears a facility's follow-up, reports it and offers undo. False if the server refuses. */
export async function clearFollowUp(facility: ReadFacility, notice: Text): Promise<boolean> {
  const { ok } = await request({
    method: 'PATCH',
    path: recordCall(entity, facility.id),
    body: { followup_date: null, followup_user: null, followup_priority: null, ...versionOf(facility) },
    hooks: { 200: (answer) => notifyDone(t(notice), answer) },
  })
  return ok
}
