import type { Entity } from '@kasack/contract/entity.ts'
import { recordPath } from '../address/record-path.ts'
import { request } from '../call/api.ts'
import { settings } from '../program/settings.ts'
import { createStore } from '../program/store.ts'

/** The record to delete, and what the user calls it. */
export type DeletionTarget = { entity: Entity; id: number; name: string }

/** The deletion being confirmed; `settle` takes whether the record is gone. */
export const pendingDeletion = createStore<{ target: DeletionTarget; settle: (isGone: boolean) => void } | null>(null)

/** Shows the consequences and asks for confirmation. True: the record is gone. */
export function confirmDeletion(target: DeletionTarget): Promise<boolean> {
  pendingDeletion.get()?.settle(false)
  return new Promise((resolve) => {
    const settle = (isGone: boolean) => {
      pendingDeletion.set(null)
      resolve(isGone)
    }
    pendingDeletion.set({ target, settle })
  })
}

/** Deletes without confirmation and notifies of the outcome; the record's page is left for its list. */
export async function deleteRecord({ entity, id }: DeletionTarget): Promise<boolean> {
  const page = recordPath(entity, id)
  const { status } = await request({ method: 'DELETE', path: `${page}/`, entity: entity.noun, page })
  return status === 204
}

/** Until when a record deleted at this moment can be restored. */
export const keptUntil = (deleted: Date): string => new Date(deleted.getTime() + settings.deleted_days * 86_400_000).toISOString()
