import type { StateCode } from '@kasack/contract/federal-state.ts'
import * as z from 'zod/mini'
import { daysSince, officeMoment } from '../day.ts'
import { mobileNumber, phoneNumber } from '../phone.ts'
import type { DemoFacility } from '../places/facility.ts'
import { townOf } from '../places/town.ts'
import { chance, integer, type Random, seeded } from '../random.ts'
import { slug } from './person-name.ts'
import careHomeContacts from './care-home-contact.json' with { type: 'json' }
import clinicContacts from './clinic-contact.json' with { type: 'json' }
import groupContacts from './group-contact.json' with { type: 'json' }
import hospitalContacts from './hospital-contact.json' with { type: 'json' }

/** The handwritten part of a contact person; the rest is derived. `function` is a reference by name. */
const known = z.strictObject({
  gender: z.enum(['f', 'm', 'u']),
  title: z.prefault(z.string(), ''),
  first_name: z.string(),
  last_name: z.string(),
  function: z.prefault(z.nullable(z.string()), null),
  note: z.prefault(z.string(), ''),
  birthday: z.optional(z.string()),
  tags: z.prefault(z.array(z.string()), []),
  inactive: z.prefault(z.boolean(), false),
})
type ContactPersonEntry = z.infer<typeof known>

/** Fields by wire name; facility, group, function and tags by name. */
export type DemoContactPerson = {
  facility: string | null
  facility_group: string | null
  gender: ContactPersonEntry['gender']
  title: string
  first_name: string
  last_name: string
  function: string | null
  birthday_date: string | null
  mobile: string
  phone: string
  email: string
  tags: string[]
  note: string
  is_active: boolean
  created_datetime: string
}

type Place = Pick<DemoContactPerson, 'facility' | 'facility_group'> & { state: StateCode | null; domain: string; since: string }

// By facility or group, main contact first.
const knownPersons = z.record(z.string(), z.array(known))
const ofFacilities = z.parse(knownPersons, { ...hospitalContacts, ...clinicContacts, ...careHomeContacts })
const ofGroups = z.parse(knownPersons, groupContacts)

/** The contact persons of facilities and their groups, oldest first. */
export function demoContactPersons(facilities: DemoFacility[], today: string): DemoContactPerson[] {
  const random = seeded(150)
  const all = [
    ...facilities.flatMap((facility) => peopleOf(facility)),
    ...Object.keys(ofGroups).flatMap((group) => peopleOfGroup(group, facilities)),
  ]
  return all
    .map(([place, one, isFirst], index) => contactPerson(random, one, { place, index, isFirst, today }))
    .toSorted((one, other) => (one.created_datetime < other.created_datetime ? -1 : 1))
}

/** A facility's main contact (its first), contract contact (signs) and invoice contact (pays), the latter two possibly from its group. */
export function contactsFor(facility: DemoFacility, persons: DemoContactPerson[]) {
  const own = persons.filter((one) => one.is_active && one.facility === facility.name)
  const all = [
    ...own,
    ...persons.filter((one) => one.is_active && one.facility_group !== null && one.facility_group === facility.facility_group),
  ]
  return {
    main_contact: own.find((one) => one.last_name === ofFacilities[facility.name]?.[0]?.last_name) ?? null,
    contract_contact: all.find((one) => signs.test(one.function ?? '')) ?? null,
    invoice_contact: all.find((one) => one.function?.startsWith('Rechnungswesen')) ?? null,
  }
}

const signs = /^(Geschäftsführung|Kaufmännische Leitung|Personalleitung|Einkauf|Einrichtungsleitung|Heimleitung|Pflegedirektion)$/

function peopleOf(facility: DemoFacility) {
  const domain = facility.email.slice(facility.email.indexOf('@') + 1)
  return people({ ...origin(facility), facility: facility.name, facility_group: null, domain }, ofFacilities[facility.name] ?? [])
}

function peopleOfGroup(group: string, facilities: DemoFacility[]) {
  const first = facilities.find((facility) => facility.facility_group === group)
  if (!first) throw new Error(`no facility belongs to ${group}`)
  return people({ ...origin(first), facility: null, facility_group: group, domain: `${slug(group)}.example` }, ofGroups[group] ?? [])
}

const origin = (facility: DemoFacility) => ({
  state: townOf(facility.postal_code).state,
  since: facility.created_datetime,
})

const people = (place: Place, persons: ContactPersonEntry[]) => persons.map((one, index) => [place, one, index === 0] as const)

type Facts = { place: Place; index: number; isFirst: boolean; today: string }

function contactPerson(random: Random, one: ContactPersonEntry, { place, index, isFirst, today }: Facts): DemoContactPerson {
  const { facility, facility_group, state, domain, since } = place
  const age = daysSince(since, today)
  const later = officeMoment(random, today, integer(random, Math.ceil(age * 0.6), age))
  return {
    facility,
    facility_group,
    gender: one.gender,
    title: one.title,
    first_name: one.first_name,
    last_name: one.last_name,
    function: one.function,
    birthday_date: one.birthday ?? null,
    mobile: index % 4 === 1 ? mobileNumber(random, 99 - Math.floor(index / 4)) : '',
    phone: state && chance(random, 0.9) ? phoneNumber(random, state, (index * 6 + 3) % 1000) : '',
    email: chance(random, 0.92) ? `${slug(one.first_name).slice(0, 1)}.${slug(one.last_name)}@${domain}` : '',
    tags: one.tags,
    note: one.note,
    is_active: !one.inactive,
    // The first is created with the facility, the others over time.
    created_datetime: isFirst || later < since ? since : later,
  }
}
