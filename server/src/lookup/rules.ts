import type { RefInput } from '@kasack/contract/field.ts'
import type { Lookup, LookupInput } from '@kasack/contract/lookup.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { isProtectedEntry } from '@kasack/contract/protected-entry.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import type { LookupName } from '@kasack/contract/reference.ts'
import type { Text } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

/** An entry as it would be after the write; only some lists have codes and attachments. */
type Entry = LookupInput & { code?: string; allowed_attachments?: RefInput[]; preselected_attachments?: RefInput[] }
type LookupBefore = Pick<Lookup, 'id'> & LookupInput & { code?: string }

/** `used`: a record refers to the entry. */
export type LookupFacts = { stored: LookupBefore | null; used: boolean }

/** Reasons to refuse the entry as it would be, by field. See docs/rules/reference-lists.md. */
export function refuseLookup(list: LookupName, entry: Entry, { stored, used }: LookupFacts): Problems {
  const problems: Problems = {}
  const recoded = stored !== null && entry.code !== stored.code
  if (recoded && used) problems.code = [problemTexts.locked]
  if (stored && isProtectedEntry(list, stored)) {
    if (recoded) problems.code = [texts.keeps_code]
    if (!entry.is_active) problems.is_active = [texts.stays_active]
  }
  const allowed = (entry.allowed_attachments ?? []).map(({ id }) => id)
  if (entry.preselected_attachments?.some(({ id }) => !allowed.includes(id))) problems.preselected_attachments = [texts.not_allowed]
  return problems
}

/** Reasons to refuse a new order: it has to name every entry. */
export function refuseOrder(wanted: number[], there: number[]): Problems {
  const isWhole = wanted.length === there.length && there.every((id) => wanted.includes(id))
  return isWhole ? {} : { entries: [texts.list_changed] }
}

/** Reasons to keep the entry. Records that refer to it are left to the database. */
export const refuseRemoval = (list: LookupName, stored: LookupBefore): Text[] =>
  isProtectedEntry(list, stored) ? [texts.not_removable] : []
