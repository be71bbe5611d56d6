import { useEffect, useEffectEvent, useRef } from 'react'

type Props = { seconds: number; onOver: () => void }

/**
 * Ends the notice around it when its time is over. It waits while it may be read: while the pointer moves over it, the keyboard is
 * in it, or the page is hidden. A pointer that only rests where a notice appeared, on the button that was pressed, holds nothing up.
 */
export function NoticeTime({ seconds, onOver }: Props) {
  const mark = useRef<HTMLSpanElement>(null)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const notice = mark.current?.closest('[role]')
    let timer: ReturnType<typeof setTimeout> | undefined
    let isPointedAt = false
    const wait = () => {
      clearTimeout(timer)
      const isRead = isPointedAt || document.hidden || notice?.matches(':focus-within')
      if (!isRead) timer = setTimeout(() => over(), seconds * 1000)
    }
    const point = ({ type }: Event) => {
      isPointedAt = type === 'pointermove'
      wait()
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const type of ['pointermove', 'pointerleave']) notice?.addEventListener(type, point, { signal })
    for (const type of ['focusin', 'focusout']) notice?.addEventListener(type, wait, { signal })
    document.addEventListener('visibilitychange', wait, { signal })
    wait()
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [seconds])
  return <span ref={mark} hidden />
}
