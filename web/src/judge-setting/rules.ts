import type { FindingCode } from '@kasack/contract/judge-setting.ts'
import dayjs from 'dayjs'
import { wireFormat } from '../shared/language/format.ts'

/** The findings, grouped by subject. */
export const findingGroups = {
  overlap: ['overlaps_booking', 'overlaps_absence'],
  employee: ['before_available_from', 'inactive'],
  vacancy: ['outside_vacancy', 'vacancy_not_open', 'blocked_at_facility'],
  papers: ['exam_missing', 'qualification_missing', 'requirement_missing', 'document_missing', 'document_expires', 'document_expires_open'],
  residence: ['residence_missing', 'residence_expires', 'residence_unclear', 'residence_forbids_leasing'],
  clocks: ['maximum_duration', 'maximum_duration_near', 'equal_pay', 'revolving_door'],
} as const satisfies Record<string, readonly FindingCode[]>

export type FindingGroup = keyof typeof findingGroups

/** `near`: still time to apply, `late`: too late to apply. */
export type LicenceState = 'near' | 'late' | 'expired'

/**
 * The state of the agency's licence from five months before its end; null before that. Its renewal must be applied for at least three
 * months before the end (§ 2 (4) AÜG).
 */
export function licenceTrouble(until: string | null, today: string): { state: LicenceState; until: string; apply_until: string } | null {
  if (until === null || today < monthsBefore(until, 5)) return null
  const apply_until = monthsBefore(until, 3)
  return { state: today > until ? 'expired' : today > apply_until ? 'late' : 'near', until, apply_until }
}

const monthsBefore = (day: string, months: number): string => dayjs(day).subtract(months, 'month').format(wireFormat.day)
