import { useEffect, useEffectEvent, useRef } from 'react'

type Props = { seconds: number; onOver: () => void }

/**
 * Closes the surrounding notice when its time is up. Waits while it may be read: the pointer moves over it, it holds the focus, or the
 * page is hidden. A pointer that rests where a notice appears, on the button just pressed, does not hold it.
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
