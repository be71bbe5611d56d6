import type { StateCode } from '@kasack/contract/federal-state.ts'
import { careHomes } from './care-home.ts'
import { clinics } from './clinic.ts'
import { officeMoment } from '../day.ts'
import type { FacilityRow } from './facility-row.ts'
import { hospitals } from './hospital.ts'
import { mobileNumber, phoneNumber } from '../phone.ts'
import { chance, integer, type Random, seeded, shuffled } from '../random.ts'
import { townOf } from './town.ts'

/** Fields by their wire name; type, group and tags by their names, support_user by user name. */
export type DemoFacility = {
  name: string
  is_active: boolean
  company: string
  facility_type: string
  facility_group: string | null
  support_user: string | null
  client_number: string
  street: string
  postal_code: string
  city: string
  country_code: string
  address_latitude: number | null
  address_longitude: number | null
  email: string
  phone: string
  mobile: string
  fax: string
  webpage: string
  tags: string[]
  comments: string
  created_datetime: string
}

const threeYears = 3 * 365

/** Sixty facilities, the oldest first, created in the three years before `today` (YYYY-MM-DD); the same for the same day on every machine. */
export function demoFacilities(today: string): DemoFacility[] {
  const random = seeded(60)
  const rows = byAge(shuffled(random, [...hospitals, ...clinics, ...careHomes]))
  const moments = rows.map(() => officeMoment(random, today, integer(random, 2, threeYears - 3))).toSorted()
  return rows.map((row, index) => facility(random, row, { index, created_datetime: moments[index] ?? '' }))
}

function facility(
  random: Random,
  row: FacilityRow,
  { index, created_datetime }: { index: number; created_datetime: string },
): DemoFacility {
  const town = townOf(row.postal_code)
  const { state } = town
  const extension = 100 + index * 13
  const domain = row.email.slice(row.email.indexOf('@') + 1)
  const located = row.without_coordinates !== true
  return {
    name: row.name,
    is_active: row.inactive !== true,
    company: row.company,
    facility_type: row.facility_type,
    facility_group: row.facility_group ?? null,
    support_user: row.inactive ? null : supportUser(state),
    client_number: row.tags?.includes('Neukunde') ? '' : `K-${20_100 + index * 7 + integer(random, 0, 6)}`,
    street: row.street,
    postal_code: town.postal_code,
    city: town.city,
    country_code: town.country_code,
    address_latitude: located ? town.latitude : null,
    address_longitude: located ? town.longitude : null,
    email: row.email,
    phone: state ? phoneNumber(random, state, extension) : '',
    mobile: chance(random, 0.25) ? mobileNumber(random, index) : '',
    fax: state && chance(random, 0.5) ? phoneNumber(random, state, extension + 9) : '',
    webpage: chance(random, 0.85) ? `https://www.${domain}` : '',
    tags: row.tags ?? [],
    comments: row.comments ?? '',
    created_datetime,
  }
}

/** Each dispatcher looks after a part of the country. */
function supportUser(state: StateCode | null): string {
  if (state === null) return 'tarek.soelter'
  if (['BE', 'BB', 'MV', 'SN', 'ST', 'TH'].includes(state)) return 'jule.brandner'
  return ['HB', 'HH', 'NI', 'NW', 'SH'].includes(state) ? 'nils.kortmann' : 'tarek.soelter'
}

/** What is closed by now came first, new customers come last. */
function byAge(rows: FacilityRow[]): FacilityRow[] {
  return rows.toSorted((one, other) => age(one) - age(other))
}

function age(row: FacilityRow): number {
  if (row.inactive) return 0
  return row.tags?.includes('Neukunde') ? 2 : 1
}
