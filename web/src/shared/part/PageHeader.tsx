import type { ReactNode } from 'react'
import type { Icon } from '../look/icons.ts'
import { Link } from 'react-router'
import { useText } from '../language/i18n.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { texts } from './texts.ts'

type PageHeaderProps = {
  icon?: Icon
  /** The list that the page's record belongs to. */
  parent?: { label: string; to: string }
  title: ReactNode
  tags?: ReactNode
  meta?: ReactNode
  /** Secondary ones first, then one primary, then the menu with the rest. */
  actions?: ReactNode
}

export function PageHeader({ icon: Shape, parent, title, tags, meta, actions }: PageHeaderProps) {
  const t = useText()
  return (
    <header className="k-head">
      <div className="k-head-main">
        {parent && (
          <nav className="k-crumb" aria-label={t(texts.breadcrumbs)}>
            {Shape && <Shape aria-hidden />}
            <Link to={parent.to}>{parent.label}</Link>
            <span aria-hidden="true">/</span>
          </nav>
        )}
        <div className="k-head-title">
          <h1>{title}</h1>
          {tags}
          {parent && <ChangeMark of=".k-head-main" />}
        </div>
        {meta && <div className="k-head-meta">{meta}</div>}
      </div>
      {actions && <div className="k-head-actions">{actions}</div>}
    </header>
  )
}
