import type { HistoryAct, HistoryWay } from '@kasack/contract/history.ts'
import type { Access } from '@kasack/contract/permission.ts'
import type { Language } from '@kasack/contract/text.ts'
import type { Call, Caller } from '../platform/request/call.ts'

/** A line as stored: fields by their wire names, references by their ids. */
export type StoredLine = {
  id: number
  group_id: number
  written_datetime: string
  act: HistoryAct
  through: HistoryWay
  user_id: number | null
  needs: string[]
  entity: string
  record_id: number
  changes: Record<string, [unknown, unknown]>
  note: string
  undoes_group_id: number | null
  undone_by_group_id: number | null
}

/** Who reads, in which language and when, and for how many days a deleted record can be restored. */
export type Reader = { caller: Caller; language: Language; now: Date; deletedDays: number }

export const readerOf = ({ caller, language, now }: Call, deletedDays: number): Reader => ({ caller, language, now, deletedDays })

/** Lines of a group that were written alike, and their state today. */
export type GroupState = {
  group: number
  act: HistoryAct
  through: HistoryWay
  needs: Access[]
  entity: string
  written_datetime: string
  /** The fields that changed. */
  fields: string[]
  is_undone: boolean
  /** The content is no longer kept. */
  is_emptied: boolean
  /** A later line changed the same and was not undone. */
  is_outdated: boolean
}
