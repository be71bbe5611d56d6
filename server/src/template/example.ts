import { automatedCode } from '@kasack/contract/placeholder.ts'
import type { Language } from '@kasack/contract/text.ts'
import type { PlaceholderValues } from '../platform/mail/mail.ts'
import type { TemplateRecords } from './values.ts'
import { placeholderValues } from './values.ts'

const martina = { gender: 'f', title: 'Dr.', first_name: 'Martina', last_name: 'Muster', full_name: 'Martina Muster' } as const
const eva = { gender: 'f', title: 'B.Sc.', first_name: 'Eva', last_name: 'Beispiel', full_name: 'Eva Beispiel' } as const

/** Fictitious people and places, with values for everything a template may contain. */
const example: Omit<TemplateRecords, 'user'> = {
  contact_person: martina,
  facility: { name: 'Klinikum Musterstadt', city: 'Musterstadt' },
  employee: {
    ...eva,
    public_id: 1042,
    exam: 'Gesundheits- und Krankenpfleger/in',
    qualifications: ['Intensiv- und Anästhesiepflege', 'Praxisanleitung'],
    available_from_date: '2026-01-15',
    profile: 'Seit acht Jahren auf Intensivstationen, im Drei-Schicht-Dienst.',
    profile_link: 'https://profile.example/eva-beispiel',
  },
  vacancy: {
    name: 'Fachkraft Intensiv/IMC, Klinikum Musterstadt',
    department: 'Intensivstation (ITS)',
    date_lower: '2026-02-01',
    date_upper: '2026-04-30',
  },
}

type Reader = { code: string; language: Language; user: TemplateRecords['user']; publicUrl: string }

/** The values of a template's placeholders in a preview. */
export function exampleValues({ code, language, user, publicUrl }: Reader): PlaceholderValues {
  if (code !== automatedCode) return placeholderValues({ ...example, user }, language)
  return {
    'applicant.first_name': eva.first_name,
    'applicant.last_name': eva.last_name,
    'applicant.full_name': eva.full_name,
    verification_url: `${publicUrl}/apply-now/email-verification?hash=…`,
  }
}
