import * as z from 'zod/mini'
import { daysAfter, daysSince, officeMoment } from '../day.ts'
import type { DemoEmployee } from '../people/employee.ts'
import { fullName } from '../people/person-name.ts'
import { chance, integer, pick, type Random, seeded, weighted } from '../random.ts'
import written from './document.json' with { type: 'json' }
import { type DemoFile, fileOf } from './file.ts'

/** A document of an employee; its kind by code. */
export type DemoDocument = {
  employee: string
  kind: string
  number: string
  issued_date: string
  valid_from: string | null
  valid_until: string | null
  allows_leasing: boolean | null
  checked_date: string | null
  checked_by_user: string | null
  note: string
  created_datetime: string
  file: DemoFile | null
}

const states = ['valid', 'expiring', 'expired', 'unchecked', 'not_yet_valid'] as const
type State = (typeof states)[number]

/** Per kind: the share of employees who have one, how long it is valid, how often it expires at all, and the weights of its states. */
const kind = z.strictObject({
  share: z.number(),
  months: z.number(),
  ends: z.number(),
  states: z.partialRecord(z.enum(states), z.number()),
  numbers: z.array(z.string()),
  notes: z.array(z.string()),
})
type Kind = z.infer<typeof kind>
const kinds = Object.entries(z.parse(z.record(z.string(), kind), written))

/** Kinds the agency requires of every employee they apply to. */
export const obligatoryKinds = ['licence', 'measles', 'residence_title']

/** Which employees a kind applies to; without an entry, all. */
const isAsked: Record<string, (employee: DemoEmployee) => boolean> = {
  licence: ({ exam }) => exam !== null,
  measles: ({ birthday_date }) => birthday_date >= '1971-01-01',
  residence_title: ({ nationality_group }) => nationality_group === 'third_country',
  language: ({ nationality_group }) => nationality_group !== 'eu_eea_ch',
  specialist_training: ({ qualifications }) => qualifications.length > 0,
  radiation_protection: ({ exam }) => /OTA|ATA|Röntgen|MTR/.test(exam ?? ''),
  driving_licence: ({ has_driving_license }) => has_driving_license,
}

/** New employees have handed in only their application documents, all still unchecked. */
const ofNewcomers = ['licence', 'cv', 'reference', 'language']

/** All documents, oldest first, the first of each kind with a copy; `checkers` (user names) may check them. */
export function demoDocuments(employees: DemoEmployee[], { checkers, today }: { checkers: string[]; today: string }): DemoDocument[] {
  const all = employees.flatMap((employee, index) => papersOf(employee, seeded(61_000 + index), { checkers, today }))
  const sorted = all.toSorted((one, other) => (one.created_datetime < other.created_datetime ? -1 : 1))
  return sorted.map((one, index) =>
    sorted.findIndex(({ kind: other }) => other === one.kind) === index ? { ...one, file: fileOf(one) } : one,
  )
}

type PaperContext = { checkers: string[]; today: string }

function papersOf(employee: DemoEmployee, random: Random, known: PaperContext): DemoDocument[] {
  const isNew = employee.public_id === null
  return kinds.flatMap(([code, one]) => {
    if (!(isAsked[code]?.(employee) ?? true) || !chance(random, one.share) || (isNew && !ofNewcomers.includes(code))) return []
    const drawn = weighted(random, states, (state) => one.states[state] ?? 0)
    const state = isNew ? 'unchecked' : drawn
    const paper = paperOf(employee, random, { ...known, code, one, state })
    // The next document already exists, and begins when this one ends.
    return state === 'expiring' && chance(random, 0.3)
      ? [paper, paperOf(employee, random, { ...known, code, one, state: 'not_yet_valid', begins: daysAfter(paper.valid_until!, 1) })]
      : [paper]
  })
}

type PaperDraw = PaperContext & { code: string; one: Kind; state: State; begins?: string }

function paperOf(employee: DemoEmployee, random: Random, { code, one, state, begins, checkers, today }: PaperDraw): DemoDocument {
  const hired = daysSince(employee.created_datetime, today)
  const days = Math.round(one.months * 30.4)
  const isEnding = !['unchecked', 'valid'].includes(state) || chance(random, one.ends)
  const left = begins === undefined ? daysLeft(random, { state, days, hired }) : daysSince(today, begins) + days
  const age = begins !== undefined ? integer(random, 5, 20) : isEnding ? Math.max(4, days - left) : integer(random, 300, 6_000)
  const entered = Math.max(-left, 0) + 1
  const created_datetime = officeMoment(random, today, integer(random, entered, Math.max(entered, Math.min(age, hired) - 3)))
  const isChecked = state !== 'unchecked'
  return {
    employee: fullName(employee),
    kind: code,
    number: pick(random, one.numbers).replaceAll(/[#@]/g, (sign) => (sign === '#' ? `${integer(random, 0, 9)}` : pick(random, letters))),
    issued_date: daysAfter(today, -age),
    valid_from: begins ?? (isEnding && chance(random, 0.6) ? daysAfter(today, -age) : null),
    valid_until: isEnding ? daysAfter(today, left) : null,
    allows_leasing: code === 'residence_title' ? pick(random, [true, true, true, true, false, null]) : null,
    checked_date: isChecked ? created_datetime.slice(0, 10) : null,
    checked_by_user: isChecked ? pick(random, checkers) : null,
    note: pick(random, one.notes),
    created_datetime,
    file: null,
  }
}

const letters = [...'CFGHJKLMNPRTVWXYZ']

/** Days until a document expires; negative if it already has, which is after the employee was hired. */
function daysLeft(random: Random, { state, days, hired }: { state: State; days: number; hired: number }): number {
  if (state === 'expired') return -integer(random, 1, Math.min(200, hired - 20))
  if (state === 'expiring') return integer(random, 0, 25)
  return integer(random, 100, Math.max(110, days - 4))
}
