import { officeMoment } from '../day.ts'
import type { DemoFacility } from '../places/facility.ts'
import { demoFacilityGroups } from '../places/facility-group.ts'
import words from './words.json' with { type: 'json' }
import { mobileNumber, phoneNumber } from '../phone.ts'
import { chance, integer, pick, type Random, seeded, shuffled } from '../random.ts'
import { type Town, towns } from '../places/town.ts'
import { demoUsers } from '../people/user.ts'

/** Names, addresses and remarks are drawn from these; the tags are a subset of the reference list. */
const { comments, kinds, legalForms, mailboxes, stems, streets, tags } = words
const tenYears = 10 * 365
const groups = demoFacilityGroups().map((group) => group.name)
const dispatchers = demoUsers().flatMap((user) => (user.groups.includes('Dispatcher') ? [user.username] : []))

/**
 * `count` facilities, oldest first, with the gaps of a grown database; for measurements only. `today` is YYYY-MM-DD; `places` are the towns
 * they lie in.
 */
export function largeFacilities(count: number, today: string, places: readonly Town[] = towns): DemoFacility[] {
  const random = seeded(10_000)
  const moments = Array.from({ length: count }, () => officeMoment(random, today, integer(random, 2, tenYears))).toSorted()
  return numbered(moments.map((created_datetime, index) => facility(random, pick(random, places), { index, created_datetime })))
}

function facility(random: Random, town: Town, { index, created_datetime }: { index: number; created_datetime: string }): DemoFacility {
  const stem = pick(random, stems)
  const { title, branch, facility_type } = pick(random, kinds)
  const domain = `${slug(stem)}-${slug(town.city)}.example`
  return {
    name: `${title} ${stem} ${town.city}`,
    is_active: chance(random, 0.95),
    company: `${stem} ${branch} ${pick(random, legalForms)}`,
    facility_type,
    facility_group: oneOrNull(random, 0.3, groups),
    support_user: oneOrNull(random, 0.9, dispatchers),
    client_number: chance(random, 0.9) ? `K-${100_000 + index}` : '',
    ...address(random, town),
    email: chance(random, 0.9) ? `${pick(random, mailboxes)}@${domain}` : '',
    phone: town.state && chance(random, 0.95) ? phoneNumber(random, town.state, integer(random, 0, 999)) : '',
    mobile: chance(random, 0.2) ? mobileNumber(random, integer(random, 0, 99)) : '',
    fax: town.state && chance(random, 0.4) ? phoneNumber(random, town.state, integer(random, 0, 999)) : '',
    webpage: chance(random, 0.8) ? `https://www.${domain}` : '',
    tags: shuffled(random, tags).slice(0, integer(random, 0, 4)),
    comments: shuffled(random, comments)
      .slice(0, integer(random, 0, 3))
      .join('\n'),
    created_datetime,
  }
}

function address(random: Random, town: Town) {
  const located = chance(random, 0.97)
  return {
    street: `${pick(random, streets)} ${integer(random, 1, 160)}`,
    postal_code: town.postal_code,
    city: town.city,
    country_code: town.country_code,
    address_latitude: located ? town.latitude : null,
    address_longitude: located ? town.longitude : null,
    address_is_approximate: located,
  }
}

/** Makes names unique: the second of a name becomes "… 2". */
function numbered(facilities: DemoFacility[]): DemoFacility[] {
  const times = new Map<string, number>()
  return facilities.map((record) => {
    const time = (times.get(record.name) ?? 0) + 1
    times.set(record.name, time)
    return time === 1 ? record : { ...record, name: `${record.name} ${time}` }
  })
}

function oneOrNull(random: Random, share: number, names: string[]): string | null {
  return chance(random, share) ? pick(random, names) : null
}

function slug(text: string): string {
  const ascii = text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
  return ascii.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
