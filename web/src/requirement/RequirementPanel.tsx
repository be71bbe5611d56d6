import { requirement as entity } from '@kasack/contract/requirement.ts'
import { useText } from '../shared/language/i18n.ts'
import type { Panel } from '../shared/part/Panels.tsx'
import { AddButton } from '../shared/record/AddButton.tsx'
import { requirementModal } from './door.ts'
import { RequirementIcon } from './RequirementIcon.tsx'
import { RequirementLines } from './RequirementLines.tsx'
import type { Place } from './rules.ts'

/** What an employee needs to be booked at a facility or for a vacancy, and who requires it. */
export function useRequirementPanel(place: Place & { entity: 'facility' | 'vacancy' }): Panel {
  const t = useText()
  return {
    key: entity.path,
    title: t(entity.plural),
    icon: RequirementIcon,
    needs: entity.access.read,
    extra: <AddButton isInHead modal={requirementModal} from={place} />,
    children: <RequirementLines place={place} />,
  }
}
