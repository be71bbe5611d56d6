import type { Act } from '@kasack/contract/act.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { recordPath } from '../address/record-path.ts'

type PathAct = Pick<Act, 'whyNot'> & { by: { path: string } }

/** Where an act of a record is asked for, below `/api/v0`. */
export const actCall = (entity: Pick<Entity, 'path'>, id: number, { by }: PathAct): string => `${recordPath(entity, id)}/${by.path}.json/`
