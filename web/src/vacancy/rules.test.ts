import { vacancy } from '@kasack/contract/vacancy.ts'
import { expect, test } from 'vitest'
import { copiedFields, isBooked, isOld, ownName, notCarriedOver, phaseOf } from './rules.ts'

const called = (name: string) =>
  ownName({
    name,
    vacancy_type: { id: 6, name: 'Fachkraft ZNA' },
    facility: { id: 7, name: 'Haus am See', postal_code: '', city: '', address_latitude: null, address_longitude: null },
  })

test('a name that only says type and facility is none', () => {
  expect(called('Fachkraft ZNA, Haus am See')).toBe('')
  expect(called('Fachkraft ZNA, Haus am Berg')).toBe('Fachkraft ZNA, Haus am Berg')
})

test('of every field that can be written somebody has decided whether a copy of a vacancy takes it along', () => {
  const written = Object.entries(vacancy.fields).flatMap(([name, { readOnly }]) => (readOnly ? [] : [name]))
  expect(['name', ...copiedFields, ...notCarriedOver].toSorted()).toEqual(written.toSorted())
})

const today = '2026-11-22'
const period = (lower: string, upper: string | null) => ({ lower, upper, bounds: '[]' as const })

test('a vacancy is old from the day after its last', () => {
  expect(isOld(period('2026-11-01', '2026-11-22'), today)).toBe(false)
  expect(isOld(period('2026-11-01', '2026-11-21'), today)).toBe(true)
})

test('without an end a vacancy is old from the day after its first', () => {
  expect(isOld(period('2026-11-22', null), today)).toBe(false)
  expect(isOld(period('2026-11-21', null), today)).toBe(true)
})

test('first and last day belong to the period', () => {
  expect(phaseOf(period('2026-11-23', '2026-11-30'), today)).toBe('to come')
  expect(phaseOf(period('2026-11-22', '2026-11-22'), today)).toBe('running')
  expect(phaseOf(period('2026-11-01', null), today)).toBe('running')
  expect(phaseOf(period('2026-11-01', '2026-11-21'), today)).toBe('over')
})

const of = (number_of_positions: number, number_of_bookings: number) => ({
  status: 'paused' as const,
  number_of_positions,
  number_of_bookings,
})

test('booked is a vacancy whose positions are; without positions nobody is', () => {
  expect(isBooked(of(2, 1))).toBe(false)
  expect(isBooked(of(2, 2))).toBe(true)
  expect(isBooked(of(0, 0))).toBe(false)
  expect(isBooked({ ...of(2, 1), status: 'filled' })).toBe(true)
})
