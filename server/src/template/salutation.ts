import type { Language } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

/** A person as far as she is addressed; null: not known. */
export type Addressee = { gender: string | null; title: string; first_name: string; last_name: string }

/** `Frau` or `Herr`; empty for whoever has not said. */
export const salutation = ({ gender }: Addressee, language: Language): string =>
  gender === 'f' ? texts.ms[language] : gender === 'm' ? texts.mr[language] : ''

/**
 * A polite line for the beginning of a mail, without its comma: `Guten Tag Frau Dr. Muster`. Only doctors and professors are addressed
 * by title, and in English by it alone; whoever has not said how is addressed by the whole name; nobody in particular by none.
 */
export function greeting(person: Addressee | null, language: Language): string {
  if (!person || !(person.first_name || person.last_name)) return texts.nobody[language]
  const titles = spokenTitles(person.title, language)
  const form = (person.last_name && !(titles && language === 'en') && salutation(person, language)) || ''
  const isShort = person.last_name && (form || (titles && language === 'en'))
  return [texts.greeting[language], form, titles, ...(isShort ? [] : [person.first_name]), person.last_name].filter(Boolean).join(' ')
}

/** Of `Prof. Dr. med. habil.` what is said: `Prof. Dr.`, in English `Prof.`; of a diploma nothing. */
function spokenTitles(title: string, language: Language): string {
  const professor = /\b(prof\.|professor)/i.test(title) ? ['Prof.'] : []
  const doctor = /\bdr\b/i.test(title) && !(language === 'en' && professor.length > 0) ? ['Dr.'] : []
  return [...professor, ...doctor].join(' ')
}
