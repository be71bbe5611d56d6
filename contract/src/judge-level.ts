/** What a finding means for a booking, strongest first: it forbids, warns, or only informs. */
export const findingLevels = ['block', 'warn', 'tell'] as const
export type FindingLevel = (typeof findingLevels)[number]

/** What the agency may set for a finding: a level, or off. */
export type Level = FindingLevel | 'off'

/** All findings, with their usual levels: docs/rules/judge.md. */
export const defaultLevels = {
  overlaps_booking: 'warn',
  overlaps_absence: 'warn',
  before_available_from: 'warn',
  inactive: 'warn',
  outside_vacancy: 'warn',
  vacancy_not_open: 'warn',
  blocked_at_facility: 'block',
  exam_missing: 'warn',
  qualification_missing: 'tell',
  requirement_missing: 'warn',
  document_missing: 'warn',
  document_expires: 'warn',
  document_expires_open: 'tell',
  residence_missing: 'warn',
  residence_expires: 'warn',
  residence_unclear: 'warn',
  residence_forbids_leasing: 'block',
  maximum_duration: 'warn',
  maximum_duration_near: 'tell',
  equal_pay: 'tell',
  revolving_door: 'warn',
} satisfies Record<string, FindingLevel>
