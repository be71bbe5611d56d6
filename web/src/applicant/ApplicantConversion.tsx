import type { Applicant } from '@kasack/contract/applicant.ts'
import { employee } from '@kasack/contract/employee.ts'
import { Button } from 'antd'
import { useEffect } from 'react'
import { EmployeeIcon } from '../employee/EmployeeIcon.tsx'
import { employeeModal } from '../employee/door.ts'
import { recordPath } from '../shared/address/record-path.ts'
import { expectedModals, openModal } from '../shared/address/modals.ts'
import { useText } from '../shared/language/i18n.ts'
import { LinkButton } from '../shared/part/LinkButton.tsx'
import { UnavailableButton } from '../shared/part/UnavailableButton.tsx'
import { useMay } from '../shared/session/permission.ts'
import { refuseConversion } from './rules.ts'
import { texts } from './texts.ts'

/** Makes an applicant an employee, says why that is not possible, or links to the employee she has become. */
export function ApplicantConversion({ applicant }: { applicant: Applicant }) {
  const t = useText()
  const may = useMay()
  const { id, converted_to_employee: made } = applicant
  const reason = refuseConversion(applicant, may)
  useEffect(() => {
    if (!reason) expectedModals.add(employeeModal.name)
  }, [reason])
  if (made && may(employee.access.read)) {
    return (
      <LinkButton type="primary" icon={<EmployeeIcon />} to={recordPath(employee, made.id)}>
        {t(texts.to_employee)}
      </LinkButton>
    )
  }
  if (reason) {
    return (
      <UnavailableButton type="primary" icon={<EmployeeIcon />} reason={t(reason)}>
        {t(texts.convert)}
      </UnavailableButton>
    )
  }
  return (
    <Button type="primary" icon={<EmployeeIcon />} onClick={() => convert(id)}>
      {t(texts.convert)}
    </Button>
  )
}

/** Opens the form of a new employee, prefilled from the application. */
export const convert = (id: number) => openModal(employeeModal, { from: { entity: 'applicant', id } })
