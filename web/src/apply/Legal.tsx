import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { LegalView } from './view.ts'

type LegalPage = ComponentType<{ view: LegalView }>

/** Loads the sample pages on demand. */
export function Legal({ view }: { view: LegalView }) {
  const [page, setPage] = useState<{ LegalPage: LegalPage } | null>(null)
  useEffect(() => {
    void import('./LegalPage.tsx').then(setPage)
  }, [])
  return page && <page.LegalPage view={view} />
}
