import type { Employee } from '@kasack/contract/employee.ts'
import { AbsenceToday } from '../absence/AbsenceToday.tsx'
import { AvailabilityFact } from '../availability/AvailabilityFact.tsx'
import { BookingToday } from '../booking/BookingToday.tsx'
import { formatDay, formatRelativeDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import { StripFact } from '../shared/part/StripFact.tsx'
import { FacilityNearby } from '../facility/FacilityNearby.tsx'
import { VacancyNearby } from '../vacancy/VacancyNearby.tsx'
import { labels } from './labels.ts'
import { startOfEmployee } from './rules.ts'
import { texts } from './texts.ts'

/** What callers ask first, under the employee's name: her number, from when she is free, and where. */
export function EmployeeSummary({ employee }: { employee: Employee }) {
  const t = useText()
  const { mobile, phone, country_code, available_from_date: day, dispatcher } = employee
  const number = mobile || phone
  const { place, reach } = startOfEmployee(employee)
  return (
    <div className="k-strip">
      <StripFact label={t(labels.phone)}>
        <div className="k-big">{number ? <PhoneLink number={number} country={country_code} /> : <Missing />}</div>
        {mobile && <div className="k-second">{t(texts.mobile_number)}</div>}
      </StripFact>
      <StripFact label={t(labels.available_from_date)}>
        <div className="k-big">{day ? formatDay(day) : <Missing />}</div>
        <div className="k-second">
          <AbsenceToday employee={employee.id}>{day && formatRelativeDay(day)}</AbsenceToday>
        </div>
      </StripFact>
      <BookingToday bookings={employee.bookings} />
      <AvailabilityFact weeks={employee.availability} absences={employee.absences_while_booked} of="person" />
      <StripFact label={t(texts.preferred_location)}>
        <div className="k-big">{place || reach}</div>
        {place && <div className="k-second">{reach}</div>}
        <ul className="k-ways">
          <li>
            <FacilityNearby employee={employee} />
          </li>
          <li>
            <VacancyNearby employee={employee} />
          </li>
        </ul>
      </StripFact>
      <StripFact label={t(labels.dispatcher)}>
        <div className="k-big">{dispatcher ? dispatcher.name : <Missing />}</div>
      </StripFact>
    </div>
  )
}
