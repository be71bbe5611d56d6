import type { FieldKind } from '@kasack/contract/field.ts'
import type { ComponentType } from 'react'
import { ChoiceControl } from './ChoiceControl.tsx'
import type { ControlProps } from './control.ts'
import { CountryControl } from './CountryControl.tsx'
import { DayControl } from './DayControl.tsx'
import { FlagControl } from './FlagControl.tsx'
import { LongTextControl } from './LongTextControl.tsx'
import { NumberControl } from './NumberControl.tsx'
import { PeriodControl } from './PeriodControl.tsx'
import { ReferenceControl } from './ReferenceControl.tsx'
import { TextControl } from './TextControl.tsx'

/** Missing kinds are added with the first form that has such a field. */
const controls: Partial<Record<FieldKind, ComponentType<ControlProps>>> = {
  text: TextControl,
  email: TextControl,
  url: TextControl,
  long_text: LongTextControl,
  country: CountryControl,
  flag: FlagControl,
  integer: NumberControl,
  money: NumberControl,
  coordinate: NumberControl,
  day: DayControl,
  period: PeriodControl,
  choice: ChoiceControl,
  ref: ReferenceControl,
  refs: ReferenceControl,
}

/** The control for a field's kind. */
export function Control(props: ControlProps) {
  const ForKind = controls[props.field.kind]
  if (!ForKind) throw new Error(`There is no control for ${props.field.kind}`)
  return <ForKind {...props} />
}
