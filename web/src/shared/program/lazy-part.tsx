import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { loadOnce } from './load-once.ts'

export type LazyPart = { preload: () => Promise<void>; isLoaded: () => boolean }

/** So long after the start the rest is loaded ahead, in milliseconds: what the first page itself needs comes first. */
export const patience = 2000

/**
 * A component that is loaded when it is first shown, or before when `preload` is called; until then there is nothing. Once it is there it stands at once:
 * React's own `lazy` shows its fallback even then, and holds back for a third of a second what replaces it.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const preload = loadOnce(async () => {
    loaded = await load()
  })
  const part: LazyPart = { preload, isLoaded: () => loaded !== undefined }

  function Lazy(props: Props) {
    useLoaded(part)
    const Loaded = loaded
    return Loaded ? <Loaded {...props} /> : null
  }
  return Object.assign(Lazy, part)
}

/** Loads the part once it is wanted, and says whether it is there. Throws when it could not be loaded. */
export function useLoaded({ preload, isLoaded }: LazyPart, isWanted = true): boolean {
  const [state, setState] = useState<{ error?: unknown }>({})
  useEffect(() => {
    const show = async () => {
      try {
        await preload()
        setState({})
      } catch (error) {
        setState({ error })
      }
    }
    if (isWanted && !isLoaded()) void show()
  }, [preload, isLoaded, isWanted])
  if (state.error !== undefined) throw state.error
  return isLoaded()
}

/** Loads what is likely to be shown soon. What could not be loaded says so when it is shown. */
export const loadAhead = ({ preload }: { preload: () => Promise<unknown> }) => void preload().catch(() => undefined)
