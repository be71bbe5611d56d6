import type { FindingCode } from '@kasack/contract/judge-setting.ts'

/** What is checked, by what it is about. */
export const findingGroups = {
  overlap: ['overlaps_booking', 'overlaps_absence'],
  employee: ['before_available_from', 'inactive'],
  vacancy: ['outside_vacancy', 'vacancy_not_open', 'blocked_at_facility'],
  papers: ['exam_missing', 'qualification_missing', 'requirement_missing', 'document_missing', 'document_expires', 'document_expires_open'],
  residence: ['residence_missing', 'residence_expires', 'residence_unclear', 'residence_forbids_leasing'],
  clocks: ['maximum_duration', 'maximum_duration_near', 'equal_pay', 'revolving_door'],
} as const satisfies Record<string, readonly FindingCode[]>

export type FindingGroup = keyof typeof findingGroups
