/** Whether more of what a figure counts is good, bad or neutral (docs/rules/figures.md). */
export type Sense = 'more_is_better' | 'less_is_better' | 'neutral'
export type Verdict = 'better' | 'worse' | 'unchanged'

type Kinds = 'emails' | 'engagements'

/**
 * By code. What is neither here nor in `neutral`, the agency's own kinds included, counts work done: more is better.
 */
const lessIsBetter = {
  emails: ['assignment_cancelled', 'sick_note', 'employee_rejected', 'facility_rejected', 'application_rejected'],
  engagements: ['not_reached', 'rejection_received', 'complaint', 'sick_note'],
} satisfies Record<Kinds, string[]> as Record<Kinds, string[]>
const neutral = {
  emails: [
    'no_template',
    'automated',
    'assignment_end',
    'birthday',
    'documents_requested',
    'proof_expires',
    'consent_renewal',
    'data_access',
    'data_erased',
  ],
  engagements: ['facility_feedback', 'employee_feedback', 'document_requested', 'internal_note', 'follow_up'],
} satisfies Record<Kinds, string[]> as Record<Kinds, string[]>

export function senseOf(kinds: Kinds, code: string): Sense {
  if (lessIsBetter[kinds].includes(code)) return 'less_is_better'
  return neutral[kinds].includes(code) ? 'neutral' : 'more_is_better'
}

/** By the sign alone, in every row (G51); the row itself says where less is better. */
export function verdictOn(change: number): Verdict {
  if (change === 0) return 'unchanged'
  return change > 0 ? 'better' : 'worse'
}
