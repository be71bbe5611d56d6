import type { ReactNode } from 'react'
import { t } from '../language/i18n.ts'
import { texts } from './texts.ts'

/** How many of the chosen have no place in a select; who they are is their title. */
export const moreChosen = (omitted: { label?: ReactNode }[]) => (
  <span title={omitted.map(({ label }) => String(label)).join(', ')}>{t(texts.more_chosen, { count: omitted.length })}</span>
)
