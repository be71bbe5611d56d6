import * as z from 'zod/mini'
import { daysAfter, daysSince, officeMoment } from '../day.ts'
import { integer, pick, type Random, seeded } from '../random.ts'
import absences from './absence.json' with { type: 'json' }
import type { DemoEmployee } from './employee.ts'
import { fullName } from './person-name.ts'

const reasons = ['sick', 'vacation', 'overtime_free', 'other'] as const
type Reason = (typeof reasons)[number]

/** Both ends are inclusive. */
export type DemoAbsence = {
  employee: string
  reason: Reason
  lower: string
  upper: string
  note: string
  created_datetime: string
}

/** Per reason: its weight, the minimum and maximum number of days, and possible notes. */
const kind = z.strictObject({ share: z.number(), days: z.tuple([z.number(), z.number()]), notes: z.array(z.string()) })
const kinds = z.parse(z.record(z.enum(reasons), kind), absences)
const drawn = reasons.flatMap((reason) => Array.from({ length: kinds[reason].share }, () => reason))

/** Fourteen months back and four ahead, without overlaps; new and former employees have none. */
export const demoAbsences = (employees: DemoEmployee[], today: string): DemoAbsence[] =>
  employees.flatMap((employee, index) => (isMissed(employee) ? absencesOf(employee, seeded(14_000 + index), today) : []))

const isMissed = ({ is_active, public_id }: DemoEmployee): boolean => is_active && public_id !== null

function absencesOf(employee: DemoEmployee, random: Random, today: string): DemoAbsence[] {
  const all: DemoAbsence[] = []
  const hired = daysSince(employee.created_datetime, today)
  let lower = daysAfter(today, integer(random, 0, 110) - Math.min(hired, 430))
  while (lower < daysAfter(today, 120)) {
    const reason = reasonFrom(random, lower > today)
    const { days, notes } = kinds[reason]
    const upper = daysAfter(lower, integer(random, days[0], days[1]) - 1)
    all.push({
      employee: fullName(employee),
      reason,
      lower,
      upper,
      note: pick(random, notes),
      created_datetime: enteredBefore(random, { reason, lower, today }),
    })
    lower = daysAfter(upper, integer(random, 25, 110))
  }
  return all
}

/** Illness is not known in advance. */
function reasonFrom(random: Random, isToCome: boolean): Reason {
  const reason = pick(random, drawn)
  return isToCome && reason === 'sick' ? 'vacation' : reason
}

/** Illness is entered the day before, everything else weeks ahead. */
function enteredBefore(random: Random, { reason, lower, today }: { reason: Reason; lower: string; today: string }): string {
  const ahead = reason === 'sick' ? 1 : integer(random, 14, 60)
  const ago = daysSince(lower, today) + ahead
  return officeMoment(random, today, ago > 0 ? ago : integer(random, 1, 40))
}
