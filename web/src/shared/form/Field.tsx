import type { Field as ContractField } from '@kasack/contract/field.ts'
import type { ChoiceField } from '@kasack/contract/choice-field.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useText } from '../language/i18n.ts'
import { Control } from './Control.tsx'
import type { ControlOptions, ControlProps } from './control.ts'
import { FieldFrame, widthOf } from './FieldFrame.tsx'
import { FieldText } from './FieldText.tsx'
import type { Width } from './FieldFrame.tsx'
import { change, controlId, describe, labelOf, leave, nameOf } from './form.ts'
import { useForm, useFormState } from './form-context.ts'
import { shownProblem } from './form-problems.ts'
import { useMayEnter } from './may-enter.ts'
import type { FieldSpec } from './problem.ts'

export type FieldProps = ControlOptions & {
  of: ContractField
  /** Overrides the entity's label. */
  label?: Text
  width?: Width
  /** Beyond what the contract requires. */
  required?: boolean
  requiredText?: Text
  /** The group carries the star, because one of several fields is enough. */
  isOneOfSeveral?: boolean
  /** No input for now; the placeholder says why. `text` shows the value alone. A locked field of an existing record is text. */
  off?: 'disabled' | 'text' | undefined
  /** Shown to users who may not fill in the field; without it the field is hidden. */
  withoutRight?: Text
  check?: FieldSpec['check']
  /** Replaces the control of the field's kind. */
  renderControl?: (props: ControlProps) => ReactNode
  /** Stores the input itself, where other values follow from it. */
  keep?: (value: unknown) => void
  /** Called when the user leaves the field. */
  onLeave?: (value: unknown) => void
  /** Shown to the right of the label. */
  action?: ReactNode
}

/** Choice fields need a text for each of their words. */
type WordsFor<F extends ContractField> =
  F extends ChoiceField<infer Word, infer _Empty> ? { choices: Readonly<Record<Word, Text>> } : unknown

/** A field of the form's entity: control, label and problem. Without permission: the reason, or nothing. */
export function Field<F extends ContractField>({ withoutRight, ...props }: FieldProps & { of: F } & WordsFor<F>) {
  if (useMayEnter()(props.of)) return <FieldShown {...props} />
  return withoutRight ? <FieldShown {...props} closed={withoutRight} /> : null
}

function FieldShown({
  of,
  width = widthOf(of.kind),
  required = of.required,
  requiredText,
  isOneOfSeveral = false,
  off,
  closed,
  check,
  onLeave,
  keep,
  renderControl = controlOfKind,
  action,
  ...given
}: Omit<FieldProps, 'withoutRight'> & { closed?: Text }) {
  const t = useText()
  const form = useForm()
  const name = nameOf(form.entity, of)
  const { label = labelOf(form, name), ...options } = given
  const value = useFormState(form, ({ values }) => values[name])
  const problem = useFormState(form, (state) => shownProblem(state, name))
  const isChanged = useFormState(form, ({ news }) => news.has(name))
  const isLocked = useFormState(form, ({ isChange }) => isChange && of.locked)
  const shown = off ?? (isLocked || closed ? 'text' : undefined)
  const isOff = shown !== undefined && !closed // a required field the user may not fill in still counts as missing
  useEffect(() => describe(form, name, { field: of, label, required, requiredText, isOff, choices: options.choices, check }))
  useEffect(() => () => describe(form, name, null), [form, name])
  const id = controlId(form, name)
  return (
    <FieldFrame
      {...{ id, label: t(label), width, required: required && !isOneOfSeveral, problem, isChanged, action }}
      isText={shown === 'text'}
      onLeave={() => {
        leave(form, name)
        onLeave?.(value)
      }}
    >
      {shown === 'text' ? (
        <FieldText field={of} value={value} required={required} none={closed} labelledBy={id} choices={options.choices} />
      ) : (
        renderControl({
          ...options,
          field: of,
          label: t(label),
          value,
          onChange: keep ?? ((next) => change(form, name, next)),
          disabled: shown === 'disabled',
          isWrong: problem !== null,
          aria: {
            id,
            'aria-required': required,
            'aria-invalid': problem !== null,
            'aria-describedby': problem === null ? undefined : `${id}-problem`,
          },
        })
      )}
    </FieldFrame>
  )
}

const controlOfKind = (props: ControlProps) => <Control {...props} />
