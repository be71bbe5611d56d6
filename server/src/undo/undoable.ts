import { mayAccess } from '@kasack/contract/permission.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Db } from '../platform/database/db.ts'
import { refusalTexts } from '../platform/text/refusal.ts'
import { rightsToUndo, tooOld } from './steps.ts'
import { texts } from './texts.ts'
import type { Reader, GroupState, StoredLine } from '../history/line.ts'
import { readGroupState } from '../history/queries.ts'

/** Whether lists offer to undo a group, by permission, age and later lines. The undo itself decides. */
export type Undoable = { can_undo: boolean; why_not: string | null }

/** Returns for each group of the lines whether all of it can be undone, in one statement. */
export async function undoableOf(
  db: Db,
  lines: readonly Pick<StoredLine, 'group_id'>[],
  reader: Reader,
): Promise<(group: number) => Undoable> {
  const groups = [...new Set(lines.map(({ group_id }) => group_id))]
  const standing = Map.groupBy(groups.length > 0 ? await readGroupState(db, groups) : [], ({ group }) => group)
  return (group) => {
    const why = whyNot(standing.get(group) ?? [], reader)
    return { can_undo: !why, why_not: why?.[reader.language] ?? null }
  }
}

function whyNot(lines: GroupState[], { caller, now, deletedDays }: Pick<Reader, 'caller' | 'now' | 'deletedDays'>): Text | null {
  const some = (is: (line: GroupState) => boolean) => lines.some(is)
  if (!mayAccess(caller, rightsToUndo(lines))) return refusalTexts.not_allowed
  if (some(({ is_undone }) => is_undone)) return texts.already_undone
  if (some(({ is_emptied }) => is_emptied)) return texts.erased
  const [old] = lines.flatMap((line) => tooOld(line, { now, deletedDays }) ?? [])
  if (old) return old
  return some(({ is_outdated }) => is_outdated) ? texts.newer : null
}
