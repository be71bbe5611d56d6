import type { Text } from '@kasack/contract/text.ts'
import { useId } from 'react'
import { useText } from '../language/i18n.ts'
import type { Form } from './form.ts'
import { labelOf } from './form.ts'
import { shownTogether } from './shown-as.ts'
import { texts } from './texts.ts'
import type { FieldValues } from './values.ts'

export type Side = 'mine' | 'theirs'

type Props = {
  form: Form
  /** The field that labels the value. */
  name: string
  /** The fields that make up the value. */
  names: readonly string[]
  theirs: FieldValues
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

const sides: { side: Side; title: Text }[] = [
  { side: 'mine', title: texts.mine },
  { side: 'theirs', title: texts.theirs },
]

/** A value changed on both sides: each in full, one of them to be picked, and the value before. */
export function ConflictField({ form, name, names, theirs, chosen, onChoose }: Props) {
  const t = useText()
  const id = useId()
  const { start, values, specs } = form.get()
  const label = t(specs[name]?.label ?? labelOf(form, name))
  const shown = { mine: shownTogether(form, names, values), theirs: shownTogether(form, names, theirs) }
  return (
    <div className="k-conflict" role="radiogroup" aria-labelledby={id}>
      <b id={id}>{label}</b>
      {sides.map(({ side, title }) => (
        <label key={side} data-chosen={chosen === side || undefined}>
          <input type="radio" name={id} checked={chosen === side} onChange={() => onChoose(side)} />
          <small>{t(title)}</small>
          <span className="k-conflict-value">{shown[side] || t(texts.no_value)}</span>
        </label>
      ))}
      <div className="k-conflict-before">
        <small>{t(texts.before)}</small>
        <span className="k-conflict-value">{shownTogether(form, names, start) || t(texts.no_value)}</span>
      </div>
    </div>
  )
}
