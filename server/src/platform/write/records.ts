import type { Deletion } from '@kasack/contract/deletion.ts'
import type { Entity, Input, Patch } from '@kasack/contract/entity.ts'
import { leaveStored, readInput, readPatch } from '@kasack/contract/input.ts'
import { mergePatch, sameValue } from '@kasack/contract/merged.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { MigratedColumns, StoredEntity, WithoutColumn } from '../database/column.ts'
import type { Db } from '../database/db.ts'
import { savepoint } from '../database/savepoint.ts'
import { hidingOf } from '../read/reading.ts'
import type { StoredRecord } from '../record/stored.ts'
import { storedReader } from '../record/stored.ts'
import { Refusal, refusalTexts, refuseIf, refuseWhole } from '../text/refusal.ts'
import { actsIn } from './act.ts'
import { countReferences, previewDeletion, reasonsToKeep } from './deletion.ts'
import { holding } from './hold.ts'
import { outdatedIn } from './outdated.ts'
import type { PathAct, PutBack, ReadApart, Recipe, RecordWriter, RequestBody, Step, StepsOf } from './recipe.ts'
import { type SettledInput, pick, settling } from './settle.ts'
import { removeRecord } from './store.ts'

/** Most new records judged and stored by the same statements. */
const atOnce = 500

/**
 * Writes the records of one entity by its recipe, whoever writes them. Everything happens in the transaction `tx`, which write() has
 * begun; what is wrong is thrown as a `Refusal`, after which the transaction must not go on.
 */
export function records<
  E extends StoredEntity,
  F extends object = object,
  A extends WithoutColumn<E> = never,
  I extends string = never,
  J extends object = object,
