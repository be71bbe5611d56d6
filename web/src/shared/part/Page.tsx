import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { steadyLines } from './steady-lines.ts'

/** The skip link and the focus after navigation lead here. */
export const contentId = 'content'

/** The content of a route, and what the browser's tab says about it. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Kasack`
  }, [title])
  return (
    <main className="k-page" id={contentId} tabIndex={-1}>
      <div ref={steadyLines}>{children}</div>
    </main>
  )
}
