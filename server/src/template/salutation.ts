import type { Language } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

/** The fields by which a person is addressed; null: unknown. */
export type Addressee = { gender: string | null; title: string; first_name: string; last_name: string }

/** `Frau` or `Herr`; empty if unknown. */
export const salutation = ({ gender }: Addressee, language: Language): string =>
  gender === 'f' ? texts.ms[language] : gender === 'm' ? texts.mr[language] : ''

/**
 * A polite opening of a mail, without its comma: `Guten Tag Frau Dr. Muster`. Only doctors and professors are addressed by title, in
 * English without Ms or Mr; without a known gender the full name is used; without a person no name.
 */
export function greeting(person: Addressee | null, language: Language): string {
  if (!person || !(person.first_name || person.last_name)) return texts.nobody[language]
  const titles = spokenTitles(person.title, language)
  const form = (person.last_name && !(titles && language === 'en') && salutation(person, language)) || ''
  const isShort = person.last_name && (form || (titles && language === 'en'))
  return [texts.greeting[language], form, titles, ...(isShort ? [] : [person.first_name]), person.last_name].filter(Boolean).join(' ')
}

/** The spoken part of `Prof. Dr. med. habil.`: `Prof. Dr.`, in English `Prof.`; nothing of a diploma. */
function spokenTitles(title: string, language: Language): string {
  const professor = /\b(prof\.|professor)/i.test(title) ? ['Prof.'] : []
  const doctor = /\bdr\b/i.test(title) && !(language === 'en' && professor.length > 0) ? ['Dr.'] : []
  return [...professor, ...doctor].join(' ')
}
