import type { Entity } from '@kasack/contract/entity.ts'
import { createStore } from '../program/store.ts'

/** The record whose history is shown, and what the user calls it. */
export type HistoryRecord = { entity: Entity; id: number; name: string }

export const shownHistory = createStore<HistoryRecord | null>(null)

/** Shows a record's history over the page or the dialog. */
export const showHistory = (of: HistoryRecord) => shownHistory.set(of)
