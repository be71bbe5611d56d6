import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'

/**
 * A component that is loaded when it is first shown, or before when `preload` is called; until then there is nothing. Once it is there it stands at once:
 * React's own `lazy` shows its fallback even then, and holds back for a third of a second what replaces it.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const preload = () => (loading ??= keep())
  const keep = async () => {
    try {
      loaded = await load()
    } catch (error) {
      loading = undefined // who shows it next tries again
      throw error
    }
  }

  function Late(props: Props) {
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
      if (!loaded) void show()
    }, [])
    if (state.error !== undefined) throw state.error
    const Loaded = loaded
    return Loaded ? <Loaded {...props} /> : null
  }
  return Object.assign(Late, { preload })
}
