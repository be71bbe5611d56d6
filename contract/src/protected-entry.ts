import type { LookupName } from './reference.ts'

const protectedCodes: Partial<Record<LookupName, readonly string[]>> = {
  engagement_action: ['follow_up'],
  email_template: ['no_template', 'automated', 'profile'],
}

/** Entries that the program refers to by id or code (wire.md 10.3): they cannot be deleted, deactivated or given another code. */
export const isProtectedEntry = (list: LookupName, { id, code = '' }: { id: number; code?: string }): boolean =>
  (list === 'engagement_action' && id === 1) || (protectedCodes[list]?.includes(code) ?? false)
