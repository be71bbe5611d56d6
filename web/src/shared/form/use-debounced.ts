import { useEffect, useState } from 'react'

/** The value once it has not changed for `pause` milliseconds; an empty text applies at once. */
export function useDebounced(value: string, pause: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), value === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return value === '' ? '' : rested
}
