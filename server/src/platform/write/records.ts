import type { Input, Patch } from '@kasack/contract/entity.ts'
import { leaveStored, readInput, readPatch } from '@kasack/contract/input.ts'
import { mergePatch, sameValue } from '@kasack/contract/merged.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Deletion } from '@kasack/contract/deletion.ts'
import type { StoredEntity, WithoutColumn } from '../database/column.ts'
import type { Db } from '../database/db.ts'
import type { Stored } from '../record/stored.ts'
import { storedReader } from '../record/stored.ts'
import { refuseWhole } from '../text/refusal.ts'
import { actsIn } from './act.ts'
import { countReferences, foreseeDeletion, whyKept } from './deletion.ts'
import { outdatedIn } from './outdated.ts'
import type { ReadApart, RecordWriter, Sent, WriteRecipe } from './recipe.ts'
import { pick, settling } from './settle.ts'
import { removeRecord } from './store.ts'

/**
 * Writes the records of one entity by its recipe, whoever writes them. Everything happens in the transaction `tx`, which write() has
 * begun; what is wrong is a `Refusal`, after which the transaction must not go on.
 */
export function records<E extends StoredEntity, F extends object, A extends WithoutColumn<E>>(
  entity: E,
  recipe: WriteRecipe<E, F> & ReadApart<A>,
) {
  const { body = (sent: Sent) => sent, lock, facts, complete, refuse, insert, change, removal, calls = {}, acts = {}, sealed } = recipe
  const { references, texts, lock: lockRemoval, refuse: refuseRemoval = () => [], remove = removeStored } = removal ?? { references: {} }
  const readStored = storedReader(entity, recipe.apart)
  const refuseOutdated = outdatedIn(entity)
  const settle = settling(entity, { facts, complete, refuse })

  async function removeStored(tx: Db, { id }: Stored<E>) {
    await removeRecord(tx, entity, id)
  }

  /** Locks a record, after those that must be locked before it, and reads what is stored of it. */
  async function hold(tx: Db, id: number, patch: Patch<E> = {}): Promise<Stored<E>> {
    await lock?.(tx, id, patch)
    return readStored(tx, id, 'locked')
  }

  return {
    /** Stores a new record and answers its id. */
    async create(tx: Db, writer: RecordWriter, sent: Sent): Promise<number> {
      const { input, problems } = readInput(entity, body(sent), writer)
      const settled = await settle(tx, input, {
        writer,
        body: sent,
        stored: null,
        sent: Object.keys(input),
        unreadable: problems,
        acts: [],
      })
      return insert!(tx, settled.input, settled.facts)
    },

    /** Changes a record, or does what the acts say that are sent. Answers what was looked at of what was sent. */
    async change(tx: Db, writer: RecordWriter, id: number, sent: Sent): Promise<Sent> {
      const { named, sent: given } = actsIn(body(sent), acts)
      const asked = readPatch(entity, given, writer)
      const stored = await hold(tx, id, asked.input)
      if (named.length === 0) refuseWhole(sealed?.(stored) ?? [])
      const { input: read, problems } = leaveStored(asked, given, stored)
      const merged = mergePatch(entity, stored as unknown as Input<E>, read) // no secret but one that is sent
      const isRead = mayAccess(writer.caller, entity.access.read)
      const unreadable = { ...problems, ...refuseOutdated({ body: given, stored, merged, isRead }) }
      const settled = await settle(tx, merged, { writer, body: sent, stored, sent: Object.keys(read), unreadable, acts: named })
      await change!(tx, stored, differences(settled.input, stored), settled.facts)
      return given
    },

    /** Does with a record what the recipe calls so. */
    async call(tx: Db, writer: RecordWriter, id: number, name: string): Promise<void> {
      await hold(tx, id)
      await calls[name]!(tx, id, writer)
    },

    async remove(tx: Db, writer: RecordWriter, id: number): Promise<void> {
      await lockRemoval?.(tx, id)
      const stored = await hold(tx, id)
      refuseWhole(whyKept(refuseRemoval(stored), await countReferences(tx, references, id), texts))
      await remove(tx, stored, writer)
    },

    /** What would become of others if the record were removed, and why it is not. */
    async foreseeRemoval(db: Db, { caller, language }: RecordWriter, id: number): Promise<Deletion> {
      const reasons = refuseRemoval(await readStored(db, id, 'free'))
      return foreseeDeletion({ reasons, counted: await countReferences(db, references, id), texts, caller, language })
    },
  }
}

/** What is not stored yet; a secret never is. */
const differences = <T extends object>(input: T, stored: object): Partial<T> =>
  pick(
    input,
    Object.keys(input).filter((name) => !sameValue(input[name as keyof T], (stored as Record<string, unknown>)[name])),
  )
