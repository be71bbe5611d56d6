import { expect, test } from 'vitest'
import { completeVacancy, refuseVacancy } from './rules.ts'

test('a name that says nothing but type and facility is none', () => {
  const known = { usual_name: 'Pflege, Klinik Nord' }
  expect(completeVacancy({ name: 'Pflege, Klinik Nord' }, known)).toEqual({ name: '' })
  expect(completeVacancy({ name: 'Pflege, Klinik Nord, Nacht' }, known)).toEqual({ name: 'Pflege, Klinik Nord, Nacht' })
  expect(completeVacancy({ name: '' }, known)).toEqual({ name: '' })
})

test('there are never fewer positions than bookings', () => {
  const refused = (number_of_positions: number, number_of_bookings: number) =>
    Object.keys(refuseVacancy({ number_of_positions }, { number_of_bookings, stored: { number_of_positions: 5 } }))
  expect([refused(1, 2), refused(2, 2), refused(3, 2), refused(0, 0)]).toEqual([['number_of_positions'], [], [], []])
})

test('a vacancy with more bookings than positions can be changed, but not to fewer positions still', () => {
  const refused = (number_of_positions: number) =>
    Object.keys(refuseVacancy({ number_of_positions }, { number_of_bookings: 3, stored: { number_of_positions: 2 } }))
  expect([refused(2), refused(1), refused(3)]).toEqual([[], ['number_of_positions'], []])
})
