import type { StateCode } from '@kasack/contract/federal-state.ts'
import * as z from 'zod/mini'
import { officeMoment } from '../day.ts'
import { mobileNumber, phoneNumber } from '../phone.ts'
import { chance, integer, type Random, seeded, shuffled } from '../random.ts'
import careHomes from './care-home.json' with { type: 'json' }
import clinics from './clinic.json' with { type: 'json' }
import hospitals from './hospital.json' with { type: 'json' }
import { townOf } from './town.ts'

/** Fields by wire name; type, group and tags by name, support_user by user name. */
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
  address_is_approximate: boolean
  email: string
  phone: string
  mobile: string
  fax: string
  webpage: string
  tags: string[]
  comments: string
  created_datetime: string
}

/** The handwritten part of a facility; the rest is derived. */
const known = z.strictObject({
  name: z.string(),
  company: z.string(),
  facility_type: z.string(),
  facility_group: z.optional(z.string()),
  street: z.string(),
  postal_code: z.string(),
  email: z.string(),
  tags: z.prefault(z.array(z.string()), []),
  comments: z.prefault(z.string(), ''),
  inactive: z.prefault(z.boolean(), false),
  without_coordinates: z.prefault(z.boolean(), false),
})
type FacilityEntry = z.infer<typeof known>

const threeYears = 3 * 365
const knownFacilities = z.parse(z.array(known), [...hospitals, ...clinics, ...careHomes])

/** Sixty facilities, oldest first, created in the three years before `today` (YYYY-MM-DD); identical for the same day on every machine. */
export function demoFacilities(today: string): DemoFacility[] {
  const random = seeded(60)
  const byHand = byAge(shuffled(random, knownFacilities))
  const moments = byHand.map(() => officeMoment(random, today, integer(random, 2, threeYears - 3))).toSorted()
  return byHand.map((one, index) => facility(random, one, { index, created_datetime: moments[index] ?? '' }))
}

function facility(
  random: Random,
  one: FacilityEntry,
  { index, created_datetime }: { index: number; created_datetime: string },
): DemoFacility {
  const town = townOf(one.postal_code)
  const { state } = town
  const extension = 100 + index * 13
  const domain = one.email.slice(one.email.indexOf('@') + 1)
  const located = !one.without_coordinates
  return {
    name: one.name,
    is_active: !one.inactive,
    company: one.company,
    facility_type: one.facility_type,
    facility_group: one.facility_group ?? null,
    support_user: one.inactive ? null : supportUser(state),
    client_number: one.tags.includes('Neukunde') ? '' : `K-${20_100 + index * 7 + integer(random, 0, 6)}`,
    street: one.street,
    postal_code: town.postal_code,
    city: town.city,
    country_code: town.country_code,
    address_latitude: located ? town.latitude : null,
    address_longitude: located ? town.longitude : null,
    address_is_approximate: located,
    email: one.email,
    phone: state ? phoneNumber(random, state, extension) : '',
    mobile: chance(random, 0.25) ? mobileNumber(random, index) : '',
    fax: state && chance(random, 0.5) ? phoneNumber(random, state, extension + 9) : '',
    webpage: chance(random, 0.85) ? `https://www.${domain}` : '',
    tags: one.tags,
    comments: one.comments,
    created_datetime,
  }
}

/** Each dispatcher is responsible for a region. */
function supportUser(state: StateCode | null): string {
  if (state === null) return 'tarek.soelter'
  if (['BE', 'BB', 'MV', 'SN', 'ST', 'TH'].includes(state)) return 'jule.brandner'
  return ['HB', 'HH', 'NI', 'NW', 'SH'].includes(state) ? 'nils.kortmann' : 'tarek.soelter'
}

/** Closed facilities first, new customers last. */
function byAge(facilities: FacilityEntry[]): FacilityEntry[] {
  return facilities.toSorted((one, other) => age(one) - age(other))
}

function age({ inactive, tags }: FacilityEntry): number {
  if (inactive) return 0
  return tags.includes('Neukunde') ? 2 : 1
}
