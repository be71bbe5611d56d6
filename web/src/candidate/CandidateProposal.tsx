import { UserAddOutlined } from '@ant-design/icons'
import { candidate } from '@kasack/contract/candidate.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { isFull, placementTexts } from '@kasack/contract/placement.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import type { SelectionAct } from '../shared/table/selection-act.ts'
import { addPairs, confirmWarnings, proposeEmployees, tellAdded } from './queries.ts'
import { texts } from './texts.ts'

export type May = (needs: UserNeeds) => boolean
type Many<Row> = { vacancy: Vacancy; may: May; whyNot: (row: Row) => Text | undefined }
type One = { vacancy: Vacancy; employee: Employee; may: May; whyNot: Text | undefined }

/** Adds the employees selected in a table as candidates of the vacancy; `whyNot` says who cannot be one. */
export const proposalAct = <Row extends Employee>({ vacancy, may, whyNot }: Many<Row>): SelectionAct<Row> => ({
  key: 'propose',
  label: texts.add_as_candidates,
  icon: <UserAddOutlined aria-hidden />,
  needs: candidate.access.create,
  whyNot: (row) => (isFull(vacancy) ? placementTexts.full : whyNot(row)),
  onSelect: async ({ rows }) => {
    const added = new Set((await proposeEmployees({ vacancy, rows, may })).map(({ id }) => id))
    return rows.filter(({ id }) => added.has(id))
  },
})

/** Same for one employee, as a row action. */
export const proposalAction = ({ vacancy, employee, may, whyNot }: One): RowAction => ({
  key: 'propose',
  label: texts.add_as_candidate,
  icon: <UserAddOutlined aria-hidden />,
  needs: candidate.access.create,
  disabledBecause: isFull(vacancy) ? placementTexts.full : whyNot,
  onSelect: () => void proposeEmployees({ vacancy, rows: [employee], may }),
})

/** `isBlocked`: a finding forbids booking the employee there. */
type ProposedPair = { vacancy: number; employee: Ref; isBlocked: boolean }

/**
 * Adds the proposed pairs as candidates of several vacancies with one call and reports it. Asks for confirmation of blocked pairs only; the
 * others have no conflict. Returns in order why each pair was refused, null for those added; null if the user cancelled.
 */
export async function proposePairs(
  pairs: readonly ProposedPair[],
  { may, onUndone }: { may: May; onUndone: () => void },
): Promise<readonly (string | null)[] | null> {
  const blocked = Map.groupBy(
    pairs.filter(({ isBlocked }) => isBlocked),
    ({ vacancy }) => vacancy,
  )
  const judged = [...blocked].map(([id, those]) => ({ vacancy: { id }, rows: those.map(({ employee }) => employee), may }))
  if (!(await confirmWarnings(...judged))) return null
  const sent = pairs.map(({ vacancy, employee }) => ({ vacancy, employee: employee.id }))
  const { reasons, group } = await addPairs(sent, 'proposal')
  tellAdded(reasons.filter((reason) => reason === null).length, group, onUndone)
  return reasons
}
