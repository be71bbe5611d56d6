import type { OfferedKind } from '@kasack/contract/autocomplete.ts'
import { healthDocumentRight } from '@kasack/contract/document-state.ts'
import type { EmployeeDocument } from '@kasack/contract/employee-document.ts'
import { employeeDocument as entity } from '@kasack/contract/employee-document.ts'
import type { Page } from '@kasack/contract/list.ts'
import { useQuery } from '@tanstack/react-query'
import { openModal } from '../shared/address/modals.ts'
import type { About } from '../shared/address/modals.ts'
import { listCall, recordCall } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { read } from '../shared/call/read.ts'
import { messageOf } from '../shared/call/refusal.ts'
import type { CallResult } from '../shared/call/send.ts'
import { notifyDone, undoOffer } from '../shared/call/undo.ts'
import { refusedFile, sendFile } from '../shared/call/file.ts'
import { versionOf } from '../shared/call/version.ts'
import { allChoicesOf } from '../shared/form/choices.ts'
import { t } from '../shared/language/i18n.ts'
import type { Notice } from '../shared/notification/notify.ts'
import { notify, secondsToGoOn, toast } from '../shared/notification/notify.ts'
import { pickFiles } from '../shared/part/pick-files.ts'
import { today } from '../shared/program/clock.ts'
import { createStore } from '../shared/program/store.ts'
import { useMay } from '../shared/session/permission.ts'
import { employeeDocumentModal } from './door.ts'
import { texts } from './texts.ts'

/** The kinds this user may enter and see, in order; null while loading. */
export function useKinds(): readonly OfferedKind[] | null {
  const may = useMay()
  const { data } = useQuery(allChoicesOf('document_kind'))
  const kinds = data as OfferedKind[] | undefined // what the autocomplete of kinds returns
  return kinds?.filter(({ is_health_data }) => !is_health_data || may(healthDocumentRight)) ?? null
}

export const documentsOf = (employee: number) => read<Page<EmployeeDocument>>(listCall(entity), { employee__id: employee, size: 1000 })

let held: readonly File[] = []

/** The files the form was opened with. */
export const heldFiles = (): readonly File[] => held

export const forgetFiles = () => {
  held = []
}

/** Opens the form of a new document with dropped or chosen files. Files the server would refuse are left out, with a message. */
export function openWithFiles(files: readonly File[], about: About<typeof employeeDocumentModal>) {
  const taken = acceptedFiles(files)
  if (taken.length === 0 && files.length > 0) return
  held = taken
  openModal(employeeDocumentModal, about)
}

/** The files that may be sent; for each of the others a message says why not. */
export function acceptedFiles(files: readonly File[]): File[] {
  return files.filter((file) => {
    const why = refusedFile(file)
    if (why !== null) toast('warning', t(texts[why], { name: file.name }))
    return why === null
  })
}

/** Number of uploads in progress. */
export const sending = createStore(0)

type UploadResult = { groups: (number | null)[]; failed: { notice: Notice }[] }

/**
 * Uploads the files of documents entered together: the first for the document the form has saved, each other one for a new document with
 * the same details. If a file is refused, its document stays and the user can try again.
 */
export async function storeFiles(first: EmployeeDocument, files: readonly File[], group: number | null): Promise<void> {
  sending.set(sending.get() + 1)
  const stored: UploadResult = { groups: [group], failed: [] }
  for (const [at, file] of files.entries()) {
    const document = at === 0 ? first : await createAlike(first, file, stored)
    if (!document) continue
    const answer = await sendFile(entity, document.id, file, { silent: true })
    if (answer.ok) stored.groups.push(answer.group)
    else stored.failed.push({ notice: refusedNotice(document, file, answer) })
  }
  sending.set(sending.get() - 1)
  const count = files.length - stored.failed.length
  if (count > 0) {
    const title = count === 1 ? t(texts.one_created) : t(texts.some_created, { count })
    notify({ kind: 'success', status: 201, title, ...undoOffer(stored.groups) })
  }
  for (const { notice } of stored.failed) notify(notice)
}

async function createAlike(first: EmployeeDocument, file: File, stored: UploadResult): Promise<EmployeeDocument | null> {
  const answer = await request<EmployeeDocument>({ method: 'POST', path: listCall(entity), body: detailsOf(first), silent: true })
  if (!answer.ok) {
    const lines = [t(texts.told_of_file, { name: file.name, reason: messageOf(answer) })]
    stored.failed.push({ notice: { kind: 'warning', title: t(texts.document_failed), lines, duration: secondsToGoOn } })
    return null
  }
  stored.groups.push(answer.group)
  return answer.data
}

function detailsOf({ employee, kind, ...document }: EmployeeDocument): object {
  const { number, issued_date, valid_from, valid_until, allows_leasing, checked_date, note } = document
  return {
    employee: { id: employee.id },
    kind: { id: kind.id },
    number,
    issued_date,
    valid_from,
    valid_until,
    allows_leasing,
    checked_date,
    note,
  }
}

/** Reports a document saved without its file, and how to add one. */
function refusedNotice(document: EmployeeDocument, file: File, answer: CallResult<unknown>): Notice {
  const reason = answer.ok ? '' : messageOf(answer)
  return {
    kind: 'warning',
    title: t(texts.file_failed),
    lines: [t(texts.told_of_file, { name: file.name, reason })],
    next: [
      ...(answer.status === 400 ? [] : [{ label: t(texts.send_again), onSelect: () => void storeFile(document, file) }]),
      { label: t(texts.other_file), onSelect: () => void replaceFile(document) },
    ],
    duration: secondsToGoOn,
  }
}

/** Lets the user choose a file and stores it in place of the document's old one. */
export async function replaceFile(document: EmployeeDocument): Promise<void> {
  const [file] = acceptedFiles(await pickFiles({ several: false }))
  if (file) await storeFile(document, file)
}

async function storeFile(document: EmployeeDocument, file: File): Promise<void> {
  sending.set(sending.get() + 1)
  const answer = await sendFile(entity, document.id, file, { silent: true })
  sending.set(sending.get() - 1)
  if (answer.ok) notifyDone(t(texts.file_stored, { name: documentName(document) }), answer)
  else notify(refusedNotice(document, file, answer))
}

/** How users refer to a document. */
export const documentName = ({ kind, employee }: Pick<EmployeeDocument, 'kind' | 'employee'>): string =>
  t(texts.document_of, { kind: kind.name, name: employee.name })

/** Records that the user has checked a document today. */
export const checkToday = (document: EmployeeDocument) =>
  request({
    method: 'PATCH',
    path: recordCall(entity, document.id),
    body: { checked_date: today(), ...versionOf(document) },
    entity: entity.noun,
    hooks: { 200: (answer) => notifyDone(t(texts.checked_now, { name: documentName(document) }), answer) },
  })
