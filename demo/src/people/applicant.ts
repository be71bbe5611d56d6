import * as z from 'zod/mini'
import { officeMoment } from '../day.ts'
import { personMobileNumber, phoneNumber } from '../phone.ts'
import { townOf } from '../places/town.ts'
import { pick, type Random, seeded } from '../random.ts'
import applicants from './applicant.json' with { type: 'json' }

/** State of the e-mail that asks to confirm the address; `none`: a colleague entered the applicant. */
const fates = ['confirmed', 'sent', 'held', 'failed', 'none'] as const

const known = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  profession: z.string(),
  days_ago: z.number(),
  postal_code: z.prefault(z.string(), ''),
  city: z.prefault(z.string(), ''),
  country_code: z.prefault(z.string(), 'DE'),
  /** A colleague has located the place on the map. */
  is_placed: z.prefault(z.boolean(), false),
  mail: z.enum(fates),
  tags: z.array(z.string()),
  comments: z.prefault(z.string(), ''),
  language: z.prefault(z.enum(['de', 'en']), 'de'),
  becomes: z.prefault(z.nullable(z.string()), null),
})

/** `becomes` is the name of the employee the applicant became. */
export type DemoApplicant = Pick<
  z.output<typeof known>,
  'first_name' | 'last_name' | 'postal_code' | 'city' | 'country_code' | 'comments' | 'mail' | 'tags' | 'language' | 'becomes'
> & {
  profession_free_text: string
  email: string
  mobile: string
  address_latitude: number | null
  address_longitude: number | null
  created_datetime: string
}

const nameOf = ({ first_name, last_name }: Pick<DemoApplicant, 'first_name' | 'last_name'>) => `${first_name}.${last_name}`
const people = [...new Set(applicants.map(nameOf))]

/** A person who applies again keeps address and number. Oldest first. */
export const demoApplicants = (today: string): DemoApplicant[] =>
  z
    .parse(z.array(known), applicants)
    .map(({ profession, days_ago, is_placed, ...one }, index) => {
      const random = seeded(17_000 + index)
      const name = nameOf(one)
      const town = is_placed ? townOf(one.postal_code) : null
      return {
        ...one,
        profession_free_text: profession,
        email: `${addressOf(name)}@${pick(seeded(name.length), ['beispiel.example', 'post.example', 'mail.example'])}`,
        mobile: reachedAt(seeded(days_ago), people.indexOf(name)),
        address_latitude: town?.latitude ?? null,
        address_longitude: town?.longitude ?? null,
        created_datetime: officeMoment(random, today, days_ago),
      }
    })
    .toSorted((one, other) => one.created_datetime.localeCompare(other.created_datetime))

/** Mobile numbers available; the applicants after that, the oldest, gave a landline. */
const withMobile = 25
const regions = ['BE', 'HH', 'NW', 'HE', 'BY'] as const

const reachedAt = (random: Random, index: number): string =>
  index < withMobile
    ? personMobileNumber(random, 'applicant', index)
    : phoneNumber(random, regions[index % regions.length]!, (index - withMobile) * 30 + 2)

/** Umlauts and accents as people spell them in an e-mail address. */
const addressOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z.-]/g, '')
