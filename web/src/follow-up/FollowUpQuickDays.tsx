import { Col } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { formatLongDay, formatWeekday } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { isSingleKey } from '../shared/part/single-key.ts'
import { today } from '../shared/program/clock.ts'
import { quickDays } from './rules.ts'
import { texts } from './texts.ts'

type Props = {
  value: string | null
  onChange: (day: string) => void
  /** The facility's federal state, whose bank holidays are skipped. */
  state: string | null
  /** On a separate line, if there is no room next to the date field. */
  isBelow?: boolean
}

/** The usual days, one click or key away, next to the date field. */
export function FollowUpQuickDays({ value, onChange, state, isBelow = false }: Props) {
  const t = useText()
  const group = useRef<HTMLDivElement>(null)
  const days = quickDays(today(), state)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const meant = days.find(({ key }) => key === event.key)
    if (!meant || !group.current || !isSingleKey(event, group.current)) return
    event.preventDefault()
    onChange(meant.day)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <Col span={isBelow ? 24 : 18}>
      <div ref={group} className={isBelow ? 'k-quick k-field-below' : 'k-quick k-field-beside'} role="group" aria-label={t(texts.quick)}>
        {days.map(({ key, label, day }) => (
          <button
            key={key}
            type="button"
            title={t(texts.quick_key, { day: formatLongDay(day), key })}
            aria-keyshortcuts={key}
            aria-pressed={day === value}
            onClick={() => onChange(day)}
          >
            {t(label)} <small>{formatWeekday(day)}</small>
          </button>
        ))}
      </div>
    </Col>
  )
}
