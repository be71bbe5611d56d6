import { CalendarOutlined } from '@ant-design/icons'
import type { Text } from '@kasack/contract/text.ts'
import { Input } from 'antd'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../language/i18n.ts'
import type { LazyPart } from '../../program/lazy-part.tsx'
import { patience, useLoaded } from '../../program/lazy-part.tsx'

type Props = { label: Text; part: LazyPart; isNeeded: boolean; children: ReactNode }

/** A calendar in the bar of a list is fetched when the rows have had their time, when somebody comes near it or when a day is set; until then a field stands for it. */
export function CalendarLater({ label, part, isNeeded, children }: Props) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const [isWanted, setWanted] = useState(false)
  const isLoaded = useLoaded(part, isWanted || isNeeded)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), patience)
    return () => clearTimeout(timer)
  }, [])
  const giveFocus = useEffectEvent(() => hadFocus.current && place.current?.querySelector('input')?.focus())
  useEffect(() => {
    if (isLoaded) giveFocus()
  }, [isLoaded])
  return (
    <div ref={place} onPointerEnter={() => setWanted(true)}>
      {isLoaded ? (
        children
      ) : (
        <Input
          readOnly
          aria-label={t(label)}
          placeholder={t(label)}
          suffix={<CalendarOutlined aria-hidden />}
          onFocus={() => {
            hadFocus.current = true
            setWanted(true)
          }}
          onBlur={({ target }) => (hadFocus.current = !target.isConnected)}
        />
      )}
    </div>
  )
}
