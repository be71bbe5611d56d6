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

/** Why no booking is started with a candidate now; undefined: it can be. */
export function whyNotBooked({ status }: Standing, isVacancyFull: boolean): Text | undefined {
  if (status === 'signed') return texts.already_booked
  return isVacancyFull ? placementTexts.full : undefined
}

/** What is likely to be done next with a candidate: the profile is sent once, as long as there is a position for it. */
export function nextStepOf({ status, facility_asked }: Pick<Candidate, 'status' | 'facility_asked'>, isVacancyFull: boolean) {
  if (status !== 'new' && status !== 'applied') return null
  return status === 'new' && !facility_asked && !isVacancyFull ? 'profile' : 'booking'
}

/** Why so many rows cannot be added to the vacancy; undefined: they can be tried. */
export function whyNotAdded(vacancy: Capacity, rows: number): Text | undefined {
  if (isFull(vacancy)) return placementTexts.full
  return rows === 0 ? texts.choose_somebody : undefined
}

/** Days in a row, both ends included; without an upper one they are open. */
export type Days = { lower: string; upper: string | null }

/**
 * The days on which whoever comes to the vacancy has to be free: what is left of its range, all of it once it is over, and of one
 * without an end the twelve weeks that are shown. docs/rules/availability.md
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

/** Whether the exam fits, in words: which one it is, or which are wanted. */
export function examMatch({ exam, exams_match_with_vacancy: fits }: Employee, { exams }: Pick<Vacancy, 'exams'>): string {
  if (fits && exam) return t(texts.exam_fits, { exam: exam.name })
  return t(texts.exam_wanted, { exams: namesOf(exams) })
}

/** Whether the qualifications fit, in words: which are wanted, or which of them are missing. */
export function qualificationMatch({ qualifications: own }: Employee, { qualifications: wanted }: Pick<Vacancy, 'qualifications'>): string {
  if (wanted.length === 0) return t(texts.no_qualification_wanted)
  const missing = wanted.filter(({ id }) => !own.some((one) => one.id === id))
  if (missing.length === 0) return t(texts.qualifications_fit, { qualifications: namesOf(wanted) })
  return t(texts.qualifications_missing, { qualifications: namesOf(missing) })
}

const namesOf = (refs: readonly { name: string }[]): string => refs.map(({ name }) => name).join(', ')

/** Days that meet hers, or the vacancy's. */
const aboutDays = ['overlaps_booking', 'overlaps_absence', 'before_available_from', 'inactive', 'outside_vacancy', 'vacancy_not_open']

/** Whether it is asked before somebody is proposed: papers and exams can be had until she is booked. */
export const isAskedAbout = ({ code, level }: Pick<FindingAnswer, 'code' | 'level'>): boolean =>
  level === 'block' || (level === 'warn' && aboutDays.includes(code))
