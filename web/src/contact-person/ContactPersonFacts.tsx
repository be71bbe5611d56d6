import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import { genders } from '@kasack/contract/gender.ts'
import { Link } from 'react-router'
import { FacilityGroupLink } from '../facility/FacilityGroupLink.tsx'
import { recordPath } from '../shared/address/record-path.ts'
import { formatDay, formatRelativeDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { CopiedMail } from '../shared/part/CopiedMail.tsx'
import { CopiedPhone } from '../shared/part/CopiedPhone.tsx'
import { Fact } from '../shared/part/Fact.tsx'
import { Facts } from '../shared/part/Facts.tsx'
import { LongNote } from '../shared/part/LongNote.tsx'
import { PhoneText } from '../shared/part/PhoneText.tsx'
import { PlacedAddress } from '../shared/part/PlacedAddress.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

/** Everything known about a contact person, in three columns. */
export function ContactPersonFacts({ person }: { person: ContactPerson }) {
  const t = useText()
  const { facility, facility_group: group, email, country_code, formatted_address: address, last_contact_date: latest } = person
  const gender = genders.find(({ code }) => code === person.gender)
  return (
    <div className="k-facts-row">
      <Facts title={t(texts.person)}>
        <Fact label={t(labels.function)}>{person.function?.name}</Fact>
        <Fact label={t(labels.facility)}>{facility && <Link to={recordPath(facilityEntity, facility.id)}>{facility.name}</Link>}</Fact>
        <Fact label={t(labels.facility_group)}>
          {group && (
            <>
              <FacilityGroupLink group={group} /> ({t(texts.group_responsible)})
            </>
          )}
        </Fact>
        <Fact label={t(labels.formatted_address)}>
          <PlacedAddress
            what={t(labels.formatted_address)}
            address={address}
            isApproximate={person.address_is_approximate}
            isUnplaced={person.address_warning}
          />
        </Fact>
      </Facts>
      <Facts title={t(texts.contact)}>
        <Fact label={t(labels.phone)}>
          <CopiedPhone what={t(labels.phone)} number={person.phone} country={country_code} />
        </Fact>
        <Fact label={t(labels.mobile)}>
          <CopiedPhone what={t(labels.mobile)} number={person.mobile} country={country_code} />
        </Fact>
        <Fact label={t(labels.fax)}>{person.fax && <PhoneText number={person.fax} country={country_code} />}</Fact>
        <Fact label={t(labels.email)}>
          <CopiedMail what={t(labels.email)} address={email} />
        </Fact>
      </Facts>
      <Facts title={t(texts.details)}>
        <Fact label={t(labels.gender)}>{gender && t(gender.name)}</Fact>
        <Fact label={t(labels.birthday_date)}>{formatDay(person.birthday_date)}</Fact>
        <Fact label={t(labels.exam_city)}>{person.exam_city}</Fact>
        <Fact label={t(labels.latest_engagement)}>{latest && `${formatDay(latest)}, ${formatRelativeDay(latest)}`}</Fact>
      </Facts>
      <LongNote title={t(labels.note)}>{person.note}</LongNote>
    </div>
  )
}
