import type { PeriodInput } from '@kasack/contract/field.ts'
import { isDay } from '@kasack/contract/value.ts'
import { day } from '@kasack/contract/value-field.ts'
import { useText } from '../language/i18n.ts'
import type { ControlProps } from './control.ts'
import { DayControl } from './DayControl.tsx'
import { notBefore } from './day-limit.ts'
import { texts } from './texts.ts'

const bound = day()

/** Start and end of a period; days before the start cannot be its end. */
export function PeriodControl({ value, onChange, limits = [], endOf, label, aria: { id, ...aria }, ...rest }: ControlProps) {
  const t = useText()
  const { lower, upper } = (value ?? {}) as PeriodInput // the value of a period field
  const isNewStart = (start: unknown): start is string => typeof start === 'string' && isDay(start) && start !== lower
  return (
    <div className="k-period">
      <DayControl
        {...rest}
        field={bound}
        label={label}
        placeholder={texts.from}
        limits={limits}
        aria={{ id, ...aria, ...named(label, t(texts.from)) }}
        value={lower}
        onChange={(start) => onChange({ lower: start, upper: (isNewStart(start) && endOf?.(start, upper ?? null)) || (upper ?? null) })}
      />
      <DayControl
        {...rest}
        field={bound}
        label={label}
        placeholder={texts.to}
        limits={[notBefore(lower), ...limits]}
        since={lower}
        aria={{ id: `${id}-to`, ...aria, ...named(label, t(texts.to)), 'aria-required': false }}
        value={upper}
        onChange={(end) => onChange({ lower: lower ?? null, upper: end })}
      />
    </div>
  )
}

const named = (label: string, end: string) => ({ 'aria-label': `${label}, ${end}` })
