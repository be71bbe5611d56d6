import type {
  bookingDocument,
  documentKind,
  emailTemplate,
  engagementAction,
  expiries,
  templateCategories,
  vacancyType,
} from '@kasack/contract/lookup.ts'
import type { lookupOrder } from '@kasack/contract/lookup-order.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  name: { de: 'Name', en: 'Name' },
  order: { de: 'Reihenfolge', en: 'Order' },
  is_active: { de: 'Aktiv', en: 'Active' },
  code: { de: 'Code', en: 'Code' },
  file: { de: 'Datei', en: 'File' },
  category: { de: 'Kategorie', en: 'Category' },
  subject: { de: 'Betreff', en: 'Subject' },
  text_template: { de: 'Text', en: 'Text' },
  subject_en: { de: 'Betreff (Englisch)', en: 'Subject (English)' },
  text_template_en: { de: 'Text (Englisch)', en: 'Text (English)' },
  facilities: { de: 'Nur für diese Einrichtungen', en: 'For these facilities only' },
  allowed_attachments: { de: 'Erlaubte Anhänge', en: 'Allowed attachments' },
  preselected_attachments: { de: 'Vorausgewählte Anhänge', en: 'Preselected attachments' },
  expires: { de: 'Ablauf', en: 'Expiry' },
  is_obligatory: { de: 'Pflichtnachweis', en: 'Mandatory' },
  is_health_data: { de: 'Gesundheitsdaten', en: 'Health data' },
  is_residence_title: { de: 'Aufenthaltstitel', en: 'Residence title' },
  exempt_born_before: { de: 'Befreit, wer geboren ist vor dem', en: 'Exempt if born before' },
  remind_days: { de: 'Erinnern vor Ablauf', en: 'Reminder before expiry' },
  is_leasing: { de: 'Arbeitnehmerüberlassung', en: 'Leasing' },
} satisfies Labels<typeof emailTemplate> &
  Labels<typeof engagementAction> &
  Labels<typeof bookingDocument> &
  Labels<typeof documentKind> &
  Labels<typeof vacancyType>

export const orderLabels = { entries: { de: 'Einträge', en: 'Entries' } } satisfies Labels<ReturnType<typeof lookupOrder>>

export const expiryTexts = {
  never: { de: 'nie', en: 'never' },
  optional: { de: 'möglich', en: 'optional' },
  required: { de: 'immer', en: 'always' },
} satisfies Record<(typeof expiries)[number], Text>

export const categoryTexts = {
  facility: { de: 'An Einrichtungen', en: 'To facilities' },
  profile: { de: 'Profilversand', en: 'Sending profiles' },
  candidate: { de: 'An Kandidaten', en: 'To candidates' },
  other: { de: 'Sonstige', en: 'Other' },
} satisfies Record<(typeof templateCategories)[number], Text>
