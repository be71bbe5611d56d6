import { documentRight } from '@kasack/contract/document-state.ts'
import type { FilledTemplate } from '@kasack/contract/filled-template.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import { seesHealthDocuments } from '../employee-document/rules.ts'
import type { HeldPaper } from './queries.ts'
import { texts } from './texts.ts'

export type { HeldPaper }

type Reader = Parameters<typeof mayAccess>[0]

export const seesPapers = (caller: Reader): boolean => mayAccess(caller, documentRight)

/** Those of the papers that are there for somebody. */
export const papersFor = (caller: Reader, papers: HeldPaper[]): HeldPaper[] =>
  seesPapers(caller) ? papers.filter(({ is_health_data }) => !is_health_data || seesHealthDocuments(caller)) : []

/**
 * Reasons to send the chosen papers not: those that are not there for the writer are to her unknown, whatever else they are. `whose` are
 * the employees whom the mail is about; undefined: that cannot be read.
 */
export function refusePapers(chosen: { id: number }[], { seen, whose }: { seen: HeldPaper[]; whose: number[] | undefined }): Text[] {
  if (chosen.some(({ id }) => !seen.some((paper) => paper.id === id))) return [problemTexts.unknown_reference]
  return [
    ...(whose !== undefined && seen.some(({ employee_id }) => !whose.includes(employee_id)) ? [texts.of_somebody_else] : []),
    ...(seen.some(({ size }) => size === null) ? [texts.without_file] : []),
  ]
}

type Kind = Pick<FilledTemplate['documents'][number], 'is_health' | 'is_residence'> & { code: string }

/** What goes with a profile unless somebody says otherwise. */
const ofProfiles = ['cv', 'licence']

/** Whether a paper is ticked before anybody has chosen: never one that asks for special care, nor where the profile keeps back her name. */
export const isPreselected = ({ code, is_health, is_residence }: Kind, template: Pick<FilledTemplate, 'category' | 'code'>): boolean =>
  template.category === 'profile' && template.code !== 'anonymous_profile' && ofProfiles.includes(code) && !is_health && !is_residence
