import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { Link } from 'react-router'
import { recordPath } from '../shared/address/record-path.ts'
import { useText } from '../shared/language/i18n.ts'
import { StatusTag } from '../shared/part/StatusTag.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

/** The contact person, and their roles at the facility. */
export function FacilityPersonName({ facility, person }: { facility: Facility; person: ContactPerson }) {
  const t = useText()
  const { id, name, is_active, facility_group } = person
  const roles = [
    { is: facility.main_contact?.id === id, short: texts.main, full: labels.main_contact },
    { is: facility.contract_contact?.id === id, short: texts.contract, full: labels.contract_contact },
    { is: facility.invoice_contact?.id === id, short: texts.invoice, full: labels.invoice_contact },
    { is: facility_group !== null, short: labels.facility_group, full: texts.group_responsible },
  ]
  return (
    <span className="k-tags">
      <Link className="k-line" title={name} to={recordPath(contactPerson, id)}>
        {name}
      </Link>
      {roles
        .filter(({ is }) => is)
        .map(({ short, full }) => (
          <span key={short.en} className="k-label-tag" title={t(full)}>
            {t(short)}
          </span>
        ))}
      {!is_active && <StatusTag status="inactive" />}
    </span>
  )
}
