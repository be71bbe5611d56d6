import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { federalStates } from '@kasack/contract/federal-state.ts'
import { Link } from 'react-router'
import { EmployeeNearby } from '../employee/EmployeeNearby.tsx'
import { recordPath } from '../shared/address/record-path.ts'
import { useText } from '../shared/language/i18n.ts'
import { CopiedMail } from '../shared/part/CopiedMail.tsx'
import { CopiedPhone } from '../shared/part/CopiedPhone.tsx'
import { Fact } from '../shared/part/Fact.tsx'
import { Facts } from '../shared/part/Facts.tsx'
import { LongNote } from '../shared/part/LongNote.tsx'
import { PhoneText } from '../shared/part/PhoneText.tsx'
import { PlacedAddress } from '../shared/part/PlacedAddress.tsx'
import { FacilityGroupLink } from './FacilityGroupLink.tsx'
import { FacilityHirer } from './FacilityHirer.tsx'
import { FacilityMap } from './FacilityMap.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

/** Everything known about a facility, in three columns. */
export function FacilityFacts({ facility }: { facility: Facility }) {
  const t = useText()
  const { facility_type, facility_group, support_user, formatted_address: address, email, webpage, country_code } = facility
  const stateName = federalStates.find(({ code }) => code === facility.federal_state)?.name
  const person = (contact: Facility['main_contact']) => contact && <Link to={recordPath(contactPerson, contact.id)}>{contact.name}</Link>
  return (
    <div className="k-facts-row">
      <Facts title={t(texts.facility)}>
        <Fact label={t(labels.company)}>{facility.company}</Fact>
        <Fact label={t(labels.facility_type)}>{facility_type?.name}</Fact>
        <Fact label={t(labels.facility_group)}>{facility_group && <FacilityGroupLink group={facility_group} />}</Fact>
        <Fact label={t(labels.effective_hirer)}>
          <FacilityHirer facility={facility} />
        </Fact>
        <Fact label={t(labels.client_number)}>{facility.client_number}</Fact>
        <Fact label={t(labels.support_user)}>{support_user?.name}</Fact>
      </Facts>
      <Facts title={t(texts.contact)}>
        <Fact label={t(labels.formatted_address)}>
          <PlacedAddress
            what={t(labels.formatted_address)}
            address={address}
            isApproximate={facility.address_is_approximate}
            isUnplaced={facility.address_warning}
          />
          <div className="k-ways">
            <EmployeeNearby facility={facility} />
          </div>
        </Fact>
        <Fact label={t(labels.federal_state)}>{stateName && t(stateName)}</Fact>
        <Fact label={t(labels.phone)}>
          <CopiedPhone what={t(labels.phone)} number={facility.phone} country={country_code} />
        </Fact>
        <Fact label={t(labels.mobile)}>
          <CopiedPhone what={t(labels.mobile)} number={facility.mobile} country={country_code} />
        </Fact>
        <Fact label={t(labels.fax)}>{facility.fax && <PhoneText number={facility.fax} country={country_code} />}</Fact>
        <Fact label={t(labels.email)}>
          <CopiedMail what={t(labels.email)} address={email} />
        </Fact>
        <Fact label={t(labels.webpage)}>
          {webpage && (
            <a href={webpage} target="_blank" rel="noreferrer">
              {webpage.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
            </a>
          )}
        </Fact>
      </Facts>
      <div className="k-facts-column">
        <Facts title={t(texts.contact_persons)}>
          <Fact label={t(texts.main)}>{person(facility.main_contact)}</Fact>
          <Fact label={t(texts.contract)}>{person(facility.contract_contact)}</Fact>
          <Fact label={t(texts.invoice)}>{person(facility.invoice_contact)}</Fact>
        </Facts>
        <FacilityMap facility={facility} />
      </div>
      <LongNote title={t(labels.comments)}>{facility.comments}</LongNote>
      <LongNote title={t(texts.group_comments)}>{facility_group?.comments}</LongNote>
    </div>
  )
}
