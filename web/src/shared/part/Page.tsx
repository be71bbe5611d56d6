import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useStore } from '../program/store.ts'
import { waiting } from '../program/waiting.ts'
import { steadyLines } from './steady-lines.ts'

/** The skip link and the focus after navigation lead here. */
export const contentId = 'content'

/** The content of a route, and what the browser's tab says about it, and of what waits for the user. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const count = useStore(waiting)
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · Kasack`
  }, [title, count])
  return (
    <main className="k-page" id={contentId} tabIndex={-1}>
      <div ref={steadyLines}>{children}</div>
    </main>
  )
}
