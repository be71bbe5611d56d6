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

/** What the notice of writes offers: to take back all that they have changed. Nothing, where they have changed nothing. */
export function undoOffer(groups: readonly (number | null)[], onUndone?: () => void): Partial<Notice> {
  const written = groups.filter((group) => group !== null)
  const undo = async () => {
    if (await undoGroups(written)) onUndone?.()
  }
  return written.length === 0 ? {} : { duration: 0, action: undoAction(() => void undo()) }
}

/** Tells that something was done, and offers to take it back. */
export const tellDone = (title: string, { group }: Pick<CallResult<unknown>, 'group'>) =>
  notify({ kind: 'success', status: 200, title, ...undoOffer([group]) })

/** Takes back what these groups have changed, the last one first, and tells so; reads again what it shows in. False: something was refused, and is told. */
export async function undoGroups(groups: readonly number[], told = t(errorTexts.undone)): Promise<boolean> {
  for (const group of groups.toReversed()) {
    const answer = await send<Undone>('POST', `${apiPath}/history/groups/${group}/undo.json/`, {})
    refresh(...(answer.ok ? answer.data.lines.map(({ resource }) => resource) : []))
    if (!answer.ok) {
      tellRefused(answer)
      return false
    }
  }
  toast('success', told)
  return true
}

function tellRefused({ status, data }: CallResult<unknown>) {
  if (status === 401) return unauthorized()
  const notice = noticeFor({ method: 'POST', status, data })
  if (notice) notify(status === 400 ? { ...notice, title: t(errorTexts.not_undone) } : notice)
}
