import type { Absence } from './absence.ts'
import type { Period, Ref } from './field.ts'
import type { FindingLevel, Level } from './judge-level.ts'
import type { Clock } from './leasing-clock.ts'
import type { Rights } from './permission.ts'
import type { DayRange } from './range.ts'
import type { Text } from './text.ts'
import type { Vacancy } from './vacancy.ts'

/**
 * A booking or an absence to judge; the record being changed does not count against itself. For a candidate, `candidacy` is the vacancy,
 * and the employee's bookings for it are left out.
 */
export type Plan = { range: Period; booking?: number | null; absence?: number | null; candidacy?: number | null }

/** What is known about the employee and the place of a plan; cancelled bookings are left out. */
export type JudgeFacts = {
  employee: Person
  vacancy: (Period & Ref & { status: Vacancy['status'] }) | null
  /** Null: an absence, without a place. */
  place: Place | null
  /** The clocks of the hirers the facility belongs to during the plan, with its days counted. */
  clocks: readonly PlannedClock[]
  /** Levels set by the agency; a finding without one has its usual level. */
  levels: Readonly<Record<string, Level>>
}

/** Bookings and absences that do not touch the plan may be missing, as may documents of kinds that nobody requires. */
type Person = Ref & {
  is_active: boolean
  available_from_date: string | null
  birthday_date: string | null
  nationality_group: 'eu_eea_ch' | 'third_country' | null
  exam: number | null
  qualifications: readonly number[]
  bookings: readonly BookedDays[]
  absences: readonly (Period & { id: number; reason: Absence['reason'] })[]
  /** Only checked documents. */
  papers: readonly Paper[]
  /** Facilities that block the employee. */
  blocks: readonly { id: number; facility: number; reason: string }[]
}

export type BookedDays = Period & { id: number; facility: string; vacancy: number | null }

/** `begins` null: valid without a start. */
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

/** A facility and what it requires: any one of the exams, all of the others. */
export type Place = {
  facility: Ref
  exams: readonly Ref[]
  /** What the vacancy itself asks for. */
  qualifications: readonly Ref[]
  /** What is required in addition. */
  required: readonly Ref[]
  kinds: readonly PaperKind[]
}

/** `days`: the plan's days at this hirer. */
export type PlannedClock = Pick<Clock, 'last_day' | 'equal_pay_from' | 'equal_pay_reason'> & { blocks: readonly Period[]; days: Period }

/** The record a finding is based on. */
export type Source = { resource: string; id: number; name: string }

/** `days`: those it concerns; `needs`: if it needs other permissions than its rule. The text is built only when shown. */
export type JudgeFinding = { text: () => Text; days: DayRange; source: Source; needs?: Rights }

/** A rule: its usual level, and the permissions without which readers do not see its findings. */
export type Rule = { level: FindingLevel; needs: Rights; find: (plan: Plan, facts: JudgeFacts) => JudgeFinding[] }
export type Rules = Readonly<Record<string, Rule>>

/** Whether the plan is about another booking. */
export const isAnother = (plan: Plan, { id, vacancy }: Pick<BookedDays, 'id' | 'vacancy'>): boolean =>
  id !== plan.booking && (vacancy === null || vacancy !== (plan.candidacy ?? null))
