import * as z from 'zod/mini'
import { daysAfter, mondayAfter, officeMoment } from '../day.ts'
import type { DemoContactPerson } from '../people/contact-person.ts'
import { skillOf } from '../people/employee-skill.ts'
import { fullName } from '../people/person-name.ts'
import type { DemoFacility } from '../places/facility.ts'
import { skills, wardsOf } from '../places/ward.ts'
import { chance, integer, pick, type Random, seeded, shuffled } from '../random.ts'
import written from './vacancy.json' with { type: 'json' }

/** Fields by wire name; references by name, users by user name. */
export type DemoVacancy = {
  vacancy_type: string
  number_of_positions: number
  priority: 'high' | 'medium' | 'low' | null
  lower: string
  upper: string | null
  facility: string
  department: string
  contact_person: string | null
  exams: string[]
  qualifications: string[]
  has_driver_licence: boolean
  has_car: boolean
  description: string
  accommodation_available: boolean
  accommodation_package: string | null
  status: 'open' | 'paused' | 'closed'
  created_by_user: string
  created_datetime: string
}

const { types, descriptions } = z.parse(
  z.strictObject({ types: z.record(z.enum(skills), z.string()), descriptions: z.array(z.string()) }),
  written,
)

type VacancyContext = { contactPersons: DemoContactPerson[]; users: string[]; today: string }

/** Up to eight vacancies per active facility, from fourteen months ago into the coming months; oldest first. */
export const demoVacancies = (facilities: DemoFacility[], known: VacancyContext): DemoVacancy[] =>
  facilities
    .flatMap((one, index) => {
      if (!one.is_active) return []
      const asked = vacanciesOf(one, seeded(30_000 + index), { ...known, hasUrgent: index % 7 === 0 })
      return asked.filter(({ created_datetime }) => created_datetime > one.created_datetime)
    })
    .toSorted((one, other) => (one.created_datetime < other.created_datetime ? -1 : 1))

function vacanciesOf(
  facility: DemoFacility,
  random: Random,
  { contactPersons, users, today, hasUrgent }: VacancyContext & { hasUrgent: boolean },
): DemoVacancy[] {
  const wards = wardsOf(facility)
  const persons = contactPersons.filter((one) => one.facility === facility.name && one.is_active)
  return Array.from({ length: integer(random, 0, 8) }, (_, number) => {
    const { skill } = pick(random, wards)
    const facts = skillOf[skill]
    const isUrgent = hasUrgent && number === 0
    const { lower, upper } = periodFrom(random, today, isUrgent)
    const isOver = upper !== null && upper < today
    const housed = chance(random, 0.4)
    return {
      vacancy_type: chance(random, 0.15) ? pick(random, ['Nachtwache', 'Springer']) : types[skill],
      number_of_positions: pick(random, [1, 1, 1, 1, 2, 2, 3]),
      priority: pick(random, ['high', 'medium', 'medium', 'low', null]),
      lower,
      upper,
      facility: facility.name,
      department: pick(random, facts.departments.length > 0 ? facts.departments : ['Allgemeinpflege']),
      contact_person: persons.length > 0 && chance(random, 0.8) ? fullName(pick(random, persons)) : null,
      exams: shuffled(random, facts.exams).slice(0, integer(random, 1, 2)),
      qualifications: chance(random, 0.5) ? shuffled(random, facts.qualifications).slice(0, integer(random, 1, 2)) : [],
      has_driver_licence: chance(random, 0.2),
      has_car: chance(random, 0.1),
      description: pick(random, descriptions),
      accommodation_available: housed,
      accommodation_package: housed && chance(random, 0.6) ? `${integer(random, 6, 14) * 50}.00` : null,
      status: isUrgent
        ? 'open'
        : isOver
          ? pick(random, ['closed', 'closed', 'open'])
          : pick(random, ['open', 'open', 'open', 'paused', 'closed']),
      created_by_user: pick(random, users),
      created_datetime: officeMoment(random, today, enteredAgo(random, daysTo(lower, today))),
    }
  })
}

/** Most begin on a Monday and last one to six months; some have no end. Urgent ones begin within a week or two. */
function periodFrom(random: Random, today: string, isUrgent: boolean): { lower: string; upper: string | null } {
  const lower = mondayAfter(daysAfter(today, isUrgent ? integer(random, 0, 7) : integer(random, 0, 485) - 430))
  const upper = chance(random, 0.15) ? null : daysAfter(lower, integer(random, 4, 26) * 7 - 1)
  return { lower, upper }
}

/** Some weeks before it begins; those far in the future were entered recently. */
function enteredAgo(random: Random, daysAhead: number): number {
  const ago = integer(random, 10, 45) - daysAhead
  return ago > 0 ? ago : integer(random, 1, 40)
}

const daysTo = (day: string, today: string): number => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
