import type { Field } from '@kasack/contract/field.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Params } from '../call/send.ts'
import type { DayLimit } from './day-limit.ts'

/** How a control may differ from what its field's kind makes of it. */
export type ControlOptions = {
  placeholder?: Text | undefined
  /** Stands behind a number: €, km, h. */
  unit?: string | undefined
  /** The names of a choice's words, in the order they are offered. */
  choices?: Readonly<Record<string, Text>> | undefined
  /** Days that cannot be chosen. */
  limits?: readonly DayLimit[] | undefined
  /** Of a period: the end that a new start brings along. */
  endOf?: ((start: string, end: string | null) => string) | undefined
  /** Narrows what a reference offers. */
  params?: Params | undefined
  /** A long text is as high as what stands in it. */
  grows?: boolean | undefined
  /** A flag is a switch unless it is a box to tick, or a select of yes and no. */
  as?: 'checkbox' | 'select' | undefined
}

/** What every control is given; `value` and what it tells are as answers show the field. */
export type ControlProps = ControlOptions & {
  field: Field
  label: string
  value: unknown
  onChange: (value: unknown) => void
  disabled: boolean
  isWrong: boolean
  /** Ties the control to its label and to what is wrong with it. */
  aria: { id: string; 'aria-required': boolean; 'aria-invalid': boolean; 'aria-describedby': string | undefined }
}

/** The colour of a control. */
export const statusOf = (isWrong: boolean) => (isWrong ? 'error' : '')

export const labelId = (id: string) => `${id}-label`
