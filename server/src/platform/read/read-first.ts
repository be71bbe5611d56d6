import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import type { Db } from '../database/db.ts'
import { refuseIf } from '../text/refusal.ts'

/** What was read of the records a context refers to, by parameter. */
export type FactsByName = Readonly<Record<string, object>>

/**
 * A record that a parameter of a context refers to. It is read before the requested records, which may depend on it: `in` takes it
 * from their reading, null if the parameter is not given.
 */
export type ReadFirst<Parameter extends string = string, One extends object = object> = {
  parameter: Parameter
  /** Undefined if there is no such record. */
  find: (db: Db, id: number) => Promise<One | undefined>
  in: (reading: { found: FactsByName }) => One | null
}

export const readFirst = <const Parameter extends string, One extends object>(
  parameter: Parameter,
  find: ReadFirst<Parameter, One>['find'],
): ReadFirst<Parameter, One> => ({
  parameter,
  find,
  in: ({ found }) => (found[parameter] as One | undefined) ?? null, // `find` returned it
})

/** Reads the records a context refers to. Those that do not exist are refused, all together (wire.md 1.1). */
export async function findFirst(
  db: Db,
  parameters: readonly ReadFirst[],
  context: Readonly<Record<string, unknown>>,
): Promise<FactsByName> {
  const found: Record<string, object> = {}
  const problems: Problems = {}
  const findOne = async ({ parameter, find }: ReadFirst) => {
    const one = await find(db, context[parameter] as number) // the parameter names a record
    if (one) found[parameter] = one
    else problems[parameter] = [problemTexts.unknown_reference]
  }
  await Promise.all(parameters.filter(({ parameter }) => context[parameter] !== undefined).map(findOne))
  refuseIf(problems)
  return found
}
