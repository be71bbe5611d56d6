import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([undefined, '', 'de', 'de-AT', 'de;q=0.5,en;q=0.5', 'de,en', 'fr', '*', 'en;q=0', 'de-CH, en;q=0.9', 'en;q=0.1,de;q=0.2', ';;,'])(
  'whoever accepts "%s" reads German',
  (header) => expect(languageOf(header)).toBe('de'),
)
test.each(['en', 'en-GB', 'EN', 'en,de;q=0.9', 'fr,en', 'de;q=0,en', 'en-US;q=0.8, de;q=0.1', 'de;q=0.1,en'])(
  'whoever accepts "%s" reads English',
  (header) => expect(languageOf(header)).toBe('en'),
)
