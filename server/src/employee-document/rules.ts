import { healthDocumentRight } from '@kasack/contract/document-state.ts'
import type { EmployeeDocumentInput } from '@kasack/contract/employee-document.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

type Kind = { expires: 'never' | 'optional' | 'required'; is_health_data: boolean; is_residence_title: boolean }

/** The facts for the rules: the document's kind (null if unknown), whether it is hidden from the writer, and what is stored. */
export type DocumentFacts = {
  kind: Kind | null
  isHidden: boolean
  unreadable: Problems
  stored: Pick<EmployeeDocumentInput, 'valid_until' | 'allows_leasing'> | null
}

/** Refuses a document as it would be, by field (docs/rules/documents.md). */
export function refuseDocument(input: EmployeeDocumentInput, { kind: stands, isHidden, unreadable, stored }: DocumentFacts): Problems {
  // A kind hidden from the writer counts as unknown, so no rule reveals more about it.
  const kind = isHidden ? null : stands
  const { valid_from, valid_until } = input
  const isTurned = valid_from !== null && valid_until !== null && valid_until < valid_from && !('valid_from' in unreadable)
  return {
    ...(isHidden ? { kind: [problemTexts.unknown_reference] } : {}),
    ...(isTurned ? { valid_until: [texts.ends_before_start] } : {}),
    ...(kind && lacksEnd(input, kind, stored) && !('valid_until' in unreadable) ? { valid_until: [problemTexts.required] } : {}),
    ...(kind && !kind.is_residence_title && input.allows_leasing !== null && input.allows_leasing !== stored?.allows_leasing
      ? { allows_leasing: [texts.no_residence_title] }
      : {}),
  }
}

/** A document stored without an end, before its kind required one, may stay without. */
const lacksEnd = ({ valid_until }: EmployeeDocumentInput, { expires }: Kind, stored: DocumentFacts['stored']): boolean =>
  expires === 'required' && valid_until === null && stored?.valid_until !== null

/** Whether callers who see documents also see those of health data kinds. */
export const seesHealthDocuments = (caller: Parameters<typeof mayAccess>[0]): boolean => mayAccess(caller, healthDocumentRight)
