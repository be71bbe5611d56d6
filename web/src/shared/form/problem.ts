import type { Field, PeriodInput } from '@kasack/contract/field.ts'
import { readValue } from '@kasack/contract/input.ts'
import { refusePeriod } from '@kasack/contract/merged.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import { today } from '../program/clock.ts'
import { t } from '../language/i18n.ts'
import { texts } from './texts.ts'
import type { FieldValues } from './values.ts'
import { isBlank, written } from './values.ts'

/** How a form describes one of its fields beyond the contract. */
export type FieldSpec = {
  field: Field
  label: Text
  required: boolean
  /** Replaces '{label} is required!'. */
  requiredText?: Text | undefined
  /** Disabled: neither validated nor counted as missing. */
  isOff: boolean
  /** The choice's labels, by value. */
  choices?: Readonly<Record<string, Text>> | undefined
  /** A check that needs the whole form. Null: valid. */
  check?: ((value: unknown, values: FieldValues) => Text | null) | undefined
}

export const isMissing = ({ isOff, required }: FieldSpec, value: unknown): boolean => !isOff && required && isBlank(value)

/**
 * Why the value is refused, in the interface language; the server applies the same rules. `isStored`: the value is unchanged from the
 * record, which may predate a limit.
 */
export function problemOf(
  spec: FieldSpec,
  value: unknown,
  { values, isStored }: { values: FieldValues; isStored: boolean },
): string | null {
  const { field, label, requiredText = texts.required, choices, check } = spec
  if (spec.isOff) return null
  if (isMissing(spec, value)) return t(requiredText, { label: t(label) })
  if (choices && !isBlank(value) && !(String(value) in choices)) return t(texts.no_record)
  const read = readValue({ ...field, required: false }, written(field, value), { today: today() })
  const problem =
    'problem' in read
      ? !isStored && (read.problem[0] ?? problemTexts.not_choice)
      : (isPeriod(field, value) && refusePeriod(field, value)) || (!isStored && refusePast(field, value)) || check?.(value, values)
  if (problem === problemTexts.required) return t(requiredText, { label: t(label) }) // part of the value is missing
  return problem ? sentence(problem) : null
}

const isPeriod = ({ kind }: Field, value: unknown): value is PeriodInput => kind === 'period' && !isBlank(value)

/** A day that was in the future when it was stored may stay. */
const refusePast = ({ bound }: Field, value: unknown): Text | null =>
  bound === 'not_before_today' && typeof value === 'string' && value < today() ? problemTexts.before_today : null

/** The product's own wording replaces the contract's. */
function sentence(problem: Text): string {
  if (problem === problemTexts.not_email) return t(texts.not_valid, { type: t(texts.type_email) })
  if (problem === problemTexts.not_url) return t(texts.not_valid, { type: t(texts.type_url) })
  if (problem === problemTexts.not_country || problem === problemTexts.not_choice) return t(texts.no_record)
  return t(problem)
}
