import type { Entity } from '@kasack/contract/entity.ts'
import { createStore } from '../program/store.ts'

/** The record whose history is looked at, and how the user knows it. */
export type HistoryRecord = { entity: Entity; id: number; name: string }

/** Whose history is looked at, beside whatever stands on the screen. */
export const shownHistory = createStore<HistoryRecord | null>(null)

/** Shows who has changed what of a record, over the page or the dialog. */
export const showHistory = (of: HistoryRecord) => shownHistory.set(of)
