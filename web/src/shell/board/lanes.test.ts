import type { BoardBar } from '@kasack/contract/board.ts'
import { expect, test } from 'vitest'
import { layRow } from './lanes.ts'

const bar = (id: number, lower: string, upper: string | null): BoardBar => ({
  kind: 'booking',
  id,
  lower,
  upper,
  label: 'Klinik Nord',
  state: 'planned',
  employee: 1,
  facility: 2,
  vacancy: null,
})
const lay = (...bars: BoardBar[]) => layRow({ id: 1, name: 'Eva', subtitle: '', federal_state: null, bars }, 'employees')
const lanes = (...bars: BoardBar[]) => lay(...bars).bars.map(({ lane }) => lane)

test('bars that share a day lie in lanes of their own, others one behind the other', () => {
  expect(lanes(bar(1, '2026-11-01', '2026-11-10'), bar(2, '2026-11-10', '2026-11-12'), bar(3, '2026-11-11', '2026-11-20'))).toEqual([
    0, 1, 0,
  ])
})

test('behind what has no end nothing lies', () => {
  expect(lanes(bar(1, '2026-11-01', null), bar(2, '2027-11-01', '2027-11-02'), bar(3, '2027-11-03', null))).toEqual([0, 1, 1])
})

test('a row is as high as its lanes, and never lower than its name', () => {
  expect([lay().height, lay(bar(1, '2026-11-01', null)).height]).toEqual([48, 48])
  expect(lay(bar(1, '2026-11-01', null), bar(2, '2026-11-01', null), bar(3, '2026-11-01', null))).toMatchObject({ lanes: 3, height: 80 })
})

test('what is looked for lies above who is there, and what is closed is seen in its own row alone', () => {
  const demand: BoardBar = { ...bar(4, '2026-11-05', null), kind: 'demand', state: 'open', open: 1 }
  const closed: BoardBar = { ...demand, id: 5, state: 'closed' }
  const promised: BoardBar = { ...bar(6, '2026-11-05', null), kind: 'candidate', state: 'new', vacancy_status: 'closed' }
  const bars = [bar(1, '2026-11-01', null), demand, closed, promised]
  const ids = (rows: 'facilities' | 'vacancies') =>
    layRow({ id: 1, name: 'Klinik Nord', subtitle: '', federal_state: null, bars }, rows).bars.map(({ bar: one }) => one.id)
  expect(ids('facilities')).toEqual([4, 1])
  expect(ids('vacancies')).toEqual([4, 5, 1, 6])
})
