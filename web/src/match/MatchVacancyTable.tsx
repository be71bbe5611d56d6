import { mayViewBookings } from '@kasack/contract/availability.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { vacancyMatchList, withExcluded } from '@kasack/contract/match-list.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import type { ReactNode } from 'react'
import { AvailabilityGrid } from '../availability/AvailabilityGrid.tsx'
import { AvailabilityLegend } from '../availability/AvailabilityLegend.tsx'
import { proposalAction } from '../candidate/CandidateProposal.tsx'
import { JudgeReasons } from '../judge/JudgeReasons.tsx'
import { Distance } from '../shared/map/Distance.tsx'
import { useMay } from '../shared/session/permission.ts'
import type { Column } from '../shared/table/column.ts'
import { ListTable } from '../shared/table/ListTable.tsx'
import { labels } from '../vacancy/labels.ts'
import { VacancyFacility } from '../vacancy/VacancyFacility.tsx'
import { VacancyIcon } from '../vacancy/VacancyIcon.tsx'
import { VacancyName } from '../vacancy/VacancyName.tsx'
import { VacancyPeriod } from '../vacancy/VacancyPeriod.tsx'
import { useExcluded } from './MatchExcluded.tsx'
import { MatchReasons } from './MatchReasons.tsx'
import { MatchScore } from './MatchScore.tsx'
import { vacanciesFor } from './queries.ts'
import type { Fit } from './rules.ts'
import { greyIfExcluded, whyNoCandidate } from './rules.ts'
import { texts } from './texts.ts'

const list = { ...vacancyMatchList, filters: { ...vacancyMatchList.filters, ...withExcluded } }

const legend = () => <AvailabilityLegend />

type Props = {
  tableKey: string
  of: { entity: 'employee' | 'applicant'; id: number }
  /** Set if the person can be proposed. */
  employee?: Employee
  /** Leads to the missing data without which nothing can be matched. */
  remedy?: ReactNode
}

/** The open vacancies for an employee or applicant, best match first. */
export function MatchVacancyTable({ tableKey, of, employee, remedy }: Props) {
  const may = useMay()
  const excluded = useExcluded(tableKey, texts.why_vacancy_missing)
  return (
    <ListTable<typeof list, Fit<Vacancy>>
      list={list}
      source={vacanciesFor(of)}
      tableKey={tableKey}
      referrer={`${of.entity}/details`}
      title={texts.vacancies}
      columns={columnsFor(employee)}
      prefilters={excluded.prefilters}
      pageSize={5}
      rowName={({ name }) => name}
      rowState={greyIfExcluded}
      search={{ placeholder: texts.search_vacancy }}
      barEnd={legend}
      // Nothing known about an applicant could exclude them.
      {...(employee && {
        barBeside: excluded.beside,
        actions: (vacancy: Fit<Vacancy>) => [proposalAction({ vacancy, employee, may, whyNot: whyNoCandidate(vacancy.match) })],
      })}
      empty={{ icon: VacancyIcon, title: texts.no_vacancy, hint: employee ? texts.no_vacancy_hint : texts.none_open_hint }}
      missing={{ icon: VacancyIcon, title: texts.no_place, hint: texts.no_place_hint, action: remedy }}
    />
  )
}

const columnsFor = (employee: Employee | undefined): Column<typeof list, Fit<Vacancy>>[] => [
  { title: labels.vacancy_type, width: 15, cell: (vacancy) => <VacancyName vacancy={vacancy} /> },
  { title: labels.facility, width: 16, cell: (vacancy) => <VacancyFacility vacancy={vacancy} /> },
  {
    title: texts.score,
    width: 9.5,
    cell: ({ match, id, date_range }) => (
      <>
        <MatchScore match={match} />
        {employee && (
          <div>
            <JudgeReasons level={match.findings_level} plan={{ vacancy: id, employee: employee.id, date_range }} />
          </div>
        )}
      </>
    ),
  },
  { title: texts.reasons, width: employee ? 24.5 : 28.5, cell: ({ match }) => <MatchReasons match={match} /> },
  {
    title: labels.distance_to_near_employee_id_km,
    width: 8,
    cell: ({ match }) => <Distance distance={match.distance_km} limit={employee?.max_distance ?? null} />,
    align: 'end',
  },
  { title: labels.date_range, width: 12.5, cell: (vacancy) => <VacancyPeriod vacancy={vacancy} /> },
  { title: labels.availability, width: 10.5, cell: ({ match }) => <AvailabilityGrid weeks={match.availability} />, needs: mayViewBookings },
]
