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

/** Which save settles the row, and for how many days if not the default. New candidates need an answer sooner. */
const settling = {
  log: { modal: engagementModal, path: listCall(engagement) },
  mail: { modal: emailModal, path: `${listPath(sendEmail)}/` },
  pick: { modal: candidateModal, path: `${listPath(candidate)}/${candidatesMany.path}.json/`, days: 2 },
} as const
export type SettlingAct = keyof typeof settling

let opened: { act: SettlingAct; code: CockpitCode; record: CockpitRow['record'] } | null = null

/** Remembers that a form was opened from a row: saving it settles the row. */
export function rememberOpened(act: SettlingAct, code: CockpitCode, record: CockpitRow['record']) {
  opened = { act, code, record }
}

/** A closed form settles nothing, even if the same form is opened elsewhere. */
export function forgetClosed(open: readonly string[]) {
  if (opened && !open.includes(settling[opened.act].modal.name)) opened = null
}

/** Called when the section disappears. */
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
  void settle({ code, record, until, isSideEffect: true })
})
