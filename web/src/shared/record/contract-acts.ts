import type { Act as ContractAct } from '@kasack/contract/act.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import type { ReactNode } from 'react'
import { recordCall, recordPath } from '../address/record-path.ts'
import { request } from '../call/api.ts'
import { errorTexts } from '../call/error-texts.ts'
import { notifyDone } from '../call/undo.ts'
import { t } from '../language/i18n.ts'
import { today } from '../program/clock.ts'
import type { Act } from './act.ts'

type PathAct = Pick<ContractAct, 'whyNot'> & { by: { path: string } }

/** The path of a record's act, below `/api/v0`. */
export const actCall = (entity: Pick<Entity, 'path'>, id: number, { by }: PathAct): string => `${recordPath(entity, id)}/${by.path}.json/`

type Items<K extends string, R> = {
  entity: Entity
  acts: Record<K, ContractAct<R>>
  icons: Record<K, ReactNode>
  /** The facts about the record that the acts depend on. */
  facts: R
  onSelect: (name: K) => void
}

/** Menu items for an entity's acts: pointless ones are left out, impossible ones give the reason. */
export const actItems = <K extends string, R>({ entity, acts, icons, facts, onSelect }: Items<K, R>): Act[] =>
  (Object.keys(acts) as K[]) // keeps their order
    .filter((name) => acts[name].isOffered?.(facts) ?? true)
    .map((name) => ({
      key: name,
      label: acts[name].label,
      icon: icons[name],
      needs: entity.access.change,
      disabledBecause: acts[name].whyNot?.(facts, today()),
      onSelect: () => onSelect(name),
    }))

type Sending<R> = {
  entity: Entity
  id: number
  act: ContractAct<R>
  /** Replaces the notice that the record was edited. */
  title?: string
}

/** Sends an act, notifies, and offers an undo. */
export const sendAct = <R>({ entity, id, act, title }: Sending<R>) => {
  const { noun } = entity
  return request<{ id: number }>({
    method: 'PATCH',
    path: recordCall(entity, id),
    body: 'sends' in act.by ? act.by.sends : {},
    entity: noun,
    hooks: {
      200(changed) {
        notifyDone(title ?? t(errorTexts.edited, { entity: t(noun) }), changed)
      },
    },
  })
}
