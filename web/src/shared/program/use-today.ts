import { useSyncExternalStore } from 'react'
import { today } from './clock.ts'

/** The calendar day in Berlin; components still open at midnight rerender. */
export const useToday = (): string => useSyncExternalStore(watchDay, today)

const minute = 60_000

function watchDay(look: () => void) {
  const timer = setInterval(look, minute)
  document.addEventListener('visibilitychange', look) // timers of a hidden page run late
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
