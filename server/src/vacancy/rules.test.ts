import { expect, test } from 'vitest'
import { completeVacancy, isFilled, refuseVacancy } from './rules.ts'

test('a name that says nothing but type and facility is none', () => {
  const known = { usual_name: 'Pflege, Klinik Nord' }
  expect(completeVacancy({ name: 'Pflege, Klinik Nord' }, known)).toEqual({ name: '' })
  expect(completeVacancy({ name: 'Pflege, Klinik Nord, Nacht' }, known)).toEqual({ name: 'Pflege, Klinik Nord, Nacht' })
  expect(completeVacancy({ name: '' }, known)).toEqual({ name: '' })
})

test('there are never fewer positions than bookings', () => {
  const refused = (number_of_positions: number, number_of_bookings: number) =>
    Object.keys(refuseVacancy({ number_of_positions }, { number_of_bookings }))
  expect([refused(1, 2), refused(2, 2), refused(3, 2), refused(0, 0)]).toEqual([['number_of_positions'], [], [], []])
})

test('a vacancy is filled when it has as many bookings as positions, and never without positions', () => {
  const filled = (number_of_positions: number, number_of_bookings: number) => isFilled({ number_of_positions, number_of_bookings })
  expect([filled(2, 1), filled(2, 2), filled(2, 3), filled(0, 0), filled(0, 1)]).toEqual([false, true, true, false, false])
})
