import type { LeasingClock } from '@kasack/contract/leasing-clocks.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, clock, work } = await testApp() // Wednesday, 2026-06-10
const root = await as({ is_superuser: true })

test('on each day that passes the clocks are those that were foretold for it', async () => {
  const [employee, group, hirer] = [await a.employee(), await a.facilityGroup(), await a.hirer()]
  const former = await a.facility({ facility_group: group })
  await a.facility({ facility_group: group, hirer, hirer_since: '2026-06-12' }) // from then on the hirer is in the group
  await a.priorPeriod({ employee, facility: former, kind: 'employed', date_range: { lower: '2020-01-01', upper: '2026-05-31' } })
  await a.booking({ employee, facility: await a.facility({ hirer }), date_range: { lower: '2026-06-15', upper: null } })
  const house = await a.facility() // its first clock expires on 2026-06-13
  await a.booking({ employee, facility: house, date_range: { lower: '2026-01-01', upper: '2026-03-11' } })
  await a.booking({ employee, facility: house, date_range: { lower: '2026-09-01', upper: null } })
  const clocks = async (query = '') => {
    const { results } = (await (await root.again()).get(`/leasing-clocks.json/?employee__id=${employee}${query}`)).body
    return (results as LeasingClock[]).map(({ id: _id, ...one }) => one)
  }
  const told: string[] = []
  for (const day of ['2026-06-11', '2026-06-12', '2026-06-13', '2026-06-15']) {
    const foretold = await clocks(`&date=${day}`)
    clock.set(`${day}T08:00:00Z`)
    await work.once()
    expect([day, await clocks()]).toEqual([day, foretold])
    told.push(...foretold.map((one) => `${day} ${one.first_day} ${one.equal_pay_reason}`))
  }
  expect(told).toEqual(
    expect.arrayContaining([
      '2026-06-11 2026-06-15 months',
      '2026-06-12 2026-06-15 revolving_door',
      '2026-06-12 2026-01-01 months',
      '2026-06-13 2026-09-01 months',
    ]),
  )
})
