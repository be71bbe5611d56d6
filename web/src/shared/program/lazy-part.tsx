import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { loadOnce } from './load-once.ts'

export type LazyPart = { preload: () => Promise<void>; isLoaded: () => boolean }

/** Delay before the rest is preloaded, in milliseconds: the first page loads first. */
export const patience = 2000

/**
 * A component loaded when first shown, or earlier through `preload`; nothing is shown until then. Once loaded it renders at once: React's
 * own `lazy` shows its fallback even then, and delays the replacement by a third of a second.
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

/** Loads the part once it is wanted, and returns whether it is loaded. Throws if loading failed. */
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

/** Preloads what is likely to be shown soon. Failures surface when it is shown. */
export const loadAhead = ({ preload }: { preload: () => Promise<unknown> }) => void preload().catch(() => undefined)
