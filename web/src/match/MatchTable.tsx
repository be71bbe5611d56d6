import type { Employee } from '@kasack/contract/employee.ts'
import { employeeMatchList, withExcluded } from '@kasack/contract/match-list.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { AvailabilityLegend } from '../availability/AvailabilityLegend.tsx'
import { proposalAct } from '../candidate/CandidateProposal.tsx'
import { today } from '../shared/program/clock.ts'
import { useMay } from '../shared/session/permission.ts'
import type { TableQuestion } from '../shared/table/list-table.ts'
import { ListTable } from '../shared/table/ListTable.tsx'
import { matchColumns } from './MatchColumns.tsx'
import { useExcluded } from './MatchExcluded.tsx'
import { MatchIcon } from './MatchIcon.tsx'
import { employeesFor } from './queries.ts'
import type { Fit } from './rules.ts'
import { greyIfExcluded, whyNoCandidate } from './rules.ts'
import { texts } from './texts.ts'

const list = { ...employeeMatchList, filters: { ...employeeMatchList.filters, ...withExcluded } }

const legend = ({ parameters }: TableQuestion) => <AvailabilityLegend of="person" isLimited from={parameters['for_date'] ?? today()} />

/** The ten best matches, to be made candidates, and on demand the excluded employees with the reason. */
export function MatchTable({ tableKey, vacancy }: { tableKey: string; vacancy: Vacancy }) {
  const may = useMay()
  const excluded = useExcluded(tableKey, texts.why_missing)
  const { lower } = vacancy.date_range
  return (
    <ListTable<typeof list, Fit<Employee>>
      list={list}
      source={employeesFor(vacancy.id)}
      tableKey={tableKey}
      referrer="vacancy/details"
      title={texts.people}
      columns={matchColumns(vacancy)}
      prefilters={excluded.prefilters}
      presets={lower > today() ? { for_date: lower } : {}}
      rowName={({ name }) => name}
      rowState={greyIfExcluded}
      search={{ placeholder: texts.search_hint }}
      barBeside={excluded.beside}
      barEnd={legend}
      selectionActs={[proposalAct({ vacancy, may, whyNot: ({ match }: Fit<Employee>) => whyNoCandidate(match) })]}
      empty={{ icon: MatchIcon, title: texts.nobody, hint: texts.nobody_hint }}
    />
  )
}
