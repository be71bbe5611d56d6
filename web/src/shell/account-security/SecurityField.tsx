import Input from 'antd/es/input/Input'
import { useId } from 'react'
import { useText } from '../../shared/language/i18n.ts'
import type { DialogField } from './dialog-field.ts'

type Props = {
  field: DialogField
  value: string
  /** Passwords are shown in plain text. */
  isPlain: boolean
  problem: string | undefined
  onChange: (value: string) => void
}

/** One field of a dialog, with its error or hint below. */
export function SecurityField({ field: { label, help, kind }, value, isPlain, problem, onChange }: Props) {
  const text = useText()
  const id = useId()
  return (
    <div className="k-field" data-wrong={problem !== undefined || undefined}>
      <label htmlFor={id} data-required>
        {text(label)}
      </label>
      <Input
        id={id}
        type={kind.endsWith('password') && !isPlain ? 'password' : 'text'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        autoComplete={kind === 'name' ? 'off' : kind}
        {...(kind !== 'name' && { autoCapitalize: 'none', spellCheck: false })}
        {...(problem !== undefined && { status: 'error' as const })}
        aria-invalid={problem !== undefined}
        aria-required
        aria-describedby={problem === undefined && help === undefined ? undefined : `${id}-more`}
      />
      {(problem !== undefined || help) && (
        <p id={`${id}-more`} className={problem === undefined ? 'k-security-hint' : 'k-field-problem'}>
          {problem ?? (help && text(help))}
        </p>
      )}
    </div>
  )
}
