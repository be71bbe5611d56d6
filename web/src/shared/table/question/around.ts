import type { Answer, Entity } from '@kasack/contract/entity.ts'

/** The middle of an area: what it is called, and where it is, if anybody knows. */
export type Centre = { address: string; latitude: number | null; longitude: number | null }

/** Records that can be the middle of an area. */
export type Around = { entity: Entity; centreOf: (record: unknown) => Centre }

export const around = <E extends Entity>(entity: E, centreOf: (record: Answer<E>) => Centre): Around => ({
  entity,
  centreOf: (record) => centreOf(record as Answer<E>), // read from this entity's own call
})
