import { user } from '@kasack/contract/user.ts'
import { passwordLength } from '@kasack/contract/text-field.ts'
import type { Text } from '@kasack/contract/text.ts'
import { Button } from 'antd'
import Input from 'antd/es/input/Input'
import { useState } from 'react'
import type { ControlProps } from '../shared/form/control.ts'
import { statusOf } from '../shared/form/control.ts'
import { Field } from '../shared/form/Field.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

const { password } = user.fields

/**
 * A password typed, or generated and shown, to be passed on to the user. `refusedBecause`: why it cannot be set here.
 */
export function UserPassword({ refusedBecause = null }: { refusedBecause?: Text | null }) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  const [, change] = useFieldValue<string>(password)
  const suggest = () => {
    change(drawn())
    setShown(true)
  }
  return (
    <Field
      of={password}
      width="name"
      check={() => refusedBecause}
      action={
        <>
          <Button type="link" size="small" className="k-in-text" onClick={suggest}>
            {t(texts.suggest_password)}
          </Button>
          <Button type="link" size="small" className="k-in-text" onClick={() => setShown(!isShown)}>
            {t(isShown ? texts.hide_password : texts.show_password)}
          </Button>
        </>
      }
      renderControl={(props) => <PasswordInput {...props} isShown={isShown} />}
    />
  )
}

type InputProps = ControlProps & { isShown: boolean }

const PasswordInput = ({ value, onChange, disabled, isWrong, aria, isShown }: InputProps) => (
  <Input
    {...aria}
    type={isShown ? 'text' : 'password'}
    value={String(value ?? '')}
    onChange={(event) => onChange(event.target.value)}
    disabled={disabled}
    status={statusOf(isWrong)}
    maxLength={passwordLength.max}
    autoComplete="new-password"
    autoCapitalize="none"
    spellCheck={false}
  />
)

/** Without characters that are easily confused when read out or copied by hand. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXY34679'
const drawnLength = 16

function drawn(): string {
  const most = 256 - (256 % alphabet.length)
  const signs: string[] = []
  while (signs.length < drawnLength) {
    const [byte = most] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < most) signs.push(alphabet[byte % alphabet.length]!)
  }
  return signs.join('')
}
