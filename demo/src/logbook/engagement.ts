import type { Priority } from '@kasack/contract/shared-shape.ts'
import { type Participants, participantsAlone, participantsAt, contactFor } from './participants.ts'
import { type StoryEvent, storyTeller } from './story-teller.ts'
import type { DemoApplicant } from '../people/applicant.ts'
import type { DemoContactPerson } from '../people/contact-person.ts'
import { namedDay, officeMomentOn, workday } from '../day.ts'
import { type KnownEmployee, knownEmployees } from '../people/known-employee.ts'
import type { DemoFacility } from '../places/facility.ts'
import { fillNote, inTheHandOf } from './note.ts'
import { type OpenFollowUp, openFollowUps } from './open-follow-up.ts'
import { logbookAge, paceOf } from './frequency.ts'
import { calledName, fullName, type Person } from '../people/person-name.ts'
import { chance, integer, pick, type Random, seeded } from '../random.ts'
import { employeeStories } from './stories.ts'
import type { Step } from './story.ts'

/** Fields by wire name. Users are referred to by user name, everything else by name. */
export type DemoEngagement = {
  action_type: string
  facility: string | null
  contact_person: string | null
  employee: string | null
  applicant: string | null
  note: string
  followup_date: string | null
  followup_user: string | null
  followup_priority: Priority
  created_by_user: string
  created_datetime: string
  /** Whether the follow-up is still to be done. */
  is_open: boolean
}

type LogbookContext = { contactPersons: DemoContactPerson[]; applicants: DemoApplicant[]; today: string }
type About = { facility: DemoFacility | null; persons: DemoContactPerson[]; participants: Participants }

/** Fourteen months of the logbook, oldest first; facilities no longer called keep their last entries, however old. */
export function demoEngagements(facilities: DemoFacility[], { contactPersons, applicants, today }: LogbookContext): DemoEngagement[] {
  const random = seeded(900)
  const tellOf = storyTeller(random)
  const open = openFollowUps()
  const lent = knownEmployees().filter(({ standing }) => standing === 'lent')
  const entries = [
    ...facilities.flatMap(aboutFacility),
    ...lent.flatMap(aboutEmployee),
    ...open.map((one) => openEntry(random, one, { contactPersons, applicants, today })),
  ]
  return entries.toSorted((one, other) => (one.created_datetime < other.created_datetime ? -1 : 1))

  function aboutFacility(facility: DemoFacility): DemoEngagement[] {
    const last = open.find((one) => one.facility === facility.name)
    const pace = paceOf(facility, last?.written ?? null, today)
    if (pace === null) return []
    const persons = contactPersons.filter((one) => worksFor(one, facility))
    const employees = lent.filter((one) => !isNewcomer(one, last))
    const tell = tellOf(pace.stories, pace.span)
    const written: DemoEngagement[] = []
    while (written.length < pace.wanted) {
      const { begin, events } = tell()
      const participants = participantsAt(random, facility, { employees, begin: workday(today, -begin) })
      written.push(...events.map((event) => entry(event, { facility, persons, participants })))
    }
    return written
  }

  function aboutEmployee(employee: KnownEmployee): DemoEngagement[] {
    const last = open.find((one) => one.facility === null && one.employee === employee.last_name)
    const tell = tellOf(employeeStories, { first: logbookAge, last: (last?.written ?? 0) + 1 })
    const stories = [1, 2].map(tell)
    return stories.flatMap(({ begin, events }) => {
      const participants = participantsAlone(random, employee, workday(today, -begin))
      return events.map((event) => entry(event, { facility: null, persons: [], participants }))
    })
  }

  function entry({ step, note, ago, due }: StoryEvent, { facility, persons, participants }: About): DemoEngagement {
    const day = workday(today, -ago)
    const created_datetime = officeMomentOn(random, day)
    const known = persons.filter((one) => one.created_datetime < created_datetime && (one.is_active || ago > 120))
    const contact = contactFor(random, known, step)
    const other = known.find((one) => one !== contact && one.facility !== null)
    const user = writerOf(step, participants)
    const gaps = {
      ...participants.gaps,
      who: contact ? calledName(contact) : 'Empfang',
      other: other ? calledName(other) : pick(random, ['Sekretariat', 'Zentrale', 'Vertretung']),
      next: namedDay(workday(day, due === null ? integer(random, 1, 5) : ago - due)),
    }
    const isTalk = step.action !== 'Notiz intern' || chance(random, 0.5)
    return {
      action_type: step.action,
      facility: facility?.name ?? null,
      contact_person: contact && isTalk ? fullName(contact) : null,
      employee: facility === null || step.employee ? fullName(participants.employee) : null,
      applicant: null,
      note: inTheHandOf(user, fillNote(note, gaps)),
      followup_date: due === null ? null : workday(today, -due),
      followup_user: due === null ? null : user,
      followup_priority: due === null ? 'medium' : pick(random, ['high', 'medium', 'medium', 'medium', 'low']),
      created_by_user: user,
      created_datetime,
      is_open: false,
    }
  }
}

function openEntry(random: Random, one: OpenFollowUp, { contactPersons, applicants, today }: LogbookContext): DemoEngagement {
  const followup_date = workday(today, one.due)
  return {
    action_type: one.action,
    facility: one.facility,
    contact_person: personCalled(contactPersons, one.contact),
    employee: personCalled(knownEmployees(), one.employee),
    applicant: personCalled(applicants.map(untitled), one.applicant),
    note: fillNote(one.note, { next: namedDay(followup_date) }),
    followup_date,
    followup_user: one.user,
    followup_priority: one.priority,
    created_by_user: one.user,
    created_datetime: officeMomentOn(random, workday(today, -one.written)),
    is_open: true,
  }
}

function personCalled(persons: Person[], name: string | null): string | null {
  const found = persons.find(({ last_name }) => last_name === name)
  if (name !== null && !found) throw new Error(`nobody is called ${name}`)
  return found ? fullName(found) : null
}

/** Applicants are not asked for a title. */
const untitled = ({ first_name, last_name }: DemoApplicant): Person => ({ title: '', first_name, last_name })

const worksFor = (person: DemoContactPerson, facility: DemoFacility): boolean =>
  person.facility === facility.name || (person.facility_group !== null && person.facility_group === facility.facility_group)

/** A facility still getting to know an employee has not had them there before. */
const isNewcomer = (employee: KnownEmployee, last: OpenFollowUp | undefined): boolean =>
  employee.last_name === last?.employee &&
  ['Profil gesendet', 'Vorstellung beim Kunden', 'Videogespräch', 'Nicht erreicht'].includes(last.action)

const writers = { support: 'hannah.wieland', recruiting: 'leonie.achterberg', lead: 'matthias.freudenthal' }

const writerOf = ({ by }: Step, { dispatcher }: Participants): string => (by === null ? dispatcher : writers[by])
