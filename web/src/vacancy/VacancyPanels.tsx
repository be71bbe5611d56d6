import { booking } from '@kasack/contract/booking.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import { email } from '@kasack/contract/email.ts'
import { isFull } from '@kasack/contract/placement.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { BookingAdd } from '../booking/BookingAdd.tsx'
import { BookingIcon } from '../booking/BookingIcon.tsx'
import { BookingTable } from '../booking/BookingTable.tsx'
import { CandidateAdd } from '../candidate/CandidateAdd.tsx'
import { CandidateIcon } from '../candidate/CandidateIcon.tsx'
import { CandidateTable } from '../candidate/CandidateTable.tsx'
import { EmailIcon } from '../email/EmailIcon.tsx'
import { EmailTable } from '../email/EmailTable.tsx'
import { engagementModal } from '../engagement/door.ts'
import { EngagementIcon } from '../engagement/EngagementIcon.tsx'
import { useText } from '../shared/language/i18n.ts'
import { Panels } from '../shared/part/Panels.tsx'
import { isProduction } from '../shared/program/settings.ts'
import { useDetailsPanel } from '../shared/record/details-panel.tsx'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { useListCount } from '../shared/table/count.ts'
import { vacancyModal } from './door.ts'
import { texts } from './texts.ts'
import { VacancyFacts } from './VacancyFacts.tsx'
import { VacancyLogbook } from './VacancyLogbook.tsx'

/** What is known of a vacancy. The logbook of its facility is not shown in production (product.md 2.7). */
export function VacancyPanels({ vacancy }: { vacancy: Vacancy }) {
  const t = useText()
  const { id, facility } = vacancy
  const details = useDetailsPanel({ modal: vacancyModal, id }, <VacancyFacts vacancy={vacancy} />)
  const candidates = {
    key: 'candidates',
    title: t(candidate.plural),
    icon: CandidateIcon,
    count: useListCount('vc'),
    needs: candidate.access.read,
    extra: <CandidateAdd type="text" size="small" vacancy={id} isFull={isFull(vacancy)} />,
    children: <CandidateTable vacancy={id} isFull={isFull(vacancy)} bookings={vacancy.bookings} />,
  }
  const bookings = {
    key: 'bookings',
    title: t(booking.plural),
    icon: BookingIcon,
    count: useListCount('vb'),
    needs: booking.access.read,
    extra: <BookingAdd type="text" size="small" from={{ entity: 'vacancy', id }} isFull={isFull(vacancy)} />,
    children: <BookingTable tableKey="vb" of={{ entity: 'vacancy', id }} isFull={isFull(vacancy)} />,
  }
  const emails = {
    key: 'emails',
    title: t(email.plural),
    icon: EmailIcon,
    count: useListCount('vm'),
    children: <EmailTable tableKey="vm" of={{ entity: 'vacancy', id }} />,
  }
  const logbook = {
    key: 'logbook',
    title: t(texts.logbook),
    icon: EngagementIcon,
    count: useListCount('ve'),
    extra: (
      <OpenButton type="text" size="small" modal={engagementModal} about={{ from: { entity: 'facility', id: facility.id } }}>
        {t(texts.engagement)}
      </OpenButton>
    ),
    children: <VacancyLogbook vacancy={vacancy} />,
  }
  return <Panels panels={isProduction ? [details, candidates, bookings, emails] : [details, candidates, bookings, emails, logbook]} />
}
