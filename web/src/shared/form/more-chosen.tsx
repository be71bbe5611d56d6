import type { ReactNode } from 'react'
import { t } from '../language/i18n.ts'
import { texts } from './texts.ts'

/** How many of the chosen records do not fit into a select, or how many there are if none fits; the title names them. */
export const moreChosen = (chosen: number) => (omitted: { label?: ReactNode }[]) => {
  const count = omitted.length
  return (
    <span title={omitted.map(({ label }) => String(label)).join(', ')}>
      {t(count < chosen ? texts.more_chosen : texts.all_chosen, { count })}
    </span>
  )
}
