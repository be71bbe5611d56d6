import type { Answer, Entity } from '@kasack/contract/entity.ts'
import type { Modal, OriginOf } from '../address/modals.ts'

/** Another record a new one begins with: read first, then turned into values. */
export type Origin<Taken> = { entity: Entity; id: number; prefill: (record: object) => Taken }

type TakenBy<M extends Modal> = M['of'] extends Entity ? Partial<Answer<M['of']>> : never
type Prefills<M extends Modal> = { [Word in keyof M['from']]: (record: Answer<M['from'][Word]>) => TakenBy<M> }

/** What a new record takes over from the one its modal was opened with; it is said for every kind the door lets in. */
export function originOf<M extends Modal>(door: M, from: OriginOf<M> | null, prefills: Prefills<M>): Origin<TakenBy<M>> | undefined {
  if (!from) return undefined
  const { entity: word, id } = from
  return { entity: door.from[word]!, id, prefill: prefills[word] as (record: object) => TakenBy<M> } // the record is read as that entity
}
