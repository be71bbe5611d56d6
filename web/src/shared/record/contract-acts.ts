import type { Act as ContractAct } from '@kasack/contract/act.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import type { ReactNode } from 'react'
import { recordCall, recordPath } from '../address/record-path.ts'
import { request } from '../call/api.ts'
import { errorTexts } from '../call/error-texts.ts'
import { tellDone } from '../call/undo.ts'
import { t } from '../language/i18n.ts'
import { today } from '../program/clock.ts'
import type { Act } from './act.ts'

type PathAct = Pick<ContractAct, 'whyNot'> & { by: { path: string } }

/** Where an act of a record is asked for, below `/api/v0`. */
export const actCall = (entity: Pick<Entity, 'path'>, id: number, { by }: PathAct): string => `${recordPath(entity, id)}/${by.path}.json/`

type Items<K extends string, R> = {
  entity: Entity
  acts: Record<K, ContractAct<R>>
  icons: Record<K, ReactNode>
  /** What the acts must know of the record. */
  standing: R
  onSelect: (name: K) => void
}

/** What menus show of an entity's acts: what makes no sense for the record is not there, what is not possible says why. */
export const actItems = <K extends string, R>({ entity, acts, icons, standing, onSelect }: Items<K, R>): Act[] =>
  (Object.keys(acts) as K[]) // in their order
    .filter((name) => acts[name].isOffered?.(standing) ?? true)
    .map((name) => ({
      key: name,
      label: acts[name].label,
      icon: icons[name],
      needs: entity.access.change,
      disabledBecause: acts[name].whyNot?.(standing, today()),
      onSelect: () => onSelect(name),
    }))

type Sending<R> = {
  entity: Entity
  id: number
  act: ContractAct<R>
  /** Instead of saying that the record was changed. */
  title?: string
}

/** Does what an act sends, tells so, and offers to take it back. */
export const sendAct = <R>({ entity, id, act, title }: Sending<R>) => {
  const { noun } = entity
  return request<{ id: number }>({
    method: 'PATCH',
    path: recordCall(entity, id),
    body: 'sends' in act.by ? act.by.sends : {},
    entity: noun,
    hooks: {
      200(changed) {
        tellDone(title ?? t(errorTexts.edited, { entity: t(noun) }), changed)
      },
    },
  })
}
