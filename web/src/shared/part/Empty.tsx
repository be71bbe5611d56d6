import type { ComponentType, ReactNode } from 'react'

type EmptyProps = {
  icon: ComponentType
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** `error`: something went wrong. */
  kind?: 'empty' | 'error'
}

/** Every empty place says what is missing and what to do next. */
export const Empty = ({ icon: Icon, title, children, actions, kind = 'empty' }: EmptyProps) => (
  <div className={kind === 'error' ? 'k-empty k-error' : 'k-empty'} role={kind === 'error' ? 'alert' : undefined}>
    <span className="k-empty-icon" aria-hidden="true">
      <Icon />
    </span>
    <p className="k-empty-title">{title}</p>
    {children && <p className="k-empty-text">{children}</p>}
    {actions && <div className="k-empty-actions">{actions}</div>}
  </div>
)
