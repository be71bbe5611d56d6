import * as z from 'zod/mini'
import type { Field, Options, Period, PeriodInput, Ref, RefInput } from './field.ts'
import { writable } from './field.ts'
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
type RefOptions<Shape extends PlainShape> = Options & { answer?: z.ZodMiniObject<Shape>; initial?: number }

/**
 * A reference to one record, written `{"id": n}` or `n`; null, `""`, `{}` and `{"id": null}` clear it.
 * With an `initial` id it is never empty: null is refused.
 */
export const ref = <Shape extends PlainShape = PlainShape>(
  target: ReferenceTarget,
  { answer = plainRef as z.ZodMiniObject<Shape>, initial, ...options }: RefOptions<Shape> = {}, // the default of Shape is PlainShape
): Field<RefInput | null, z.output<z.ZodMiniObject<Shape>> | null, false> => ({
  kind: 'ref',
  ...writable(options),
  target,
  shown: Object.keys(answer.shape),
  schema: refSchema,
  answer: z.nullable(answer),
  blank: initial === undefined ? null : undefined,
  initial: initial === undefined ? null : { id: initial },
})

/** References to several records; the whole set is replaced, its order says nothing. */
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

/** A period of days; whether its end comes after its start is checked after PATCH has been merged. */
export const period = (options: Options & { upper?: 'required' } = {}): Field<PeriodInput, Period & { bounds: '[]' }, false> => ({
  kind: 'period',
  ...writable(options),
  schema: z.object(
    {
      lower: z.optional(daySchema),
      upper: z.optional(
        z.union(
          [
            daySchema,
            z.pipe(
              z.literal(['', null]),
              z.transform(() => null),
            ),
          ],
          'not_day',
        ),
      ),
    },
    'not_period',
  ) as z.ZodMiniType<PeriodInput>,
  answer: z.object({ lower: z.string(), upper: z.nullable(z.string()), bounds: z.literal('[]') }),
  blank: undefined,
  initial: undefined,
})
