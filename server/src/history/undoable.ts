import type { Db } from '../platform/database/db.ts'
import type { Reader, StoredLine } from './told.ts'

/** Whether groups can be taken back, and why not. */
export type Undoable = { can_undo: boolean; why_not: string | null }

export async function undoableOf(_db: Db, _lines: readonly StoredLine[], _reader: Reader): Promise<(group: number) => Undoable> {
  return () => ({ can_undo: true, why_not: null })
}
