import { useEffect, useState } from 'react'
import { bindConfirmLoader } from '../../shared/form/confirm.ts'
import { lazyPart, loadAhead, patience } from '../../shared/program/lazy-part.tsx'

const Confirmer = lazyPart(async () => (await import('../../shared/form/Confirmer.tsx')).Confirmer)

/**
 * Asks the questions of `confirm` on every page. Its dialog loads shortly after the first page, or with the first question
 * (docs/decisions/247). Mounted once.
 */
export function ConfirmHost() {
  const [isLoaded, setLoaded] = useState(Confirmer.isLoaded)
  useEffect(() => {
    const preload = async () => {
      await Confirmer.preload()
      setLoaded(true)
    }
    bindConfirmLoader(preload)
    const timer = setTimeout(() => loadAhead({ preload }), patience)
    return () => {
      clearTimeout(timer)
      bindConfirmLoader(undefined)
    }
  }, [])
  return isLoaded && <Confirmer />
}
