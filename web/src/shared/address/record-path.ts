import type { Entity } from '@kasack/contract/entity.ts'

type Place = Pick<Entity, 'path'>

/** The page of one record. Pages are named after the resource they show (wire.md 0). */
export const recordPath = ({ path }: Place, id: number | string): string => `/${path}/${id}`

/** The list page of an entity. */
export const listPath = ({ path }: Place): string => `/${path}`

/** The page with an entity's deleted records. */
export const deletedPath = ({ path }: Place): string => `/deleted?resource=${encodeURIComponent(path)}`

/** Reads, changes and deletes one record, below `/api/v0`. */
export const recordCall = (entity: Place, id: number | string): string => `${recordPath(entity, encodeURIComponent(id))}.json/`

/** Lists and creates the records of an entity, below `/api/v0`. */
export const listCall = (entity: Place): string => `${listPath(entity)}.json/`
