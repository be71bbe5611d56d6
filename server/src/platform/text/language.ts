import type { Language } from '@kasack/contract/text.ts'
import Negotiator from 'negotiator'

/** The reader's language from `Accept-Language`: German unless English is preferred. */
export function languageOf(header: string | undefined): Language {
  if (header === undefined) return 'de'
  return new Negotiator({ headers: { 'accept-language': header } }).language(['de', 'en']) === 'en' ? 'en' : 'de'
}
