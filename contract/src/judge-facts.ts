import type { Absence } from './absence.ts'
import type { Period, Ref } from './field.ts'
import type { FindingLevel, Level } from './judge-level.ts'
import type { Clock } from './leasing-clock.ts'
import type { Rights } from './permission.ts'
import type { DayRange } from './range.ts'
import type { Text } from './text.ts'
import type { Vacancy } from './vacancy.ts'

/**
 * Who is to go or stay away when; a record that is changed does not get in its own way. Of a candidate `candidacy` is the vacancy,
 * and her bookings there are left out.
 */
export type Plan = { range: Period; booking?: number | null; absence?: number | null; candidacy?: number | null }

/** What is known of whom a plan is about, and of where she is to go; of bookings those that are not cancelled. */
export type JudgeFacts = {
  employee: Person
  vacancy: (Period & Ref & { status: Vacancy['status'] }) | null
  /** Null: she goes nowhere. */
  place: Place | null
  /** The clocks at whom the house belongs to while she is there, with these days counted. */
  clocks: readonly PlannedClock[]
  /** What the agency says of findings; what it says nothing of has its usual level. */
  levels: Readonly<Record<string, Level>>
}

/** Bookings and absences that do not touch the plan may be missing, and papers of kinds that nobody asks for. */
type Person = Ref & {
  is_active: boolean
  available_from_date: string | null
  birthday_date: string | null
  nationality_group: 'eu_eea_ch' | 'third_country' | null
  exam: number | null
  qualifications: readonly number[]
  bookings: readonly BookedDays[]
  absences: readonly (Period & { id: number; reason: Absence['reason'] })[]
  /** Those that were checked. */
  papers: readonly Paper[]
  /** Where she is not wanted any more. */
  blocks: readonly { id: number; facility: number; reason: string }[]
}

export type BookedDays = Period & { id: number; facility: string; vacancy: number | null }

/** `begins` null: it has always held. */
export type Paper = {
  id: number
  kind: Ref
  begins: string | null
  valid_until: string | null
  allows_leasing: boolean | null
  is_residence_title: boolean
  is_health_data: boolean
}

export type PaperKind = Ref & { is_health_data: boolean; is_residence_title: boolean; exempt_born_before: string | null }

/** A facility, and what is asked of whoever goes there: any of the exams, each of the others. */
export type Place = {
  facility: Ref
  exams: readonly Ref[]
  /** What the vacancy itself looks for. */
  qualifications: readonly Ref[]
  /** What else is required. */
  required: readonly Ref[]
  kinds: readonly PaperKind[]
}

/** `days` are those of the plan at this hirer. */
export type PlannedClock = Pick<Clock, 'last_day' | 'equal_pay_from' | 'equal_pay_reason'> & { blocks: readonly Period[]; days: Period }

/** A record that a finding follows from. */
export type Source = { resource: string; id: number; name: string }

/** `days` are those it is about; `needs` where it needs other rights than its rule. Its text is made where it is told. */
export type JudgeFinding = { text: () => Text; days: DayRange; source: Source; needs?: Rights }

/** One rule: how much it means unless the agency says otherwise, and the rights without which nobody is told what it finds. */
export type Rule = { level: FindingLevel; needs: Rights; find: (plan: Plan, facts: JudgeFacts) => JudgeFinding[] }
export type Rules = Readonly<Record<string, Rule>>

/** Whether a booking is another one than those the plan is about. */
export const isAnother = (plan: Plan, { id, vacancy }: Pick<BookedDays, 'id' | 'vacancy'>): boolean =>
  id !== plan.booking && (vacancy === null || vacancy !== (plan.candidacy ?? null))
