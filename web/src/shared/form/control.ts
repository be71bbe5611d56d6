import type { Field } from '@kasack/contract/field.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Params } from '../call/send.ts'
import type { DayLimit } from './day-limit.ts'

/** How a control may differ from the default of its field's kind. */
export type ControlOptions = {
  placeholder?: Text | undefined
  /** Shown after a number: €, km, h. */
  unit?: string | undefined
  /** The labels of a choice's words, in the order offered. */
  choices?: Readonly<Record<string, Text>> | undefined
  /** Days that cannot be chosen. */
  limits?: readonly DayLimit[] | undefined
  /** For a period: the end that follows from a new start. */
  endOf?: ((start: string, end: string | null) => string) | undefined
  /** Narrows the choices of a reference. */
  params?: Params | undefined
  /** A long text grows with its content. */
  grows?: boolean | undefined
  /** A flag is a switch by default. */
  as?: 'checkbox' | 'select' | undefined
}

/** The props of every control; `value`, and what `onChange` passes, have the form of an answer. */
export type ControlProps = ControlOptions & {
  field: Field
  label: string
  value: unknown
  onChange: (value: unknown) => void
  disabled: boolean
  isWrong: boolean
  /** Ties the control to its label and its problem. */
  aria: { id: string; 'aria-required': boolean; 'aria-invalid': boolean; 'aria-describedby': string | undefined }
}

export const statusOf = (isWrong: boolean) => (isWrong ? 'error' : '')

export const labelId = (id: string) => `${id}-label`
