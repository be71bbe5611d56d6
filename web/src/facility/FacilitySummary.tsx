import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { Engagement } from '@kasack/contract/engagement.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { recordCall, recordPath } from '../shared/address/record-path.ts'
import { AvailabilityFact } from '../availability/AvailabilityFact.tsx'
import { FollowUpControl } from '../follow-up/FollowUpControl.tsx'
import { read } from '../shared/call/read.ts'
import { formatDay, formatRelativeDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import { StripFact } from '../shared/part/StripFact.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

/** What matters for a call, under the facility's name: when to call again, the last call, whom to call. */
export function FacilitySummary({ facility }: { facility: Facility }) {
  const t = useText()
  const { latest_engagement, main_contact: person, country_code } = facility
  const last = latest_engagement?.created_datetime
  const asked = read<Engagement>(recordCall(engagement, latest_engagement?.id ?? ''))
  const kind = useQuery({ ...asked, enabled: latest_engagement !== null }).data?.action_type?.name
  const number = person && (person.phone || person.mobile)
  return (
    <div className="k-strip">
      <FollowUpControl facility={facility} />
      <AvailabilityFact weeks={facility.availability} />
      <StripFact label={t(labels.latest_engagement)}>
        <div className="k-big">{last ? formatDay(last) : <Missing />}</div>
        <div className="k-second">{last ? [formatRelativeDay(last), kind].filter(Boolean).join(', ') : t(texts.never_contacted)}</div>
      </StripFact>
      <StripFact label={t(labels.main_contact)}>
        <div className="k-big">{person ? <Link to={recordPath(contactPerson, person.id)}>{person.name}</Link> : <Missing />}</div>
        {number && <PhoneLink number={number} country={country_code} />}
      </StripFact>
    </div>
  )
}
