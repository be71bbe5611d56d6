import type { Act as ContractAct } from '@kasack/contract/act.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { ReactNode } from 'react'
import { recordCall } from '../address/record-path.ts'
import { today } from '../program/clock.ts'
import { actCall } from '../record/contract-acts.ts'
import { runOneByOne, sendOne } from './one-by-one.ts'
import type { SelectionAct } from './selection-act.ts'
import { selectionTexts } from './selection-texts.ts'

type ActContext<R, Row> = {
  entity: Entity
  key: string
  act: Pick<ContractAct<R>, 'label' | 'isOffered' | 'whyNot'> & { by: { path: string } | { sends: Readonly<Record<string, unknown>> } }
  icon: ReactNode
  /** The facts about a row's record that the act depends on. */
  factsOf: (row: Row) => R
  /** The confirmation text, for one row and for several. */
  question: { one: Text; some: Text }
}

/** An act of the contract on many records, one after the other; rows that cannot take it are left out. */
export const contractSelectionAct = <R, Row extends { id: number }>(given: ActContext<R, Row>): SelectionAct<Row> => {
  const { entity, key, act, icon, factsOf, question } = given
  const { label, by } = act
  const send = ({ id }: Row) =>
    sendOne(
      'path' in by
        ? { method: 'POST', path: actCall(entity, id, { by }) }
        : { method: 'PATCH', path: recordCall(entity, id), body: by.sends },
    )
  return {
    key,
    label,
    icon,
    needs: entity.access.change,
    whyNot: (row) => ((act.isOffered?.(factsOf(row)) ?? true) ? act.whyNot?.(factsOf(row), today()) : selectionTexts.nothing_to_do),
    onSelect: (chosen) => runOneByOne({ label, question, send, resource: entity.path }, chosen),
  }
}
