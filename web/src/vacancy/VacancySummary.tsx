import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { useQuery } from '@tanstack/react-query'
import { AvailabilityFact } from '../availability/AvailabilityFact.tsx'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { formatDay, formatInteger, formatPeriod } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import { Priority } from '../shared/part/Priority.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { StripFact } from '../shared/part/StripFact.tsx'
import { labels } from './labels.ts'
import { hasOnlyPastBookings } from './rules.ts'
import { texts } from './texts.ts'
import { useStanding } from './VacancyPeriod.tsx'
import { VacancyPositionsLeft } from './VacancyPositionsLeft.tsx'
import { VacancyRunOut } from './VacancyRunOut.tsx'

/** The key facts: positions left, period, priority, and contact person. */
export function VacancySummary({ vacancy }: { vacancy: Vacancy }) {
  const t = useText()
  const { number_of_positions: positions, number_of_bookings: booked, date_range, priority, facility, contact_person: person } = vacancy
  const day = useToday()
  const standing = useStanding(date_range)
  const number = person && (person.phone || person.mobile)
  const asked = read<Facility>(recordCall(facilityEntity, facility.id))
  const { data: known, isPending } = useQuery({ ...asked, enabled: Boolean(number) })
  return (
    <div className="k-strip">
      <StripFact label={t(labels.number_of_positions)}>
        <div className="k-big">{t(texts.booked_of, { booked: formatInteger(booked), positions: formatInteger(positions) })}</div>
        <div className="k-second">
          {hasOnlyPastBookings(vacancy, day) ? (
            <VacancyRunOut vacancy={vacancy} />
          ) : (
            <VacancyPositionsLeft positions={positions} bookings={booked} />
          )}
        </div>
      </StripFact>
      <AvailabilityFact weeks={vacancy.availability} absences={vacancy.absences_while_booked} />
      <StripFact label={t(labels.date_range)}>
        <div className="k-big">{formatPeriod(date_range, formatDay)}</div>
        <div className="k-second">{standing}</div>
      </StripFact>
      <StripFact label={t(labels.priority)}>
        <div className="k-big">{priority ? <Priority value={priority} withWord /> : <Missing />}</div>
      </StripFact>
      <StripFact label={t(labels.contact_person)}>
        <div className="k-big">{person ? <RecordLink entity={contactPerson} of={person} /> : <Missing />}</div>
        {number && (isPending ? <span className="k-skel" /> : <PhoneLink number={number} country={known?.country_code ?? ''} />)}
      </StripFact>
    </div>
  )
}
