import type { Entity } from '@kasack/contract/entity.ts'
import { recordCall } from '../address/record-path.ts'
import { request } from '../call/api.ts'
import { versionOf } from '../call/version.ts'
import { actionIcon } from '../look/icons.ts'
import type { Act } from './act.ts'
import { texts } from './texts.ts'

/** A record that can be deactivated. */
export type Deactivatable = { id: number; is_active: boolean; version: string }

/** Deactivates a record instead of deleting it, or reactivates it. */
export const setActive = (entity: Entity, record: { id: number }, isActive: boolean) =>
  request({
    method: 'PATCH',
    path: recordCall(entity, record.id),
    body: { is_active: isActive, ...versionOf(record) },
    entity: entity.noun,
  })

/** The menu item for it. */
export function activityAct(entity: Entity, record: Deactivatable): Act {
  const { is_active } = record
  return {
    key: 'activity',
    label: is_active ? texts.set_inactive : texts.set_active,
    icon: is_active ? <actionIcon.deactivate /> : <actionIcon.activate />,
    needs: entity.access.change,
    onSelect: () => void setActive(entity, record, !is_active),
  }
}
