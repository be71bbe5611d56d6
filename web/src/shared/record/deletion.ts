import type { Entity } from '@kasack/contract/entity.ts'
import { recordPath } from '../address/record-path.ts'
import { request } from '../call/api.ts'
import { settings } from '../program/settings.ts'
import { createStore } from '../program/store.ts'

/** The record to delete, and how the user knows it. */
export type DeletionTarget = { entity: Entity; id: number; name: string }

/** What the user is asked about at the moment; `settle` is told whether the record is gone. */
export const askedDeletion = createStore<{ doomed: DeletionTarget; settle: (isGone: boolean) => void } | null>(null)

/** Tells what goes and what stays, and asks. True: the record is gone. */
export function confirmDeletion(doomed: DeletionTarget): Promise<boolean> {
  askedDeletion.get()?.settle(false)
  return new Promise((resolve) => {
    const settle = (isGone: boolean) => {
      askedDeletion.set(null)
      resolve(isGone)
    }
    askedDeletion.set({ doomed, settle })
  })
}

/** Deletes without asking; notifications tell what came of it, and the page of the record is left for its list. */
export async function deleteRecord({ entity, id }: DeletionTarget): Promise<boolean> {
  const page = recordPath(entity, id)
  const { status } = await request({ method: 'DELETE', path: `${page}/`, entity: entity.noun, page })
  return status === 204
}

/** Until when what was deleted at a moment can be brought back, as a moment. */
export const keptUntil = (deleted: Date): string => new Date(deleted.getTime() + settings.deleted_days * 86_400_000).toISOString()
