import { CalendarOutlined } from '@ant-design/icons'
import Input from 'antd/es/input/Input'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LazyPart } from '../../program/lazy-part.tsx'
import { loadAhead, patience, useLoaded } from '../../program/lazy-part.tsx'

export type CalendarField = { name: string; placeholder: string }

type Props = { fields: readonly CalendarField[]; part: LazyPart; isNeeded: boolean; children: ReactNode }

/** Loads a list bar's calendar once the rows have had time, or earlier if needed; placeholder fields stand in until then. */
export function CalendarLater({ fields, part, isNeeded, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef(-1)
  const [isWanted, setWanted] = useState(false)
  const isLoaded = useLoaded(part, isWanted || isNeeded)
  const expectSoon = useEffectEvent(async () => {
    try {
      await part.preload()
      setWanted(true)
    } catch {
      // Not needed yet; the error shows once it is.
    }
  })
  useEffect(() => {
    const timer = setTimeout(() => void expectSoon(), patience)
    return () => clearTimeout(timer)
  }, [])
  const giveFocus = useEffectEvent(() => place.current?.querySelectorAll('input')[focused.current]?.focus())
  useEffect(() => {
    if (isLoaded) giveFocus()
  }, [isLoaded])
  return (
    <div ref={place} onPointerEnter={() => loadAhead(part)}>
      {isLoaded ? (
        children
      ) : (
        <div className="k-days">
          {fields.map(({ name, placeholder }, at) => (
            <Input
              key={name}
              readOnly
              aria-label={name}
              placeholder={placeholder}
              suffix={<CalendarOutlined aria-hidden />}
              onFocus={() => {
                focused.current = at
                setWanted(true)
              }}
              onBlur={({ target }) => (focused.current = target.isConnected ? -1 : at)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
