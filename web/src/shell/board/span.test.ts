import { expect, test } from 'vitest'
import { mondayOf, readQuestion } from './span.ts'

const today = '2026-11-27'
const everything = () => true
const read = (address: string, may: (needs: unknown) => boolean = everything) => readQuestion(new URLSearchParams(address), { today, may })

test('the board begins with the people of this week and the three that follow', () => {
  expect(read('')).toEqual({ rows: 'employees', from: '2026-11-23', to: '2026-12-20', weeks: 4 })
})

test('weeks begin on Monday, whatever day is asked for', () => {
  expect(['2026-11-23', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual(['2026-11-23', '2026-11-23', '2026-11-30'])
  expect(read('rows=vacancies&from=2027-01-01&weeks=26')).toEqual({ rows: 'vacancies', from: '2026-12-28', to: '2027-06-27', weeks: 26 })
})

test('what cannot be read is what the board shows at first, and rows without right are not offered', () => {
  expect(read('rows=doors&from=soon&weeks=5')).toEqual(read(''))
  expect(read('rows=employees', (needs) => needs === 'session')).toMatchObject({ rows: 'facilities' })
})
