import { useEffect, useState } from 'react'

/** The value as it was when it last rested for that many milliseconds; an empty text counts at once. */
export function useDebounced(value: string, pause: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), value === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return value === '' ? '' : rested
}
