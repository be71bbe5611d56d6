import { InputNumber } from 'antd'
import type { Field } from '@kasack/contract/field.ts'
import { numberFormat } from '../language/format.ts'
import { useText } from '../language/i18n.ts'
import type { ControlProps } from './control.ts'
import { statusOf } from './control.ts'
import { formatTyped, parseNumber } from './number.ts'

type Shape = { decimals: number; signed: boolean; grouped: boolean; padded: boolean; step: number }

const shapes: Record<string, Shape> = {
  money: { decimals: 2, signed: false, grouped: true, padded: true, step: numberFormat.step },
  coordinate: { decimals: 8, signed: true, grouped: false, padded: false, step: numberFormat.step },
  integer: { decimals: 0, signed: false, grouped: true, padded: false, step: 1 },
}

/** A number in German notation; characters that cannot be part of one cannot be typed. */
export function NumberControl({ field, value, onChange, disabled, isWrong, placeholder, unit, aria }: ControlProps) {
  const t = useText()
  const shape = { ...shapes[field.kind]!, ...(field.unique && { grouped: false }) } // Control sends only these kinds; a unique number is an identifier
  const allowed = shape.signed ? /^[-\d.,]+$/ : /^[\d.,\s€]+$/
  return (
    <InputNumber<string>
      {...aria}
      stringMode
      inputMode="decimal"
      controls={false}
      step={String(shape.step)}
      suffix={unit}
      value={value === null || value === undefined ? null : String(value)}
      onChange={(plain) => onChange(valueOf(field, plain))}
      parser={(typed) => parseNumber(typed ?? '', shape)}
      formatter={(plain, { userTyping, input }) => (userTyping ? input : formatTyped(String(plain ?? ''), shape))}
      onBeforeInput={(event) => {
        const { data } = event as unknown as { data: string | null } // missing from React's types
        if (data && !allowed.test(data)) event.preventDefault()
      }}
      disabled={disabled}
      status={statusOf(isWrong)}
      placeholder={placeholder && t(placeholder)}
    />
  )
}

/** Euros stay text, so that no cent is lost. */
const valueOf = ({ kind }: Field, plain: string | null) =>
  plain === null || plain === '' ? null : kind === 'money' ? plain : Number(plain)