>(migrated: E & MigratedColumns<E, A>, recipe: Recipe<E, F, I, J> & ReadApart<A> & StepsOf<E>) {
  const entity: E = migrated
  const { lock, judge: judgeWrite, insert, insertMany, change, removal, sealed, undone } = recipe
  const { body = (sent: RequestBody) => sent, holds = [], after = async () => undefined, acts, internal } = recipe
  const steps = { ...acts, ...internal } as Record<PathAct<E> | I, Step<E>> // only steps that were given are called
  const { references = {}, texts, lock: lockRemoval, refuse: refuseRemoval = () => [], remove = removeStored } = removal ?? {}
  const readStored = storedReader(entity, recipe.apart)
  const holder = holding(entity, holds)
  const refuseOutdated = outdatedIn(entity)
  const hiddenFrom = hidingOf(entity)
  const settle = settling(entity, recipe)

  async function removeStored(tx: Db, { id }: StoredRecord<E>) {
    await removeRecord(tx, entity, id)
  }

  /**
   * Locks a record, after those that must be locked before it, and reads what is stored of it; null if it does not exist. To a record
   * that is `going`, no new references are possible.
   */
  async function hold(tx: Db, id: number, patch: Patch<E> = {}, as: 'locked' | 'going' = 'locked') {
    await lock?.(tx, id)
    return holder.ofStored(tx, id, patch, () => readStored(tx, id, as))
  }

  /** Judges new records without storing them. */
  async function judge(tx: Db, writer: RecordWriter, rows: RequestBody[]) {
    const read = rows.map((sent) => ({ sent, ...hideUnreadable(entity, readInput(entity, body(sent), writer), writer) }))
    const writes = read.map(({ sent, input, problems }) => ({
      input,
      body: sent,
      stored: null,
      sent: Object.keys(input),
      unreadable: problems,
      acts: [],
    }))
    const held = await holder.ofInputs(
      tx,
      writes.map(({ input }) => input),
    )
    return settle(tx, writer, writes, held)
  }

  /** Stores new records that were judged, with what follows. Returns their ids in the same order. */
  async function store(tx: Db, writer: RecordWriter, fit: SettledInput<E, F>[]): Promise<number[]> {
    const inputs = fit.map(({ input }) => input)
    const ids = insertMany ? await insertMany(tx, inputs, writer) : []
    if (insert) for (const { input, facts: known } of fit) ids.push(await insert(tx, input, known))
    await after(
      tx,
      inputs.map((input, place) => ({ id: ids[place]!, before: null, after: input })),
      writer,
    )
    return ids
  }

  async function create(tx: Db, writer: RecordWriter, sent: RequestBody): Promise<number> {
    const judged = await judge(tx, writer, [sent])
    for (const one of judged) {
      refuseIf(one.problems)
      Object.assign(one.facts, await judgeWrite?.(tx, one.input, one.facts))
    }
    return (await store(tx, writer, judged))[0]!
  }

  async function createInTurn(tx: Db, writer: RecordWriter, rows: RequestBody[]): Promise<CreateResult[]> {
    const created: CreateResult[] = []
    for (const sent of rows) created.push(await orRefusal(savepoint(tx, () => create(tx, writer, sent))))
    return created
  }

  async function createAtOnce(tx: Db, writer: RecordWriter, rows: RequestBody[]): Promise<CreateResult[]> {
    const judged = await judge(tx, writer, rows)
    const fit = judged.filter(({ problems }) => Object.keys(problems).length === 0)
    const ids = fit.length === 0 ? [] : await store(tx, writer, fit)
    const idOf = new Map(fit.map((one, place) => [one, ids[place]!]))
    return judged.map((one) => idOf.get(one) ?? new Refusal(400, one.problems))
  }

  return {
    entity,
    references,

    /** What requests can do. */
    can: { create: !!(insert ?? insertMany), change: !!change, remove: !!removal, act: Object.keys(acts ?? {}) as PathAct<E>[] },

    /** Stores a new record and returns its id. */
    create,

    /**
     * Stores those of the new records that no rule refuses, as if each were created after the one before. Returns for each its id or
     * why it is refused; what is not stored leaves no trace.
     */
    async createMany(tx: Db, writer: RecordWriter, rows: RequestBody[]): Promise<CreateResult[]> {
      const created: CreateResult[] = []
      for (let first = 0; first < rows.length; first += atOnce) {
        const batch = rows.slice(first, first + atOnce)
        const stored = insertMany && !judgeWrite && (await orRefusal(savepoint(tx, () => createAtOnce(tx, writer, batch))))
        created.push(...(Array.isArray(stored) ? stored : await createInTurn(tx, writer, batch)))
      }
      return created
    },

    /** Changes a record, or does what the sent acts say. Returns the part of the body that was used. */
    async change(tx: Db, writer: RecordWriter, id: number, sent: RequestBody): Promise<RequestBody> {
      const { named, sent: given } = actsIn(body(sent), entity.acts)
      const asked = hideUnreadable(entity, readPatch(entity, given, writer), writer)
      const { stored: there, held } = await hold(tx, id, asked.input)
      const stored = found(there)
      if (named.length === 0) refuseWhole(sealed?.(stored) ?? [])
      const { input: read, problems: unread } = leaveStored(asked, given, stored)
      const merged = mergePatch(entity, stored as unknown as Input<E>, read) // secrets only if they are sent
      const outdated = refuseOutdated({ body: given, stored, merged, caller: writer.caller })
      const unreadable = { ...unread, ...refuseUnseen(entity, read, { stored, hidden: hiddenFrom(writer.caller) }), ...outdated }
      const written = { input: merged, body: sent, stored, sent: Object.keys(read), unreadable, acts: named }
      const { input, facts: known, problems } = (await settle(tx, writer, [written], held))[0]!
      refuseIf(problems)
      const judged = named.length === 0 ? await judgeWrite?.(tx, input, known) : undefined
      await change!(tx, stored, differences(input, stored), { ...known, ...judged })
      await after(tx, [{ id, before: stored, after: input }], writer)
      return given
    },

    /** Holds a record as a change does, and reads what is stored of it; null if it does not exist. */
    hold: async (tx: Db, id: number) => (await hold(tx, id)).stored,

    /** Holds several records as a change does; returns those that exist. */
    holdAll: (tx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> => holder.ofAll(tx, ids),

    /** Applies the recipe's step of that name to a held record. */
    async act(tx: Db, writer: RecordWriter, stored: StoredRecord<E>, name: PathAct<E> | I): Promise<void> {
      await steps[name](tx, stored, writer)
    },

    async remove(tx: Db, writer: RecordWriter, id: number): Promise<void> {
      await lockRemoval?.(tx, id)
      const stored = found((await hold(tx, id, {}, 'going')).stored)
      refuseWhole(reasonsToKeep(refuseRemoval(stored), await countReferences(tx, references, id), texts))
      await remove(tx, stored, writer)
      await after(tx, [{ id, before: stored, after: null }], writer)
    },

    /** Removes a held record and nothing else: the undo takes care of what follows. Refused where a deletion would be. */
    async takeBack(tx: Db, id: number): Promise<void> {
      const stored = found(await readStored(tx, id, 'going'))
      refuseWhole(reasonsToKeep(refuseRemoval(stored), await countReferences(tx, references, id), texts))
      await removeRecord(tx, entity, id)
    },

    /** What is stored of a record, as rules see it; null if it does not exist. */
    async stored(db: Db, id: number): Promise<StoredRecord<E> | null> {
      return readStored(db, id, 'free')
    },

    /** Whether anything follows when an undo puts records back. */
    isSettled: undone !== undefined,

    /** Does what follows when an undo has put records back, and returns why the resulting state is impossible. */
    async settle(tx: Db, put: PutBack<E>[], writer: RecordWriter): Promise<Text[]> {
      return (await undone?.(tx, put, writer)) ?? []
    },

    /** What removing the record would do to others, and why it is refused. */
    async previewRemoval(db: Db, { caller, language }: RecordWriter, id: number): Promise<Deletion> {
      const reasons = refuseRemoval(found(await readStored(db, id, 'free')))
      return previewDeletion({ reasons, counted: await countReferences(db, references, id), texts, caller, language })
    },
  }
}

/** A referenced record that the writer may not see does not exist for that writer. */
function hideUnreadable<T extends object>(
  { fields }: Entity,
  { input, problems }: { input: T; problems: Problems },
  { caller }: Pick<RecordWriter, 'caller'>,
): { input: T; problems: Problems } {
  const unseen = Object.entries(input).flatMap(([name, value]) => {
    const { needs = 'session', target } = fields[name]!
    return target && value !== null && !mayAccess(caller, needs) ? [name] : []
  })
  if (unseen.length === 0) return { input, problems }
  const each = <V>(value: V) => Object.fromEntries(unseen.map((name) => [name, value]))
  return { input: { ...input, ...each(null) }, problems: { ...problems, ...each([problemTexts.unknown_reference]) } }
}

/** Refuses to remove a reference to a record that the writer may not see. */
function refuseUnseen({ fields }: Entity, read: object, { stored, hidden }: { stored: object; hidden: ReadonlySet<string> }): Problems {
  const isThere = (name: string) => (stored as RequestBody)[name] !== null
  const taken = Object.keys(read).filter((name) => hidden.has(name) && fields[name]!.target && isThere(name))
  return Object.fromEntries(taken.map((name) => [name, [problemTexts.unknown_reference]]))
}

/** The record; if there is none, the request is refused as a whole. */
export function found<T>(record: T | null): T {
  if (record === null) throw new Refusal(404, refusalTexts.not_found)
  return record
}

/** The records of an entity, as paths and other parts of the program use them. */
export type Records<E extends StoredEntity> = ReturnType<typeof records<E, object, never, string>>

/** The id of a new record, or why it is refused. */
export type CreateResult = number | Refusal

const orRefusal = <T>(work: Promise<T>): Promise<T | Refusal> =>
  work.catch((error: unknown) => {
    if (error instanceof Refusal) return error
    throw error
  })

/** What differs from the stored values; a secret always does. */
const differences = <T extends object>(input: T, stored: object): Partial<T> =>
  pick(
    input,
    Object.keys(input).filter((name) => !sameValue(input[name as keyof T], (stored as Record<string, unknown>)[name])),
  )
