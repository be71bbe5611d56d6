import { candidate } from '@kasack/contract/candidate.ts'
import type { CockpitCode, CockpitRow } from '@kasack/contract/cockpit.ts'
import { candidatesMany } from '@kasack/contract/candidates-at-once.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { sendEmail } from '@kasack/contract/send-email.ts'
import { candidateModal } from '../candidate/door.ts'
import { engagementModal } from '../engagement/door.ts'
import { emailModal } from '../send-email/door.ts'
import { listCall, listPath } from '../shared/address/record-path.ts'
import { newestWrite } from '../shared/call/newest-write.ts'
import { inDays, settle } from './queries.ts'

/** What is saved where, and how many days that settles the row for; as usual unless told. Who was chosen has to be answered soon. */
const settling = {
  log: { modal: engagementModal, path: listCall(engagement) },
  mail: { modal: emailModal, path: `${listPath(sendEmail)}/` },
  pick: { modal: candidateModal, path: `${listPath(candidate)}/${candidatesMany.path}.json/`, days: 2 },
} as const
export type SettlingAct = keyof typeof settling

let opened: { act: SettlingAct; code: CockpitCode; record: CockpitRow['record'] } | null = null

/** A form was opened from a row: once it is saved the row is settled. */
export function noteOpened(act: SettlingAct, code: CockpitCode, record: CockpitRow['record']) {
  opened = { act, code, record }
}

/** Nothing is saved any more in a form that was closed, though the same one may be opened elsewhere. */
export function forgetClosed(open: readonly string[]) {
  if (opened && !open.includes(settling[opened.act].modal.name)) opened = null
}

/** The section is no longer there. */
export function forgetRowsOf(code: CockpitCode) {
  if (opened?.code === code) opened = null
}

newestWrite.subscribe(() => {
  const write = newestWrite.get()
  if (!opened || !write || write.method !== 'POST' || write.path !== settling[opened.act].path) return
  if (opened.act === 'pick' && write.group === null) return // all of them were refused
  const { act, code, record } = opened
  opened = null
  const until = act === 'pick' ? inDays(settling.pick.days) : undefined
  void settle({ code, record, until, isByTheWay: true })
})
