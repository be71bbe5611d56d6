import { daysAfter, officeMomentOn, workday } from '../day.ts'
import type { DemoContactPerson } from '../people/contact-person.ts'
import { fullName } from '../people/person-name.ts'
import type { DemoFacility } from '../places/facility.ts'
import type { DemoCandidate } from '../placements/candidate.ts'
import type { DemoVacancy } from '../placements/vacancy.ts'
import { chance, integer, pick, type Random, seeded } from '../random.ts'

/** An e-mail sent by the office, with the text of its template. */
export type DemoEmail = {
  /** By code. */
  template: 'vacancy_offer' | 'profile' | 'demand_request' | 'first_contact' | 'terms'
  contact_person: string | null
  /** By index. */
  candidate: number | null
  /** By name. */
  attachments: string[]
  created_by_user: string
  created_datetime: string
}

type MailContext = { facilities: DemoFacility[]; contactPersons: DemoContactPerson[]; users: string[]; today: string }
type Placements = { vacancies: DemoVacancy[]; candidates: DemoCandidate[] }

/** E-mails about candidates, and to facilities without one; oldest first, all before today. */
export const demoEmails = ({ vacancies, candidates }: Placements, known: MailContext): DemoEmail[] =>
  [
    ...candidates.flatMap((one, index) =>
      aboutCandidate(one, index, { ...known, vacancy: vacancies[one.vacancy]!, random: seeded(41_000 + index) }),
    ),
    ...known.facilities.flatMap((one, index) => (one.is_active ? toFacility(one, seeded(42_000 + index), known) : [])),
  ]
    .filter(({ created_datetime }) => created_datetime < `${known.today}T00:00:00Z`)
    .toSorted((one, other) => (one.created_datetime < other.created_datetime ? -1 : 1))

/** The offer goes out first; if the employee is interested, the profile goes to the facility the same day or the next. */
function aboutCandidate(
  { status, created_datetime }: DemoCandidate,
  candidate: number,
  { vacancy, users, random }: MailContext & { vacancy: DemoVacancy; random: Random },
): DemoEmail[] {
  const created_by_user = pick(random, users)
  const at = (days: number) => officeMomentOn(random, daysAfter(created_datetime.slice(0, 10), days))
  const about = { candidate, created_by_user, attachments: [] }
  const offer = { ...about, template: 'vacancy_offer' as const, contact_person: null, created_datetime: at(0) }
  if (status === 'new' || status === 'rejected_by_employee') return status !== 'new' || chance(random, 0.5) ? [offer] : []
  const profile = {
    ...about,
    template: 'profile' as const,
    contact_person: vacancy.contact_person,
    attachments: chance(random, 0.4) ? [pick(random, ['Agenturvorstellung', 'AÜ-Erlaubnis der Agentur'])] : [],
    created_datetime: at(1),
  }
  return vacancy.contact_person === null ? [offer] : [offer, profile]
}

const kinds = [
  { template: 'demand_request', attachments: [] },
  { template: 'demand_request', attachments: [] },
  { template: 'first_contact', attachments: ['Agenturvorstellung'] },
  { template: 'terms', attachments: ['Allgemeine Geschäftsbedingungen (AGB)', 'Konditionsblatt'] },
] as const

/** Occasional e-mails to the facility's contact persons. */
function toFacility(facility: DemoFacility, random: Random, { contactPersons, users, today }: MailContext): DemoEmail[] {
  const persons = contactPersons.filter((one) => one.facility === facility.name && one.is_active && one.email !== '')
  if (persons.length === 0) return []
  return Array.from({ length: integer(random, 0, 5) }, () => {
    const { template, attachments } = pick(random, kinds)
    return {
      template,
      attachments: [...attachments],
      candidate: null,
      contact_person: fullName(pick(random, persons)),
      created_by_user: pick(random, users),
      created_datetime: officeMomentOn(random, workday(today, -integer(random, 1, 300))),
    }
  })
}
