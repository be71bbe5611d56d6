import type { Highs, Model } from 'highs'
import load from 'highs'

// Integer programming with HiGHS. Variables are 0 or 1, costs and weights are integers, so results are rounded and checked in integers.

/** Loads HiGHS. Its types describe the CommonJS form, where the loader is the import's `default`. */
export const loadHighs = load as unknown as typeof load.default

/** Bounds the chosen columns: their number, or the sum of their weights, lies between `least` and `most`. */
export type Row = { columns: readonly number[]; weights?: readonly number[]; least: number; most: number }

/** Maximizes the worth of the chosen columns within the rows. `fixed` holds the columns already chosen or excluded. */
export type Program = { costs: readonly number[]; rows: readonly Row[]; fixed?: ReadonlyMap<number, 0 | 1> }

/** `is_proven`: no choice is worth more. */
export type Choice = { chosen: Uint8Array; worth: number; is_proven: boolean }

/** Upper bound on the worth, with fractions allowed; null if time ran out or the rows allow nothing. */
export function boundOf(highs: Highs, program: Program, until: number): number | null {
  const relaxed = solve(highs, { ...program, is_whole: false }, until)
  return relaxed?.is_optimal ? Math.floor(relaxed.worth + slack) : null
}

/**
 * The best choice, or the best found in time; null if none was found or the rows allow none. `until` is a moment of `performance.now()`.
 * Most programs are already solved by allowing fractions. Otherwise the columns that might matter are searched first.
 */
export function maximize(highs: Highs, program: Program, until: number): Choice | null {
  const relaxed = solve(highs, { ...program, is_whole: false }, until)
  if (!relaxed?.is_optimal) return null
  const whole = choiceOf(program, relaxed.values)
  if (whole && whole.worth >= Math.floor(relaxed.worth + slack)) return { ...whole, is_proven: true }
  const near = searched(highs, { ...program, fixed: fixedBeyond(program, relaxed) }, until)
  if (near?.is_proven && near.worth >= Math.floor(relaxed.worth - reach + slack)) return near
  const far = searched(highs, program, until)
  return far && (far.is_proven || !near || far.worth > near.worth) ? far : near && { ...near, is_proven: false }
}

/** Largest rounding error of a bound or a value. */
const slack = 1e-4
/** Any choice that flips a column of at least this reduced cost is worth at least this much less than the bound. */
const reach = 1

/** The columns too costly to flip. */
function fixedBeyond({ fixed }: Program, { values, costs }: Relaxation): ReadonlyMap<number, 0 | 1> {
  const all = new Map(fixed)
  for (const [column, value] of values.entries())
    if (isWhole(value) && Math.abs(costs[column]!) >= reach) all.set(column, Math.round(value) as 0 | 1)
  return all
}

function searched(highs: Highs, program: Program, until: number): Choice | null {
  const found = solve(highs, { ...program, is_whole: true }, until)
  const choice = found && choiceOf(program, found.values)
  return choice && { ...choice, is_proven: found.is_optimal }
}

/** Null if the values are not whole or violate a row. */
function choiceOf({ costs, rows }: Program, values: Float64Array): Omit<Choice, 'is_proven'> | null {
  if (!values.every(isWhole)) return null
  const chosen = Uint8Array.from(values, Math.round)
  const keeps = rows.every(({ columns, weights, least, most }) => {
    const sum = columns.reduce((total, column, at) => total + chosen[column]! * (weights?.[at] ?? 1), 0)
    return sum >= least && sum <= most
  })
  return keeps ? { chosen, worth: costs.reduce((total, cost, column) => total + cost * chosen[column]!, 0) } : null
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < slack

type Relaxation = { values: Float64Array; worth: number; costs: Float64Array; is_optimal: boolean }

/** `costs` are the reduced costs of flipping a column, as far as fractions tell. Null if nothing was found in time. */
function solve(highs: Highs, program: Program & { is_whole: boolean }, until: number): Relaxation | null {
  const seconds = (until - performance.now()) / 1000
  if (seconds <= 0) return null
  const model = highs.createModel(modelOf(highs, program))
  try {
    model.options.set({ output_flag: false, random_seed: 0, mip_rel_gap: 0, mip_abs_gap: 0, time_limit: seconds })
    model.run()
    return hasValues(highs, model)
      ? { ...valuesOf(model), is_optimal: model.getModelStatus() === highs.constants.modelStatus.optimal }
      : null
  } finally {
    model.dispose()
  }
}

const hasValues = ({ constants }: Highs, model: Model): boolean =>
  model.info.get('primal_solution_status') === constants.solutionStatus.feasible

function valuesOf(model: Model) {
  const { colValue, colDual } = model.getSolution()
  return { values: colValue, costs: colDual, worth: model.getObjectiveValue() }
}

function modelOf({ constants }: Highs, { costs, rows, fixed, is_whole }: Program & { is_whole: boolean }) {
  const [starts, indices, values] = [[0], [] as number[], [] as number[]]
  for (const { columns, weights } of rows) {
    for (const [at, column] of columns.entries()) {
      indices.push(column)
      values.push(weights?.[at] ?? 1)
    }
    starts.push(indices.length)
  }
  const size = { numRows: rows.length, numCols: costs.length }
  return {
    ...size,
    sense: constants.objectiveSense.maximize,
    colCost: costs,
    colLower: costs.map((_, column) => fixed?.get(column) ?? 0),
    colUpper: costs.map((_, column) => fixed?.get(column) ?? 1),
    rowLower: rows.map(({ least }) => least),
    rowUpper: rows.map(({ most }) => most),
    matrix: { format: 'csr' as const, ...size, starts, indices, values },
    ...(is_whole && { integrality: costs.map(() => constants.variableType.integer) }),
  }
}
