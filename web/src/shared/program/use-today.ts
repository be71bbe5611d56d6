import { useSyncExternalStore } from 'react'
import { today } from './clock.ts'

/** The calendar day in Berlin; what stays open over midnight is drawn again. */
export const useToday = (): string => useSyncExternalStore(watchDay, today)

const minute = 60_000

function watchDay(look: () => void) {
  const timer = setInterval(look, minute)
  document.addEventListener('visibilitychange', look) // the timers of a hidden page are late
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
