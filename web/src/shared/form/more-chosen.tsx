import type { ReactNode } from 'react'
import { t } from '../language/i18n.ts'
import { texts } from './texts.ts'

/** How many chosen records do not fit into a select; the title names them. */
export const moreChosen = (omitted: { label?: ReactNode }[]) => (
  <span title={omitted.map(({ label }) => String(label)).join(', ')}>{t(texts.more_chosen, { count: omitted.length })}</span>
)
