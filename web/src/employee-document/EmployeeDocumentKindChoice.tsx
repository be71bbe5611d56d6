import type { OfferedKind } from '@kasack/contract/autocomplete.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { FocusEvent } from 'react'
import type { ControlProps } from '../shared/form/control.ts'
import { labelId } from '../shared/form/control.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

type Props = { kinds: readonly OfferedKind[]; value: Ref | null; onChange: (kind: Ref) => void; aria: ControlProps['aria'] }

/** All kinds at a glance, required ones first: one click chooses the kind. */
export function EmployeeDocumentKindChoice({ kinds, value, onChange, aria }: Props) {
  const t = useText()
  const offered = kinds.toSorted((a, b) => Number(b.is_obligatory) - Number(a.is_obligatory))
  return (
    <div {...aria} className="k-kinds" role="radiogroup" aria-labelledby={labelId(aria.id)} tabIndex={-1} onFocus={leadOn}>
      {offered.map(({ id, name, is_obligatory }) => (
        <label key={id}>
          <input type="radio" name={aria.id} checked={value?.id === id} onChange={() => onChange({ id, name })} />
          {name}
          {is_obligatory && <small>{t(texts.required)}</small>}
        </label>
      ))}
    </div>
  )
}

/** Focus belongs on a radio, not on the frame around them. */
const leadOn = ({ target, currentTarget }: FocusEvent) => {
  if (target === currentTarget) (currentTarget.querySelector<HTMLElement>(':checked') ?? currentTarget.querySelector('input'))?.focus()
}
