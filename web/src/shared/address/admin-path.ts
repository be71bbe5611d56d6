import type { Entity } from '@kasack/contract/entity.ts'

/** The page of the administration with the records of an entity, or with one of them. */
export const adminPath = ({ path }: Pick<Entity, 'path'>, id?: number): string => `/admin/${path}${id === undefined ? '' : `/${id}`}`
