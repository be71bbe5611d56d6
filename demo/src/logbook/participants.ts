import type { DemoContactPerson } from '../people/contact-person.ts'
import { daysAfter, mondayAfter, shortDay, weekOf } from '../day.ts'
import type { KnownEmployee } from '../people/known-employee.ts'
import type { DemoFacility } from '../places/facility.ts'
import type { Gaps } from './note.ts'
import { calledName } from '../people/person-name.ts'
import { chance, integer, pick, type Random, shuffled } from '../random.ts'
import type { Step } from './story.ts'
import { type Skill, wardsOf } from '../places/ward.ts'

/** What stays the same throughout a story. */
export type Participants = { employee: KnownEmployee; dispatcher: string; gaps: Gaps }

const dispatchers = ['jule.brandner', 'nils.kortmann', 'tarek.soelter']
const months = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember']

/** The hourly rate for a skill, in euros, and its name. */
const skills: Record<Skill, [euros: number, word: string]> = {
  anaesthesia: [55, 'Anästhesie'],
  birth: [54, 'Kreißsaal'],
  children: [49, 'Kinderklinik'],
  dialysis: [48, 'Dialyse'],
  elderly: [43, 'Altenpflege'],
  emergency: [50, 'ZNA'],
  general: [45, 'Allgemeinstation'],
  inclusion: [42, 'Eingliederungshilfe'],
  intensive: [54, 'ITS'],
  mental: [46, 'Psychiatrie'],
  operation: [56, 'OP'],
  practice: [35, 'Praxis'],
  rescue: [47, 'Rettungsdienst'],
  social: [40, 'Jugendhilfe'],
  therapy: [44, 'Reha'],
}

/** For a story at a facility that begins on that day. */
export function participantsAt(
  random: Random,
  facility: DemoFacility,
  { employees, begin }: { employees: KnownEmployee[]; begin: string },
): Participants {
  const ward = pick(random, wardsOf(facility))
  const dispatcher = facility.support_user ?? pick(random, dispatchers)
  const [employee, second] = fitting(random, employees, { skill: ward.skill, dispatcher })
  const gaps = {
    ...commonGaps(random, begin, ward.skill),
    ward: ward.name,
    need: ward.need,
    emp: calledName(employee),
    emp2: calledName(second),
  }
  return { employee, dispatcher: chance(random, 0.15) ? pick(random, dispatchers) : dispatcher, gaps }
}

/** For a story about an employee only. */
export function participantsAlone(random: Random, employee: KnownEmployee, begin: string): Participants {
  return { employee, dispatcher: employee.based, gaps: { ...commonGaps(random, begin, employee.skill), skill: skills[employee.skill][1] } }
}

/** The contact person of an entry, from those known at the time: preferably in charge of the subject of the step. */
export function contactFor(random: Random, persons: DemoContactPerson[], { about }: Pick<Step, 'about'>): DemoContactPerson | null {
  const inCharge = persons.filter((one) => areas[about ?? 'staff'].test(one.function ?? '') && (about !== null || one.facility !== null))
  const asked = inCharge.length > 0 ? inCharge : persons.filter((one) => one.facility !== null)
  return asked.length === 0 ? null : chance(random, 0.6) ? asked[0]! : pick(random, asked)
}

const areas = {
  bills: /^(Rechnungswesen|Sekretariat|Personalreferent|Praxismanagement)/,
  prices: /^(Einkauf|Geschäftsführung|Kaufmännische|Personalleitung|Pflegedirektion|Heimleitung)/,
  staff: /leitung|PDL|direktion|planung|management|Recruiting/i,
}

/** Two employees with that skill, preferably from the dispatcher's region. */
function fitting(
  random: Random,
  employees: KnownEmployee[],
  { skill, dispatcher }: { skill: Skill; dispatcher: string },
): [KnownEmployee, KnownEmployee] {
  const distance = (one: KnownEmployee) => (one.skill === skill ? 0 : one.skill === 'general' ? 2 : 3) + (one.based === dispatcher ? 0 : 1)
  const [first, second] = shuffled(random, employees).toSorted((one, other) => distance(one) - distance(other))
  return [first!, second!]
}

function commonGaps(random: Random, begin: string, skill: Skill): Gaps {
  const start = mondayAfter(daysAfter(begin, integer(random, 12, 30)))
  const euros = skills[skill][0] + integer(random, 0, 10) / 2
  return {
    n: pick(random, ['1', '1', '2', '2', '3']),
    start: shortDay(start),
    end: shortDay(daysAfter(start, integer(random, 3, 14) * 7 - 3)),
    kw: `KW ${weekOf(start)}`,
    month: monthOf(start),
    past: monthOf(daysAfter(`${begin.slice(0, 8)}01`, -1)),
    rate: price(euros),
    rate2: price(euros - integer(random, 2, 6) / 2),
    wage: price(euros / 2 + 1),
    time: `${integer(random, 8, 15)}:${pick(random, ['00', '15', '30', '45'])}`,
    shift: pick(random, [
      'Früh/Spät',
      '3-Schicht',
      'nur Nächte',
      'Früh/Spät, jedes 2. WE',
      'Mo–Fr Kernzeit',
      '4 Nächte am Stück',
      'Spät und Wochenende',
    ]),
  }
}

const monthOf = (date: string) => months[Number(date.slice(5, 7)) - 1]!

const price = (euros: number) => `${euros.toFixed(2).replace('.', ',')} €`
