import * as z from 'zod/mini'
import type { Field, Options, Period, PeriodInput, Ref, RefInput, RequiredOption } from './field.ts'
import { writable } from './field.ts'
import type { Access } from './permission.ts'
import type { ReferenceTarget } from './reference.ts'
import { plainRef } from './shared-shape.ts'
import { daySchema, wholeNumber } from './value-field.ts'

const idValue = z.pipe(wholeNumber, z.number('not_reference').check(z.refine(Number.isInteger, 'not_reference')))
const refSchema = z.pipe(
  z.union(
    [
      z.pipe(
        z.object({ id: idValue }),
        z.transform((ref) => ref.id),
      ),
      idValue,
    ],
    'not_reference',
  ),
  z.transform((id): RefInput => ({ id: id > 0 && id <= 2147483647 ? id : 0 })), // 32 bits; no record has the id 0
)

type PlainShape = typeof plainRef.shape
type RefOptions<Shape extends PlainShape> = Options & {
  answer?: z.ZodMiniObject<Shape>
  initial?: number
  /** Permissions for parts of the answer; readers without one get null. */
  needs?: { [Part in keyof Shape as null extends z.output<Shape[Part]> ? Part : never]?: Access }
}
type RefAnswer<Shape extends PlainShape> = z.output<z.ZodMiniObject<Shape>>

/**
 * A reference to one record, written `{"id": n}` or `n`; null, `""`, `{}` and `{"id": null}` clear it. If required or with an `initial` id,
 * it is never empty: null is refused.
 */
export function ref<Shape extends PlainShape = PlainShape>(
  target: ReferenceTarget,
  options: RefOptions<Shape> & (RequiredOption | { initial: number }),
): Field<RefInput, RefAnswer<Shape>, false>
export function ref<Shape extends PlainShape = PlainShape>(
  target: ReferenceTarget,
  options?: RefOptions<Shape>,
): Field<RefInput | null, RefAnswer<Shape> | null, false>
export function ref<Shape extends PlainShape = PlainShape>(
  target: ReferenceTarget,
  { answer = plainRef as z.ZodMiniObject<Shape>, initial, needs, ...options }: RefOptions<Shape> = {}, // the default of Shape is PlainShape
): Field<RefInput | null, RefAnswer<Shape> | null, false> {
  const isNeverEmpty = options.required === true || initial !== undefined
  return {
    kind: 'ref',
    ...writable(options),
    target,
    shown: Object.keys(answer.shape),
    ...(needs ? { partNeeds: needs as Record<string, Access> } : {}), // a permission for each named part
    schema: refSchema,
    answer: isNeverEmpty ? answer : z.nullable(answer),
    blank: initial === undefined ? null : undefined,
    initial: initial === undefined ? null : { id: initial },
  }
}

/** References to several records; a write replaces the whole set, whose order does not matter. */
export const refs = (target: ReferenceTarget, options: Options = {}): Field<RefInput[], Ref[], false> => ({
  kind: 'refs',
  ...writable(options),
  target,
  schema: z.pipe(
    z.array(refSchema, 'not_list'),
    z.transform((all) => [...new Map(all.map((one) => [one.id, one])).values()]),
  ),
  answer: z.array(plainRef),
  blank: [],
  initial: [],
})

const openUpper = z.pipe(
  z.literal(['', null]),
  z.transform(() => null),
)
const periodSchema = z.object(
  { lower: z.optional(daySchema), upper: z.optional(z.union([daySchema, openUpper], 'not_day')) },
  'not_period',
) as z.ZodMiniType<PeriodInput>

type PeriodOptions = { locked?: boolean; upper?: 'required' }
type ClosedRange = { lower: string; upper: string }
type Bounds = { bounds: '[]' }

/**
 * A period of days with a start, and an end if `upper` is required. It may be sent in parts, so both bounds and their order are checked
 * after the PATCH is merged.
 */
export function period(options: PeriodOptions & { upper: 'required' }): Field<ClosedRange, ClosedRange & Bounds, false>
export function period(options?: PeriodOptions): Field<Period, Period & Bounds, false>
export function period({ upper, locked = false }: PeriodOptions = {}): Field<Period, Period & Bounds, false> {
  const end = upper ? z.string() : z.nullable(z.string())
  return {
    kind: 'period',
    ...writable({ required: true, locked }),
    ...(upper ? { upper } : {}),
    schema: periodSchema as z.ZodMiniType<Period>, // complete after merging, see `mergeBounds`
    answer: z.object({ lower: z.string(), upper: end, bounds: z.literal('[]') }),
    blank: undefined,
    initial: undefined,
  }
}
