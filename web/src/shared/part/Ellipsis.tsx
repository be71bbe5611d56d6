import type { ReactNode } from 'react'
import { softHyphens } from '../language/soft-hyphen.ts'

/** Cuts a text after two lines of 21 px; the title holds the full text. */
export const Ellipsis = ({ children, title }: { children: ReactNode; title?: string }) => (
  <div className="k-shave" title={title ?? (typeof children === 'string' ? children : undefined)}>
    {typeof children === 'string' ? softHyphens(children) : children}
  </div>
)
