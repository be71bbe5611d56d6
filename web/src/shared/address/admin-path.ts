import type { Entity } from '@kasack/contract/entity.ts'

/** The administration page for an entity's records, or for one record. */
export const adminPath = ({ path }: Pick<Entity, 'path'>, id?: number): string => `/admin/${path}${id === undefined ? '' : `/${id}`}`
