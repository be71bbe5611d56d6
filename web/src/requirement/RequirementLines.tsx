import { requirement } from '@kasack/contract/requirement.ts'
import { useText } from '../shared/language/i18n.ts'
import { PanelError } from '../shared/part/PanelError.tsx'
import { Waiting } from '../shared/part/Waiting.tsx'
import { useRequirements } from './queries.ts'
import { RequirementLine } from './RequirementLine.tsx'
import type { Place } from './rules.ts'
import { texts } from './texts.ts'

/** What an employee needs to be booked at a place, dropped requirements included. */
export function RequirementLines({ place }: { place: Place }) {
  const t = useText()
  const { shown, failed } = useRequirements(place)
  if (failed) return <PanelError status={failed.status} onReload={failed.readAgain} />
  if (!shown) return <Waiting lines={2} />
  if (shown.length === 0) return <p className="k-none">{t(texts.nothing_required)}</p>
  return (
    <ul className="k-requirements" aria-label={t(requirement.plural)}>
      {shown.map((one) => (
        <li key={`${one.kind} ${one.item.id} ${one.own?.id ?? ''}`}>
          <RequirementLine shown={one} place={place} />
        </li>
      ))}
    </ul>
  )
}
