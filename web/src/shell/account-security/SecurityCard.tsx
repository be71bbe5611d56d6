import type { ReactNode } from 'react'
import { useId } from 'react'
import type { Icon } from '../../shared/look/icons.ts'

type Props = { icon: Icon; title: string; tag?: ReactNode; help: string; actions: ReactNode; children?: ReactNode }

/** One aspect of the account: its purpose, its state, and its actions. */
export function SecurityCard({ icon: Shape, title, tag, help, actions, children }: Props) {
  const id = useId()
  return (
    <section className="k-card k-security-card" aria-labelledby={id}>
      <h2 className="k-panel-title" id={id}>
        <Shape aria-hidden />
        {title}
        {tag}
      </h2>
      <p className="k-security-help">{help}</p>
      {children}
      <div className="k-security-actions">{actions}</div>
    </section>
  )
}
