import type { Entity } from '@kasack/contract/entity.ts'
import { recordCall } from '../address/record-path.ts'
import { request } from '../call/api.ts'
import { offerFormer } from '../call/former.ts'

/** Puts a record to rest instead of deleting it; it can be taken back for a while. */
export const setInactive = (entity: Entity, id: number) =>
  request<{ id: number; version?: string }>({
    method: 'PATCH',
    path: recordCall(entity, id),
    body: { is_active: false },
    entity: entity.noun,
    hooks: { 200: (changed) => changed.ok && offerFormer({ entity, noun: entity.noun, saved: changed.data, former: { is_active: true } }) },
  })
