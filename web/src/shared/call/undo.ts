import type { Undone } from '@kasack/contract/history.ts'
import { t } from '../language/i18n.ts'
import type { Notice } from '../notification/notify.ts'
import { notify, toast } from '../notification/notify.ts'
import { undoAction } from '../notification/undo.ts'
import { unauthorized } from '../session/session.ts'
import { refresh } from '../storage/query-client.ts'
import { errorTexts } from './error-texts.ts'
import { noticeFor } from './outcome.ts'
import type { CallResult } from './send.ts'
import { apiPath, send } from './send.ts'

/** The undo offered in the notice of a write; empty if nothing was written. */
export function undoOffer(groups: readonly (number | null)[], onUndone?: () => void): Partial<Notice> {
  const written = groups.filter((group) => group !== null)
  const undo = async () => {
    if (await undoGroups(written)) onUndone?.()
  }
  return written.length === 0 ? {} : { duration: 0, action: undoAction(() => void undo()) }
}

/** Notifies that something was done, with an undo. */
export const notifyDone = (title: string, { group }: Pick<CallResult<unknown>, 'group'>) =>
  notify({ kind: 'success', status: 200, title, ...undoOffer([group]) })

/** Undoes the groups, last one first, notifies, and refreshes the affected resources. False: one was refused, which is notified too. */
export async function undoGroups(groups: readonly number[], told = t(errorTexts.undone)): Promise<boolean> {
  for (const group of groups.toReversed()) {
    const answer = await send<Undone>('POST', `${apiPath}/history/groups/${group}/undo.json/`, {})
    refresh(...(answer.ok ? answer.data.lines.map(({ resource }) => resource) : []))
    if (!answer.ok) {
      notifyRefused(answer)
      return false
    }
  }
  toast('success', told)
  return true
}

function notifyRefused({ status, data }: CallResult<unknown>) {
  if (status === 401) return unauthorized()
  const notice = noticeFor({ method: 'POST', status, data })
  if (notice) notify(status === 400 ? { ...notice, title: t(errorTexts.not_undone) } : notice)
}
