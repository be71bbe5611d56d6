import * as z from 'zod/mini'
import { daysAfter, mondayAfter, officeMoment } from '../day.ts'
import type { DemoContactPerson } from '../people/contact-person.ts'
import { skillOf } from '../people/employee-skill.ts'
import { fullName } from '../people/person-name.ts'
import type { DemoFacility } from '../places/facility.ts'
import { skills, wardsOf } from '../places/ward.ts'
import { chance, integer, pick, type Random, seeded, shuffled } from '../random.ts'
import written from './vacancy.json' with { type: 'json' }

/** Fields by their wire name; everything it refers to by name, users by user name. */
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

type Known = { contactPersons: DemoContactPerson[]; users: string[]; today: string }

/** What the facilities that are in use ask for: each five, one or none, from the last year into the next months; the oldest first. */
export const demoVacancies = (facilities: DemoFacility[], known: Known): DemoVacancy[] =>
  facilities
    .flatMap((one, index) => (one.is_active ? vacanciesOf(one, seeded(30_000 + index), known) : []))
    .toSorted((one, other) => (one.created_datetime < other.created_datetime ? -1 : 1))

function vacanciesOf(facility: DemoFacility, random: Random, { contactPersons, users, today }: Known): DemoVacancy[] {
  const wards = wardsOf(facility)
  const persons = contactPersons.filter((one) => one.facility === facility.name && one.is_active)
  return Array.from({ length: integer(random, 0, 5) }, () => {
    const { skill } = pick(random, wards)
    const facts = skillOf[skill]
    const { lower, upper } = periodFrom(random, today)
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
      status: isOver ? pick(random, ['closed', 'closed', 'open']) : pick(random, ['open', 'open', 'open', 'open', 'paused', 'closed']),
      created_by_user: pick(random, users),
      created_datetime: officeMoment(random, today, Math.max(1, integer(random, 10, 45) - daysTo(lower, today))),
    }
  })
}

/** Most begin on a Monday and last one to six months; some have no end. */
function periodFrom(random: Random, today: string): { lower: string; upper: string | null } {
  const lower = mondayAfter(daysAfter(today, integer(random, 0, 330) - 250))
  const upper = chance(random, 0.15) ? null : daysAfter(lower, integer(random, 4, 26) * 7 - 1)
  return { lower, upper }
}

const daysTo = (day: string, today: string): number => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
