import type { DocumentState, PaperState } from '@kasack/contract/document-state.ts'
import type { employeeDocument } from '@kasack/contract/employee-document.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  employee: { de: 'Mitarbeiter', en: 'Employee' },
  kind: { de: 'Nachweisart', en: 'Document type' },
  number: { de: 'Nummer', en: 'Number' },
  issued_date: { de: 'Ausgestellt am', en: 'Issued on' },
  valid_from: { de: 'Gültig ab', en: 'Valid from' },
  valid_until: { de: 'Gültig bis', en: 'Valid until' },
  allows_leasing: { de: 'Leiharbeit erlaubt', en: 'Allows agency work' },
  checked_date: { de: 'Geprüft', en: 'Checked' },
  checked_by_user: { de: 'Geprüft von', en: 'Checked by' },
  note: { de: 'Notiz', en: 'Note' },
  file: { de: 'Datei', en: 'File' },
  state: { de: 'Stand', en: 'Status' },
  created_datetime: { de: 'Angelegt', en: 'Created' },
} satisfies Labels<typeof employeeDocument>

/** The state of a document, where no date is shown. */
export const stateWords = {
  expired: { de: 'abgelaufen', en: 'expired' },
  unchecked: { de: 'ungeprüft', en: 'not checked' },
  not_yet_valid: { de: 'noch nicht gültig', en: 'not yet valid' },
  expiring: { de: 'läuft ab', en: 'expiring' },
  valid: { de: 'gültig', en: 'valid' },
} satisfies Record<PaperState, Text>

/** The status of an employee's required documents. */
export const documentStatusWords = {
  complete: { de: 'vollständig', en: 'complete' },
  expiring: { de: 'läuft ab', en: 'expiring' },
  missing: { de: 'fehlt', en: 'missing' },
} satisfies Record<DocumentState, Text>
