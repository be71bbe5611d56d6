import { expect, test } from 'vitest'
import type { FacilityHirer } from './facility-hirer.ts'
import { facilityHirers } from './facility-hirer.ts'
import type { Stay } from './leasing-history.ts'
import { leasingHistories } from './leasing-history.ts'

const houses: FacilityHirer[] = [
  { id: 1, company: '', hirer: 7, hirer_since: '2026-03-01', facility_group: 4 },
  { id: 2, company: '', hirer: null, hirer_since: null, facility_group: 4 },
  { id: 3, company: '', hirer: null, hirer_since: null, facility_group: null },
]
const stay = (kind: Stay['kind'], at: number, lower: string, upper: string | null = null): Stay => ({
  kind,
  at: { facility: at },
  date_range: { lower, upper },
})
const counted = (stays: Stay[], day = '2026-06-10') => Object.fromEntries(leasingHistories(facilityHirers(houses), stays, day))

test('days at a house count for whose it is then, also beside days at the hirer as such', () => {
  const atHirer: Stay = { kind: 'leased', at: { hirer: 7 }, date_range: { lower: '2025-01-01', upper: '2025-01-31' } }
  expect(counted([stay('leased', 1, '2026-02-01', '2026-03-31'), atHirer])).toEqual({
    'facility 1': { hirer: { kind: 'facility', id: 1 }, leased: [{ lower: '2026-02-01', upper: '2026-02-28' }], employed: [] },
    'hirer 7': {
      hirer: { kind: 'hirer', id: 7 },
      leased: [{ lower: '2026-03-01', upper: '2026-03-31' }, atHirer.date_range],
      employed: [],
    },
  })
})

test('whoever was employed at another house of the group was so at the hirer whose house is in it on that day', () => {
  const stays = [stay('leased', 1, '2026-03-01'), stay('employed', 2, '2025-01-01', '2025-12-31')]
  expect(counted(stays)['hirer 7']?.employed).toEqual(['2025-12-31'])
  expect(counted(stays, '2026-02-28')['hirer 7']?.employed).toEqual([])
  expect(counted([stay('leased', 3, '2026-03-01'), stays[1]!])).toEqual({ 'facility 3': expect.objectContaining({ employed: [] }) })
})

test('whoever is still employed has not left, and alone is leased to nobody', () => {
  expect(counted([stay('leased', 2, '2026-03-01'), stay('employed', 2, '2025-01-01')])['facility 2']?.employed).toEqual([])
  expect(counted([stay('employed', 2, '2025-01-01', '2025-12-31')])).toEqual({})
})
