import type { FindingAnswer } from '@kasack/contract/judge.ts'
import { spanFrom } from '@kasack/contract/availability.ts'
import type { Candidate } from '@kasack/contract/candidate.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import type { Capacity } from '@kasack/contract/placement.ts'
import { isFull, placementTexts } from '@kasack/contract/placement.ts'
import { ended } from '@kasack/contract/range.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { formatDay } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

type Standing = Pick<Candidate, 'status'>

/** Why a candidate cannot be booked now; undefined if she can. */
export function whyNotBooked({ status }: Standing, isVacancyFull: boolean): Text | undefined {
  if (status === 'signed') return texts.already_booked
  return isVacancyFull ? placementTexts.full : undefined
}

/** The likely next step for a candidate: the profile is sent once, while a position is left. */
export function nextStepOf({ status, facility_asked }: Pick<Candidate, 'status' | 'facility_asked'>, isVacancyFull: boolean) {
  if (status !== 'new' && status !== 'applied') return null
  return status === 'new' && !facility_asked && !isVacancyFull ? 'profile' : 'booking'
}

/** Why this many employees cannot be added to the vacancy; undefined if it is worth trying. */
export function whyNotAdded(vacancy: Capacity, rows: number): Text | undefined {
  if (isFull(vacancy)) return placementTexts.full
  return rows === 0 ? texts.choose_somebody : undefined
}

/** A range of days, both inclusive; open without an upper one. */
export type Days = { lower: string; upper: string | null }

/**
 * The days on which an employee must be free for the vacancy: what is left of its range, the whole range once it is over, or the twelve
 * weeks shown if it has no end. docs/rules/availability.md
 */
export function freeDays({ date_range: { lower, upper } }: Pick<Vacancy, 'date_range'>, today: string): Days {
  if (ended({ lower, upper }, today)) return { lower, upper }
  const from = lower > today ? lower : today
  return { lower: from, upper: upper ?? spanFrom(from).upper }
}

/** `frei 02.12.–15.01.` */
export function freeName({ lower, upper }: Days): string {
  const from = formatDay(lower).slice(0, 6)
  return upper === null ? t(texts.free_from, { from }) : t(texts.free, { from, to: formatDay(upper).slice(0, 6) })
}

/** Whether the exam fits, in words: the employee's exam, or the ones required. */
export function examMatch({ exam, exams_match_with_vacancy: fits }: Employee, { exams }: Pick<Vacancy, 'exams'>): string {
  if (fits && exam) return t(texts.exam_fits, { exam: exam.name })
  return t(texts.exam_wanted, { exams: namesOf(exams) })
}

/** Whether the qualifications fit, in words: those required, or those missing. */
export function qualificationMatch({ qualifications: own }: Employee, { qualifications: wanted }: Pick<Vacancy, 'qualifications'>): string {
  if (wanted.length === 0) return t(texts.no_qualification_wanted)
  const missing = wanted.filter(({ id }) => !own.some((one) => one.id === id))
  if (missing.length === 0) return t(texts.qualifications_fit, { qualifications: namesOf(wanted) })
  return t(texts.qualifications_missing, { qualifications: namesOf(missing) })
}

const namesOf = (refs: readonly { name: string }[]): string => refs.map(({ name }) => name).join(', ')

/** Findings about the days of the employee or the vacancy. */
const aboutDays = ['overlaps_booking', 'overlaps_absence', 'before_available_from', 'inactive', 'outside_vacancy', 'vacancy_not_open']

/** Whether a finding needs confirmation before a proposal: documents and exams can still be obtained before the booking. */
export const needsConfirmation = ({ code, level }: Pick<FindingAnswer, 'code' | 'level'>): boolean =>
  level === 'block' || (level === 'warn' && aboutDays.includes(code))
