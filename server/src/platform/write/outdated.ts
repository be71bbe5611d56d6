import type { Entity, Input } from '@kasack/contract/entity.ts'
import { wholeOf } from '@kasack/contract/entity.ts'
import { sameValue } from '@kasack/contract/merged.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { hidingOf } from '../read/reading.ts'
import type { Call, Caller } from '../request/call.ts'
import type { Row } from '../record/record.ts'
import { columnsOf } from '../record/record.ts'
import type { Stored } from '../record/stored.ts'
import { pieceLength, versionedFields, versionReader } from '../entity/version.ts'

/** A PATCH: its body, the record before, the record as it would be, where what is not sent is as before, and who writes it. */
type Change<E extends Entity> = { body: Call['body']; stored: Stored<E>; merged: Input<E>; caller: Caller }

/**
 * Refuses to overwrite what the writer has not seen: a field that is sent, was changed since the version that comes with it, and is
 * stored with another value; fields that are one value are compared as one. A body without version overwrites (G20), and so does
 * whoever may not read the record or the field: versions can be computed, and the answer would say whether a guess is right.
 */
export function outdatedIn<E extends Entity>(entity: E): (change: Change<E>) => Problems {
  const names = versionedFields(entity).map(({ name }) => name)
  const read = versionReader(entity)
  const hiddenFrom = hidingOf(entity)
  const isVersion = new RegExp(`^[\\w-]{${names.length * pieceLength}}$`)
  return ({ body, stored, merged, caller }) => {
    const problems: Problems = {}
    if (!Object.hasOwn(body, 'version')) return problems
    const { version: seen } = body
    if (typeof seen !== 'string' || !isVersion.test(seen)) return { version: [problemTexts.not_version] }
    if (!mayAccess(caller, entity.access.read)) return problems
    const now = read({ ...stored, ...columnsOf(entity, stored as Partial<Input<E>>) }, hiddenFrom(caller)) // a set is read alike from both
    const changed = names.filter((_, at) => pieceAt(seen, at) !== pieceAt(now, at))
    const differs = (name: string) => !sameValue((merged as Row)[name], (stored as Row)[name])
    if (changed.some((name) => wholeOf(entity, name).some(differs))) problems['version'] = [problemTexts.outdated]
    return problems
  }
}

const pieceAt = (version: string, at: number) => version.slice(at * pieceLength, (at + 1) * pieceLength)
