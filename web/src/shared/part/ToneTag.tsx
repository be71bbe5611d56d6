import type { ReactNode } from 'react'
import type { Icon } from '../look/icons.ts'

/** What a tag signals: amber = action needed, accent = settled by us, blue = under way, red = refused or late, grey = off. */
export type Tone = 'amber' | 'accent' | 'grey' | 'red' | 'blue' | 'green'

export type ToneTagProps = { tone: Tone; icon?: Icon; badge?: string; title?: string; children: ReactNode }

/** A status: a word, a shape and a tone, never colour alone. */
export const ToneTag = ({ tone, icon: Shape, badge, title, children }: ToneTagProps) => (
  <span className={`k-tag k-tone-${tone}`} title={title}>
    {Shape && (
      <span className="k-tag-icon" aria-hidden="true">
        <Shape />
      </span>
    )}
    {children}
    {badge && <b className="k-tag-badge">{badge}</b>}
  </span>
)
