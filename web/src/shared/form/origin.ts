import type { Answer, Entity } from '@kasack/contract/entity.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { Modal, OriginOf } from '../address/modals.ts'

/** Another record a new one begins with: read first, then turned into values. */
export type Origin<Values> = { entity: Entity; id: number; prefill: (record: object) => Values }

type TakenBy<M extends Modal> = M['of'] extends Entity ? OriginValues<Answer<M['of']>> : never
/** Of a record that is referred to, id and name are enough. */
export type OriginValues<Values> = { [K in keyof Values]?: NonNullable<Values[K]> extends Ref ? Ref | null : Values[K] }
type Prefills<M extends Modal> = { [Word in keyof M['from']]: (record: Answer<M['from'][Word]>) => TakenBy<M> }

/** What a new record takes over from the one its modal was opened with; it is said for every kind the door lets in. */
export function originOf<M extends Modal>(door: M, from: OriginOf<M> | null, prefills: Prefills<M>): Origin<TakenBy<M>> | undefined {
  if (!from) return undefined
  const { entity: word, id } = from
  return { entity: door.from[word]!, id, prefill: prefills[word] as (record: object) => TakenBy<M> } // the record is read as that entity
}
