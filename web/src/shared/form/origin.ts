import type { Answer, Entity } from '@kasack/contract/entity.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { Modal, OriginOf } from '../address/modals.ts'

/** A record that a new one starts from: read first, then turned into values. */
export type Origin<Values> = { entity: Entity; id: number; prefill: (record: object) => Values }

type TakenBy<M extends Modal> = M['of'] extends Entity ? OriginValues<Answer<M['of']>> : never
/** References only need id and name. */
export type OriginValues<Values> = { [K in keyof Values]?: NonNullable<Values[K]> extends Ref ? Ref | null : Values[K] }
type Prefills<M extends Modal> = { [Word in keyof M['from']]: (record: Answer<M['from'][Word]>) => TakenBy<M> }

/** What a new record takes over from the one its modal was opened with; needs an entry for every entity the door accepts. */
export function originOf<M extends Modal>(door: M, from: OriginOf<M> | null, prefills: Prefills<M>): Origin<TakenBy<M>> | undefined {
  if (!from) return undefined
  const { entity: word, id } = from
  return { entity: door.from[word]!, id, prefill: prefills[word] as (record: object) => TakenBy<M> } // the record was read as that entity
}
