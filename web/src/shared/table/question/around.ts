import type { Answer, Entity } from '@kasack/contract/entity.ts'

/** The centre of an area: its name, and its coordinates if known. */
export type Centre = { address: string; latitude: number | null; longitude: number | null }

/** Records that can be the centre of an area. */
export type Around = { entity: Entity; centreOf: (record: unknown) => Centre }

export const around = <E extends Entity>(entity: E, centreOf: (record: Answer<E>) => Centre): Around => ({
  entity,
  centreOf: (record) => centreOf(record as Answer<E>), // read through this entity's own call
})
