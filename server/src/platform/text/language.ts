import type { Language } from '@kasack/contract/text.ts'
import Negotiator from 'negotiator'

/** The reader's language by `Accept-Language`: German unless English is wanted more. */
export function languageOf(header: string | undefined): Language {
  if (header === undefined) return 'de'
  return new Negotiator({ headers: { 'accept-language': header } }).language(['de', 'en']) === 'en' ? 'en' : 'de'
}
