import { UserAddOutlined } from '@ant-design/icons'
import type { Employee } from '@kasack/contract/employee.ts'
import { employeeMatchList, withExcluded } from '@kasack/contract/match-list.ts'
import { isFull, placementTexts } from '@kasack/contract/placement.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import { useState } from 'react'
import { AvailabilityLegend } from '../availability/AvailabilityLegend.tsx'
import { proposeEmployees } from '../candidate/queries.ts'
import { today } from '../shared/program/clock.ts'
import { useMay } from '../shared/session/permission.ts'
import { useListCount } from '../shared/table/count.ts'
import type { Asked } from '../shared/table/list-table.ts'
import { ListTable } from '../shared/table/ListTable.tsx'
import type { SelectionAct } from '../shared/table/selection-act.ts'
import { matchColumns } from './MatchColumns.tsx'
import { MatchExcluded } from './MatchExcluded.tsx'
import { MatchIcon } from './MatchIcon.tsx'
import { employeesFor } from './queries.ts'
import type { Fit } from './rules.ts'
import { greyIfExcluded, whyNoCandidate } from './rules.ts'
import { texts } from './texts.ts'

const list = { ...employeeMatchList, filters: { ...employeeMatchList.filters, ...withExcluded } }

const legend = ({ parameters }: Asked) => <AvailabilityLegend of="person" isLimited from={parameters['for_date'] ?? today()} />

/** The ten who fit best, to be made candidates; and why somebody is not among them. */
export function MatchTable({ tableKey, vacancy }: { tableKey: string; vacancy: Vacancy }) {
  const may = useMay()
  const count = useListCount(tableKey)
  const [isWithExcluded, setWithExcluded] = useState(false)
  const { lower } = vacancy.date_range
  const beside = ({ size, dispatch }: Asked) => (
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
      selectionActs={[addAct(vacancy, may)]}
      empty={{ icon: MatchIcon, title: texts.nobody, hint: texts.nobody_hint }}
    />
  )
}

const addAct = (vacancy: Vacancy, may: (needs: UserNeeds) => boolean): SelectionAct<Fit<Employee>> => ({
  key: 'add',
  label: texts.add,
  icon: <UserAddOutlined aria-hidden />,
  needs: candidate.access.create,
  whyNot: ({ match }) => (isFull(vacancy) ? placementTexts.full : whyNoCandidate(match)),
  onSelect: async ({ rows }) => {
    const added = new Set((await proposeEmployees({ vacancy, rows, may })).map(({ id }) => id))
    return rows.filter(({ id }) => added.has(id))
  },
})
