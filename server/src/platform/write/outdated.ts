import type { Entity, Input } from '@kasack/contract/entity.ts'
import { valueFields } from '@kasack/contract/entity.ts'
import { sameValue } from '@kasack/contract/merged.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { Refusal } from '../text/refusal.ts'
import { hidingOf } from '../read/reading.ts'
import type { Call, Caller } from '../request/call.ts'
import type { Row } from '../record/record.ts'
import { columnsOf } from '../record/record.ts'
import type { StoredRecord } from '../record/stored.ts'
import { pieceLength, versionedFields, versionReader } from '../entity/version.ts'

/** A PATCH: its body, the record before, the record as it would be, with the values before where nothing is sent, and the writer. */
type Change<E extends Entity> = { body: Call['body']; stored: StoredRecord<E>; merged: Input<E>; caller: Caller }

/**
 * Refuses to overwrite what the writer has not seen: a sent field, or a sent end of a period or key of a map, that has changed since the
 * version in the body and is stored with another value; fields that form one value are compared as one. Each is named. A body without
 * version overwrites (G20), and so does a caller who may not read the record or the field: versions can be computed, and the answer
 * would reveal whether a guess is right.
 */
export function outdatedIn<E extends Entity>(entity: E): (change: Change<E>) => Problems {
  const values = versionedFields(entity)
  const read = versionReader(entity)
  const hiddenFrom = hidingOf(entity)
  const isVersion = new RegExp(`^[\\w-]{${values.length * pieceLength}}$`)
  return ({ body, stored, merged, caller }) => {
    const problems: Problems = {}
    if (!Object.hasOwn(body, 'version')) return problems
    const { version: seen } = body
    if (typeof seen !== 'string' || !isVersion.test(seen)) return { version: [problemTexts.not_version] }
    if (!mayAccess(caller, entity.access.read)) return problems
    const now = read({ ...stored, ...columnsOf(entity, stored as Partial<Input<E>>) }, hiddenFrom(caller)) // a set reads the same from both
    const changed = values.filter((_, at) => pieceAt(seen, at) !== pieceAt(now, at))
    const differs = (name: string, part?: string) => {
      const [sent, there] = [(merged as Row)[name], (stored as Row)[name]]
      return part ? !sameValue((sent as Row)[part], (there as Row)[part]) : !sameValue(sent, there)
    }
    const refused = changed.flatMap(({ name, part }) =>
      part ? (differs(name, part) ? [name] : []) : valueFields(entity, name).filter((one) => differs(one)),
    )
    for (const name of refused) problems[name] = [problemTexts.saved_differently]
    if (refused.length > 0) problems['version'] = [problemTexts.outdated]
    return problems
  }
}

const pieceAt = (version: string, at: number) => version.slice(at * pieceLength, (at + 1) * pieceLength)

/** Refused because others have saved the same fields. Carries the record as it is now, as its writer's GET shows it. */
export class Outdated extends Refusal {
  private readonly current: object
  constructor({ status, reason }: Refusal, current: object) {
    super(status, reason)
    this.current = current
  }

  override more() {
    return { current: this.current }
  }
}

/** Whether a write was refused for that; callers who may not read the record never are. */
export const isOutdated = (error: unknown): error is Refusal =>
  error instanceof Refusal && 'version' in error.reason && (error.reason as Problems)['version']!.includes(problemTexts.outdated)
