import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { testApp } from '../app.ts'
import { haversine } from './haversine.ts'

// Anywhere on earth: the distance that lists show, sort and filter by is that of the formula.

const { a, as, db } = await testApp()
const anna = await as({ permissions: ['employees.view_employee'] })
const many = 30
const facilities: number[] = []
for (let number = 0; number < many; number++) facilities.push(await a.facility())
const employee = await a.employee()

type Pair = { latitude: number | null; longitude: number | null }
type DistanceRow = { id: number; distance_to_near_employee_id_km: number | null }

const degrees = (limit: number) =>
  fc.oneof(
    fc.constantFrom(-limit, limit, 0, limit - 0.0001, 0.0001 - limit, limit / 2),
    fc.integer({ min: -limit * 10_000, max: limit * 10_000 }).map((one) => one / 10_000),
  )
const anywhere = fc.record({ latitude: degrees(90), longitude: degrees(180) })
/** Near each other, like places in one country; some are the same. */
const inOneTown = fc.record({
  latitude: fc.integer({ min: 525_000, max: 525_050 }).map((one) => one / 10_000),
  longitude: fc.integer({ min: 134_000, max: 134_050 }).map((one) => one / 10_000),
})
const unknown = fc.constantFrom<Pair>(
  { latitude: null, longitude: null },
  { latitude: 52.5, longitude: null },
  { latitude: null, longitude: 13.4 },
)
const places = fc.array(fc.oneof<fc.Arbitrary<Pair>[]>(anywhere, inOneTown, unknown), { minLength: many, maxLength: many })

test(
  'distances are those of the formula, and lists agree with what they show',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anywhere, inOneTown), places, fc.integer({ min: 0, max: 20_100 }), async (here, there, limit) => {
        await put(here, there)
        const all = await list('sort=distance_to_near_employee_id_km&size=1000')
        for (const { id, distance_to_near_employee_id_km: shown } of all) {
          const exact = distanceTo(here, there[facilities.indexOf(id)]!)
          const off = exact === null || shown === null ? Number(shown !== exact) : Math.abs(shown - exact)
          expect([id, shown, exact, off < 0.0502]).toEqual([id, shown, exact, true])
        }
        expect(all).toEqual(all.toSorted(byDistance))
        const last = await list('sort=-distance_to_near_employee_id_km&size=1000')
        expect(last).toEqual(all.toSorted((one, other) => byDistance(one, other, -1)))
        for (const page of [1, 2, 3, 4]) {
          const query = `size=8&page=${page}`
          expect(await list(`sort=distance_to_near_employee_id_km&${query}`)).toEqual(all.slice(page * 8 - 8, page * 8))
          expect(await list(`sort=-distance_to_near_employee_id_km&${query}`)).toEqual(last.slice(page * 8 - 8, page * 8))
        }
        const nearest = all[0]?.distance_to_near_employee_id_km ?? 0
        for (const km of [limit, nearest]) {
          const found = await list(`distance_to_near_employee_id_km=${km}&sort=distance_to_near_employee_id_km&size=1000`)
          expect(found).toEqual(all.filter(({ distance_to_near_employee_id_km: shown }) => shown !== null && shown <= km))
        }
      }),
      { numRuns: 40, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true },
    )
  },
  patience(120_000),
)

async function put(here: Pair, there: Pair[]): Promise<void> {
  const set = sql`address_latitude = place_of.latitude, address_longitude = place_of.longitude`
  const rows = JSON.stringify(there.map((one, at) => ({ id: facilities[at], ...one })))
  await sql`
    update facility set ${set}
    from json_to_recordset(${rows}::json) as place_of(id int, latitude float8, longitude float8) where place_of.id = facility.id`.execute(
    db,
  )
  await sql`update employee set address_latitude = ${here.latitude}, address_longitude = ${here.longitude} where id = ${employee}`.execute(
    db,
  )
}

const list = async (query: string): Promise<DistanceRow[]> => {
  const { status, body } = await anna.get(`/facilities.json/?near_employee_id=${employee}&${query}`)
  if (status === 404) return []
  return body.results.map(({ id, distance_to_near_employee_id_km }: DistanceRow) => ({ id, distance_to_near_employee_id_km }))
}

const distanceTo = ({ latitude, longitude }: Pair, there: Pair): number | null =>
  latitude === null || longitude === null || there.latitude === null || there.longitude === null
    ? null
    : haversine({ latitude, longitude }, { latitude: there.latitude, longitude: there.longitude })

/** By the distance shown: unknown ones last in both directions, ties by id in the direction of the sort. */
function byDistance(one: DistanceRow, other: DistanceRow, direction = 1): number {
  const [here, there] = [one.distance_to_near_employee_id_km, other.distance_to_near_employee_id_km]
  if ((here === null) !== (there === null)) return here === null ? 1 : -1
  return direction * ((here ?? 0) - (there ?? 0) || one.id - other.id)
}
