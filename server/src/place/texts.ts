import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  germany: { de: 'Deutschland', en: 'Germany' },
  too_many: {
    de: 'Von Ihrem Internetanschluss wurden zu viele Orte gesucht.',
    en: 'Too many places were looked up over your internet connection.',
  },
  too_long: { de: 'Der gesuchte Text hat höchstens 256 Zeichen.', en: 'The text to look for has at most 256 characters.' },
  limit: { de: '"limit" ist eine ganze Zahl von 1 bis 10.', en: '"limit" is a whole number from 1 to 10.' },
  language: { de: '"language" ist "de" oder "en".', en: '"language" is "de" or "en".' },
  autocomplete: { de: '"autocomplete" ist "true" oder "false".', en: '"autocomplete" is "true" or "false".' },
  country: {
    de: '"country" ist eine Liste von Ländern mit je zwei Buchstaben, getrennt durch Kommas.',
    en: '"country" is a list of countries of two letters each, divided by commas.',
  },
  types: {
    de: '"types" ist eine Liste aus "postcode", "place", "locality" und "address", getrennt durch Kommas.',
    en: '"types" is a list of "postcode", "place", "locality" and "address", divided by commas.',
  },
} satisfies Record<string, Text>
