import { documentRight } from '@kasack/contract/document-state.ts'
import type { FilledTemplate } from '@kasack/contract/filled-template.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import { seesHealthDocuments } from '../employee-document/rules.ts'
import type { LockedDocument } from './queries.ts'
import { texts } from './texts.ts'

export type { LockedDocument }

type Reader = Parameters<typeof mayAccess>[0]

export const seesPapers = (caller: Reader): boolean => mayAccess(caller, documentRight)

/** The documents this caller may see. */
export const papersFor = (caller: Reader, papers: LockedDocument[]): LockedDocument[] =>
  seesPapers(caller) ? papers.filter(({ is_health_data }) => !is_health_data || seesHealthDocuments(caller)) : []

/**
 * Why the chosen documents cannot be sent. Those hidden from the writer count as unknown, whatever else is wrong with them. `whose` are
 * the employees the e-mail is about; undefined if unreadable.
 */
export function refusePapers(chosen: { id: number }[], { seen, whose }: { seen: LockedDocument[]; whose: number[] | undefined }): Text[] {
  if (chosen.some(({ id }) => !seen.some((paper) => paper.id === id))) return [problemTexts.unknown_reference]
  return [
    ...(whose !== undefined && seen.some(({ employee_id }) => !whose.includes(employee_id)) ? [texts.of_somebody_else] : []),
    ...(seen.some(({ size }) => size === null) ? [texts.without_file] : []),
  ]
}

type Kind = Pick<FilledTemplate['documents'][number], 'is_health' | 'is_residence'> & { code: string }

/** The kinds sent with a profile by default. */
const ofProfiles = ['cv', 'licence']

/** Whether a document is preselected: never one that needs special care, and none where the profile withholds the name. */
export const isPreselected = ({ code, is_health, is_residence }: Kind, template: Pick<FilledTemplate, 'category' | 'code'>): boolean =>
  template.category === 'profile' && template.code !== 'anonymous_profile' && ofProfiles.includes(code) && !is_health && !is_residence
