import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { FacilityMap } from '../facility/FacilityMap.tsx'
import { formatDay, formatMoney } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { Fact } from '../shared/part/Fact.tsx'
import { Facts } from '../shared/part/Facts.tsx'
import { LongNote } from '../shared/part/LongNote.tsx'
import { Tags } from '../shared/part/Tags.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

/** The details of a vacancy and its address. */
export function VacancyFacts({ vacancy }: { vacancy: Vacancy }) {
  const t = useText()
  const { vacancy_type, exams, qualifications, facility, created_by_user, created_datetime, filled_datetime } = vacancy
  const place = [facility.postal_code, facility.city].filter(Boolean).join(' ')
  return (
    <div className="k-facts-row k-facts-beside-map">
      <Facts title={t(texts.requirements)}>
        <Fact label={t(labels.exams)}>{exams.map(({ name }) => name).join(', ')}</Fact>
        <Fact label={t(labels.qualifications)}>{qualifications.length > 0 && <Tags items={qualifications} />}</Fact>
        <Fact label={t(texts.driving_licence)}>{t(vacancy.has_driver_licence ? texts.needed : texts.not_needed)}</Fact>
        <Fact label={t(texts.own_car)}>{t(vacancy.has_car ? texts.needed : texts.not_needed)}</Fact>
      </Facts>
      <Facts title={t(texts.terms)}>
        <Fact label={t(labels.vacancy_type)}>{vacancy_type.name}</Fact>
        <Fact label={t(texts.accommodation)}>{t(vacancy.accommodation_available ? texts.there : texts.not_there)}</Fact>
        <Fact label={t(texts.package)}>{formatMoney(vacancy.accommodation_package)}</Fact>
        {filled_datetime && <Fact label={t(labels.filled_datetime)}>{formatDay(filled_datetime)}</Fact>}
        <Fact label={t(labels.created_by_user)}>{t(texts.created, { name: created_by_user.name, day: formatDay(created_datetime) })}</Fact>
      </Facts>
      <FacilityMap facility={{ ...facility, formatted_address: place }} />
      <LongNote title={t(labels.description)}>{vacancy.description}</LongNote>
    </div>
  )
}
