import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'
import { texts } from './texts.ts'

const refused: Parameters<typeof refusalOf>[0] = { status: 400, errors: [], wait: null }

test('a sentence of the server stands at its field', () => {
  expect(refusalOf({ ...refused, errors: { email: ['So nicht.', 'Und so nicht.'], mobile: ['Zu lang.'] } })).toEqual({
    problems: { email: 'So nicht.', mobile: 'Zu lang.' },
    failure: null,
  })
})

test('what no field can tell is told above the button', () => {
  const failure = { text: texts.not_taken }
  expect(refusalOf({ ...refused, errors: { privacy_consent_version: ['Unbekannt.'] } })).toEqual({ problems: {}, failure })
  expect(refusalOf({ ...refused, errors: ['Kein JSON.'] })).toEqual({ problems: {}, failure })
  for (const status of [403, 413, 500, 503]) expect(refusalOf({ ...refused, status })).toEqual({ problems: {}, failure })
})

test('a lost connection is told as one', () => {
  expect(refusalOf({ ...refused, status: 0 }).failure).toEqual({ text: texts.not_reached })
})

test('who must wait reads what the server says', () => {
  const sentence = 'Über Ihren Internetanschluss kamen gerade sehr viele Bewerbungen. Bitte versuchen Sie es in 50 Minuten noch einmal.'
  expect(refusalOf({ status: 429, errors: [sentence], wait: 3000 })).toEqual({ problems: {}, failure: { text: sentence } })
})

test('where something in between lets her wait without a word she is told how long, never too short', () => {
  const told = (wait: number | null) => refusalOf({ ...refused, status: 429, wait }).failure
  expect(told(61)).toEqual({ text: texts.too_many, minutes: 2 })
  expect(told(3600)).toEqual({ text: texts.too_many, minutes: 60 })
  for (const wait of [null, 1, 60]) expect(told(wait)).toEqual({ text: texts.too_many_soon })
})
