import type { ReactNode } from 'react'

/** A group of `Fact`s on a detail page. */
export const Facts = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className="k-facts">
    {title && <h3>{title}</h3>}
    <dl>{children}</dl>
  </section>
)
