import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useStore } from '../program/store.ts'
import { waiting } from '../program/waiting.ts'
import { steadyLines } from './steady-lines.ts'

/** Target of the skip link, and of the focus after navigation. */
export const contentId = 'content'

/** A route's content. Sets the tab's title, with the number of items waiting for the user. */
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
