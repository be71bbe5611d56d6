import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  germany: { de: 'Deutschland', en: 'Germany' },
  too_many: {
    de: 'Von Ihrem Internetanschluss wurden zu viele Orte gesucht.',
    en: 'Too many places were looked up from your internet connection.',
  },
  too_long: { de: 'Der gesuchte Text hat höchstens 256 Zeichen.', en: 'The search text can have at most 256 characters.' },
  limit: { de: '"limit" ist eine ganze Zahl von 1 bis 10.', en: '"limit" must be a whole number from 1 to 10.' },
  language: { de: '"language" ist "de" oder "en".', en: '"language" must be "de" or "en".' },
  autocomplete: { de: '"autocomplete" ist "true" oder "false".', en: '"autocomplete" must be "true" or "false".' },
  country: {
    de: '"country" ist eine Liste von Ländern mit je zwei Buchstaben, getrennt durch Kommas.',
    en: '"country" must be a comma-separated list of two-letter country codes.',
  },
  types: {
    de: '"types" ist eine Liste aus "postcode", "place", "locality" und "address", getrennt durch Kommas.',
    en: '"types" must be a comma-separated list of "postcode", "place", "locality" and "address".',
  },
} satisfies Record<string, Text>
