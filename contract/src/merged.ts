import type { Entity, Form, Input, Patch } from './entity.ts'
import type { Field, FieldKind, Period, PeriodInput } from './field.ts'
import type { Problems } from './problem.ts'
import { problemTexts } from './problem.ts'
import { endsBeforeStart, mergeBounds } from './range.ts'
import type { Text } from './text.ts'

/** Applies a patch to the stored values. A map keeps the keys that were not sent, a period the bound; an end never given is null. */
export function mergePatch<E extends Form>({ fields }: E, stored: Input<E>, patch: Patch<E>): Input<E> {
  const merged: Record<string, unknown> = { ...stored }
  for (const [name, value] of Object.entries(patch)) merged[name] = mergeValue(fields[name]?.kind, merged[name], value)
  return merged as Input<E>
}

function mergeValue(kind: FieldKind | undefined, stored: unknown, value: unknown): unknown {
  if (kind === 'period') return mergeBounds(stored as Period | undefined, value as PeriodInput)
  return kind === 'map' ? { ...(stored as object | undefined), ...(value as object) } : value
}

/** What checks of a merged record depend on: the stored values (null on POST) and the server's day. */
export type MergedFacts<E extends Entity> = { stored: Input<E> | null; today: string }

/** Refuses what only the merged record shows: incomplete periods, changed locked fields, and new days in the past. */
export function refuseMerged<E extends Entity>(entity: E, merged: Input<E>, { stored, today }: MergedFacts<E>): Problems {
  const problems: Problems = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = (merged as Record<string, unknown>)[name]
    const isNew = !stored || !sameValue(value, (stored as Record<string, unknown>)[name])
    const problem = field.readOnly ? null : refuseMergedValue(field, value, { isNew, isChange: stored !== null, today })
    if (problem) problems[name] = [problem]
  }
  return problems
}

type ValueFacts = { isNew: boolean; isChange: boolean; today: string }

function refuseMergedValue(field: Field, value: unknown, { isNew, isChange, today }: ValueFacts): Text | null {
  if (field.locked && isNew && isChange) return problemTexts.locked
  if (field.kind === 'period') return refusePeriod(field, value as Period)
  const isOver = field.bound === 'not_before_today' && value !== null && String(value) < today
  return isOver && isNew ? problemTexts.before_today : null // a stored day may pass
}

/** Why a period is refused; null: it is complete. */
export function refusePeriod({ upper: required }: Pick<Field, 'upper'>, { lower, upper }: PeriodInput): Text | null {
  if (!lower || (required && !upper)) return problemTexts.required
  return endsBeforeStart({ lower, upper: upper ?? null }) ? problemTexts.ends_before_start : null
}

/** Equal after normalising: neither the order of references nor that of an object's keys matters. */
export function sameValue(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).toSorted().join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  return `{${Object.entries(value)
    .filter(([, part]) => part !== undefined && part !== null)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, part]) => `${key}:${canonical(part)}`)
    .join()}}`
}
