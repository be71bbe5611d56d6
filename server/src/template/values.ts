import type { Language } from '@kasack/contract/text.ts'
import type { PlaceholderValues } from '../platform/mail/mail.ts'
import { germanDay } from './german-day.ts'
import type { Addressee } from './salutation.ts'
import { greeting, salutation } from './salutation.ts'
import { texts } from './texts.ts'

type Person = Addressee & { full_name: string }

/** The records that a template is filled from; null: none, and its placeholders are empty. */
export type TemplateRecords = {
  contact_person: Person | null
  facility: { name: string; city: string } | null
  employee:
    | (Person & {
        public_id: number | null
        exam: string | null
        qualifications: string[]
        available_from_date: string | null
        profile: string
        profile_link: string
      })
    | null
  vacancy: { name: string; department: string; date_lower: string; date_upper: string | null } | null
  user: { full_name: string; email: string }
}

/** The values of a template's placeholders (docs/rules/mail.md). */
export function placeholderValues(
  { contact_person, facility, employee, vacancy, user }: TemplateRecords,
  language: Language,
): PlaceholderValues {
  return {
    ...personValues('contact_person', contact_person, language),
    'facility.name': facility?.name ?? null,
    'facility.city': facility?.city ?? null,
    ...personValues('employee', employee, language),
    'employee.public_id': employee?.public_id ?? null,
    'employee.exam': employee?.exam ?? null,
    'employee.qualifications': employee?.qualifications ?? null,
    'employee.available_from_date': employee?.available_from_date ? { day: employee.available_from_date } : null,
    'employee.profile': employee?.profile ?? null,
    'employee.profile_link': employee?.profile_link ?? null,
    'vacancy.name': vacancy?.name ?? null,
    'vacancy.department': vacancy?.department ?? null,
    'vacancy.date_range': vacancy && periodOf(vacancy, language),
    'user.full_name': user.full_name,
    'user.email': user.email,
  }
}

const personValues = (name: 'contact_person' | 'employee', person: Person | null, language: Language): PlaceholderValues => ({
  [`${name}.salutation`]: person && salutation(person, language),
  [`${name}.greeting`]: greeting(person, language),
  [`${name}.title`]: person?.title ?? null,
  [`${name}.first_name`]: person?.first_name ?? null,
  [`${name}.last_name`]: person?.last_name ?? null,
  [`${name}.full_name`]: person?.full_name ?? null,
})

/** `05.06.2026 – 31.07.2026`, or `ab 05.06.2026` if the end is open. */
function periodOf({ date_lower, date_upper }: { date_lower: string; date_upper: string | null }, language: Language): string {
  const lower = germanDay(date_lower)
  return date_upper === null ? texts.from_day[language].replace('{day}', lower) : `${lower} – ${germanDay(date_upper)}`
}
