import type { Entity } from '@kasack/contract/entity.ts'

type Place = Pick<Entity, 'path'>

/** The page of one record. Pages are called like the resource they show (wire.md 0). */
export const recordPath = ({ path }: Place, id: number | string): string => `/${path}/${id}`

/** The page with the list of an entity. */
export const listPath = ({ path }: Place): string => `/${path}`

/** The page with what was deleted of an entity. */
export const deletedPath = ({ path }: Place): string => `/deleted?resource=${encodeURIComponent(path)}`

/** Where one record is read, changed and removed, below `/api/v0`. */
export const recordCall = (entity: Place, id: number | string): string => `${recordPath(entity, encodeURIComponent(id))}.json/`

/** Where the records of an entity are listed and created, below `/api/v0`. */
export const listCall = (entity: Place): string => `${listPath(entity)}.json/`
