import { expect, test } from 'vitest'
import type { Refusal } from '../platform/text/refusal.ts'
import { kindsFor, partsOf, readQuestion } from './question.ts'

const typed = (q: string) => {
  const { parts, id } = partsOf(q)
  return { parts: parts.map(({ tokens, digits }) => [...tokens.map((token) => token.typed), digits]), id }
}

const refused = (query: Record<string, string>) => {
  try {
    readQuestion(query)
    return null
  } catch (error) {
    return (error as Refusal).status
  }
}

test('words and numbers are parts, a number also as a whole', () => {
  expect(typed('Müller 030 / 4504-123 Berlin')).toEqual({
    parts: [
      ['030', '4504', '123', '304504123'],
      ['Müller', null],
      ['Berlin', null],
    ],
    id: null,
  })
})

test('an id is asked with a hash', () => {
  expect(typed('#17 Müller')).toEqual({ parts: [['Müller', null]], id: 17 })
  expect(typed('a#17').id).toBeNull()
})

test('what is typed twice is asked once, blanks and marks are nothing', () => {
  expect(typed('Anna anna').parts).toEqual([['Anna', null]])
  expect(typed(' -,. ')).toEqual({ parts: [], id: null })
})

test('200 characters may be typed, one more is refused', () => {
  expect([refused({ q: 'ü'.repeat(200) }), refused({ q: 'ü'.repeat(201) })]).toEqual([null, 400])
})

test('a kind that does not exist is refused, a size that is none is the usual one', () => {
  expect(refused({ q: 'a', kinds: 'employees,users' })).toBe(400)
  expect(readQuestion({ q: 'a', kinds: 'employees, vacancies', size: '7' })).toMatchObject({ kinds: ['employees', 'vacancies'], size: 7 })
  expect([readQuestion({ q: 'a', size: 'x' }).size, readQuestion({ q: 'a', size: '999' }).size]).toEqual([5, 50])
  expect(readQuestion({ q: 'a' }).kinds).toBeNull()
})

test('of the kinds that are asked those are searched that the reader may read', () => {
  const reader = { is_superuser: false, permissions: ['vacancies.view_booking'] } as unknown as Parameters<typeof kindsFor>[0]
  expect(kindsFor(reader, null)).toEqual(['facilities', 'facilitygroups', 'contact-persons', 'vacancies', 'bookings', 'engagements'])
  expect(kindsFor(reader, ['employees', 'bookings'])).toEqual(['bookings'])
})
