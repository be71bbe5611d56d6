import type { Ref } from '@kasack/contract/field.ts'
import { useText } from '../language/i18n.ts'
import type { ControlProps } from './control.ts'
import { statusOf } from './control.ts'
import { RemoteSelect } from './RemoteSelect.tsx'

/** The records a field refers to, searched by name on the server. */
export function ReferenceControl({ field, value, onChange, disabled, isWrong, placeholder, params, aria }: ControlProps) {
  const t = useText()
  const shared = {
    ...aria,
    target: field.target,
    disabled,
    status: statusOf(isWrong),
    ...(placeholder && { placeholder: t(placeholder) }),
    ...(params && { params }),
  } as const
  return field.kind === 'refs' ? (
    <RemoteSelect {...shared} multiple wraps value={(value ?? []) as Ref[]} onChange={onChange} />
  ) : (
    <RemoteSelect {...shared} value={value as Ref | null} onChange={onChange} />
  )
}
