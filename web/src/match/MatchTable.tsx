import type { Employee } from '@kasack/contract/employee.ts'
import { employeeMatchList, withExcluded } from '@kasack/contract/match-list.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { useState } from 'react'
import { AvailabilityLegend } from '../availability/AvailabilityLegend.tsx'
import { proposalAct } from '../candidate/CandidateProposal.tsx'
import { today } from '../shared/program/clock.ts'
import { useMay } from '../shared/session/permission.ts'
import { useListCount } from '../shared/table/count.ts'
import type { TableQuestion } from '../shared/table/list-table.ts'
import { ListTable } from '../shared/table/ListTable.tsx'
import { matchColumns } from './MatchColumns.tsx'
import { MatchExcluded } from './MatchExcluded.tsx'
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
  const count = useListCount(tableKey)
  const [isWithExcluded, setWithExcluded] = useState(false)
  const { lower } = vacancy.date_range
  const beside = ({ size, dispatch }: TableQuestion) => (
    <MatchExcluded
      label={texts.why_missing}
      isShown={isWithExcluded}
      count={count ?? 0}
      onShow={setWithExcluded}
      size={size}
      dispatch={dispatch}
    />
  )
  return (
    <ListTable<typeof list, Fit<Employee>>
      list={list}
      source={employeesFor(vacancy.id)}
      tableKey={tableKey}
      referrer="vacancy/details"
      title={texts.people}
      columns={matchColumns(vacancy)}
      prefilters={isWithExcluded ? { excluded: '1' } : {}}
      presets={lower > today() ? { for_date: lower } : {}}
      rowName={({ name }) => name}
      rowState={greyIfExcluded}
      search={{ placeholder: texts.search_hint }}
      barBeside={beside}
      barEnd={legend}
      selectionActs={[proposalAct({ vacancy, may, whyNot: ({ match }: Fit<Employee>) => whyNoCandidate(match) })]}
      empty={{ icon: MatchIcon, title: texts.nobody, hint: texts.nobody_hint }}
    />
  )
}
