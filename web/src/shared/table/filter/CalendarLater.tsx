import { CalendarOutlined } from '@ant-design/icons'
import type { Text } from '@kasack/contract/text.ts'
import { Input } from 'antd'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../language/i18n.ts'
import type { LazyPart } from '../../program/lazy-part.tsx'
import { loadAhead, patience, useLoaded } from '../../program/lazy-part.tsx'

type Props = { label: Text; part: LazyPart; isNeeded: boolean; children: ReactNode }

/** A calendar in the bar of a list is fetched when the rows have had their time, or before when somebody needs it; until then a field stands for it. */
export function CalendarLater({ label, part, isNeeded, children }: Props) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const [isWanted, setWanted] = useState(false)
  const isLoaded = useLoaded(part, isWanted || isNeeded)
  const expectSoon = useEffectEvent(async () => {
    try {
      await part.preload()
      setWanted(true)
    } catch {
      // Nobody has asked for it yet; whoever does is told.
    }
  })
  useEffect(() => {
    const timer = setTimeout(() => void expectSoon(), patience)
    return () => clearTimeout(timer)
  }, [])
  const giveFocus = useEffectEvent(() => hadFocus.current && place.current?.querySelector('input')?.focus())
  useEffect(() => {
    if (isLoaded) giveFocus()
  }, [isLoaded])
  return (
    <div ref={place} onPointerEnter={() => loadAhead(part)}>
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
