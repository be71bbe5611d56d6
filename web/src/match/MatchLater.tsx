import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Waiting } from '../shared/part/Waiting.tsx'
import type { LazyPart } from '../shared/program/lazy-part.tsx'
import { useLoaded } from '../shared/program/lazy-part.tsx'

/** Holds back slow queries until the rest of the page has loaded. */
export function MatchLater({ part, children }: { part: LazyPart; children: ReactNode }) {
  const client = useQueryClient()
  const fetching = useIsFetching()
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (isQuiet || fetching > 0) return undefined
    const timer = setTimeout(() => client.isFetching() === 0 && setQuiet(true)) // other queries start in this same tick
    return () => clearTimeout(timer)
  }, [client, fetching, isQuiet])
  const isLoaded = useLoaded(part)
  return isQuiet && isLoaded ? children : <Waiting lines={10} />
}
