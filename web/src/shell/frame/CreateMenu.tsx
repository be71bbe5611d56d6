import { AbsenceIcon } from '../../absence/AbsenceIcon.tsx'
import { BookingIcon } from '../../booking/BookingIcon.tsx'
import { bookingModal } from '../../booking/door.ts'
import { ContactPersonIcon } from '../../contact-person/ContactPersonIcon.tsx'
import { EmployeeIcon } from '../../employee/EmployeeIcon.tsx'
import { EngagementIcon } from '../../engagement/EngagementIcon.tsx'
import { FacilityIcon } from '../../facility/FacilityIcon.tsx'
import { absenceModal } from '../../absence/door.ts'
import { contactPersonModal } from '../../contact-person/door.ts'
import { employeeModal } from '../../employee/door.ts'
import { engagementModal } from '../../engagement/door.ts'
import { facilityModal } from '../../facility/door.ts'
import { priorPeriodModal } from '../../prior-period/door.ts'
import { PriorPeriodIcon } from '../../prior-period/PriorPeriodIcon.tsx'
import { vacancyModal } from '../../vacancy/door.ts'
import { VacancyIcon } from '../../vacancy/VacancyIcon.tsx'
import { requirementModal } from '../../requirement/door.ts'
import { RequirementIcon } from '../../requirement/RequirementIcon.tsx'
import type { Modal } from '../../shared/address/modals.ts'
import { needsOf, openModal } from '../../shared/address/modals.ts'
import { useText } from '../../shared/language/i18n.ts'
import { ButtonMenu } from '../../shared/part/ButtonMenu.tsx'
import { actionIcon } from '../../shared/look/icons.ts'
import { useMay } from '../../shared/session/permission.ts'
import { texts } from './texts.ts'

const entries = [
  { modal: engagementModal, icon: EngagementIcon },
  { modal: facilityModal, icon: FacilityIcon },
  { modal: contactPersonModal, icon: ContactPersonIcon },
  { modal: employeeModal, icon: EmployeeIcon },
  { modal: vacancyModal, icon: VacancyIcon },
  { modal: bookingModal, icon: BookingIcon },
  { modal: absenceModal, icon: AbsenceIcon },
  { modal: priorPeriodModal, icon: PriorPeriodIcon },
  { modal: requirementModal, icon: RequirementIcon },
] as const

/** What the user may create, from everywhere. */
export function CreateMenu() {
  const t = useText()
  const may = useMay()
  const items = entries
    .filter(({ modal }) => may(needsOf(modal, false)))
    .map(({ modal, icon: Icon }) => ({
      key: modal.name,
      icon: <Icon />,
      label: t(modal.of.noun),
      onClick: () => openModal<Modal<'optional'>>(modal),
    }))
  if (items.length === 0) return null
  return (
    <ButtonMenu menu={{ items }} className="k-new" icon={<actionIcon.add />}>
      {t(texts.create)}
    </ButtonMenu>
  )
}
