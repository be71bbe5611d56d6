import type { Employee } from '@kasack/contract/employee.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { employeeList } from '@kasack/contract/employee.ts'
import { employeeMatchList, withExcluded } from '@kasack/contract/match-list.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { useEffect, useEffectEvent } from 'react'
import { mayViewBookings } from '@kasack/contract/availability.ts'
import { availabilityFilter } from '../availability/AvailabilityFilter.tsx'
import { AvailabilityLegend } from '../availability/AvailabilityLegend.tsx'
import { EmployeeIcon } from '../employee/EmployeeIcon.tsx'
import { labels } from '../employee/labels.ts'
import { employeesFor } from '../match/queries.ts'
import type { Fit } from '../match/rules.ts'
import { greyIfExcluded, whyNoCandidate } from '../match/rules.ts'
import { Waiting } from '../shared/part/Waiting.tsx'
import { today } from '../shared/program/clock.ts'
import { useMay } from '../shared/session/permission.ts'
import type { TableQuestion } from '../shared/table/list-table.ts'
import { ListTable } from '../shared/table/ListTable.tsx'
import { listFilter } from '../shared/table/question/table-filter.ts'
import type { FirstFilter } from '../shared/table/question/use-first-filters.ts'
import { useFirstFilters } from '../shared/table/question/use-first-filters.ts'
import { statesFilter } from '../shared/table/question/usual-filters.ts'
import { greyIfInactive } from '../shared/table/row-state.ts'
import type { Selection } from '../shared/table/selection.ts'
import { CandidateFree } from './CandidateFree.tsx'
import { CandidateOrder, usePickerOrder } from './CandidateOrder.tsx'
import type { Choose } from './CandidatePickerColumns.tsx'
import { candidatePickerColumns, pickerFilters, pickerKey, pickerMatchColumns } from './CandidatePickerColumns.tsx'
import type { Days } from './rules.ts'
import { texts } from './texts.ts'

const bar = [
  statesFilter(employeeList),
  listFilter(employeeList, 'dispatcher__id', { label: labels.dispatcher }),
  availabilityFilter(employeeList),
]

/** The weeks begin with the vacancy, or where the user has looked on. */
const legend = ({ parameters }: TableQuestion) => <AvailabilityLegend of="person" isLimited from={parameters['for_date'] ?? today()} />

type Props = {
  facility: Ref
  /** Without one nobody is matched with what it asks for. */
  vacancy: Vacancy | null
  /** On which somebody free is looked for. */
  days: Days
  /** Several are chosen, who are no candidates yet. */
  selection?: Selection<Employee>
  /** One is chosen, candidate or not. */
  choose?: Choose
  /** There is something to search now: where the address has opened the dialog, that is after the dialog itself stands. */
  onBegin: () => void
}

/** The employees who might come, those who fit best or the nearest first; at first those who are active, have the exam and are free. */
export function CandidatePicker({ facility, vacancy, days, selection, choose, onBegin }: Props) {
  const may = useMay()
  const order = usePickerOrder()
  const hasBegun = useFirstFilters(pickerKey, firstFilters(vacancy, may(mayViewBookings) ? days : null))
  const begin = useEffectEvent(onBegin)
  useEffect(() => {
    if (hasBegun) begin()
  }, [hasBegun])
  if (!hasBegun) return <Waiting lines={9} />
  const beside = ({ applied, dispatch }: TableQuestion) => (
    <>
      {vacancy && <CandidateOrder order={order} />}
      <CandidateFree days={days} applied={applied} dispatch={dispatch} />
    </>
  )
  const shared = {
    tableKey: pickerKey,
    referrer: 'candidates',
    title: choose ? texts.replacement_picker : texts.picker,
    presets: (days.lower > today() ? { for_date: days.lower } : {}) as Record<string, string>,
    rowName: ({ name }: Employee) => name,
    search: { placeholder: texts.search_hint },
    bar,
    barBeside: beside,
    barEnd: legend,
  }
  if (vacancy && order === 'fit') {
    return (
      <ListTable<typeof matches, Fit<Employee>>
        key={order}
        {...shared}
        rowState={greyIfExcluded}
        list={matches}
        source={employeesFor(vacancy.id)}
        columns={pickerMatchColumns(vacancy, choose)}
        // Whoever is ruled out stands at the end, with why: she can be meant all the same.
        prefilters={{ excluded: '1' }}
        // Of those who were chosen by distance no more is needed than who they are.
        {...(selection && { selection: { ...selection, rows: selection.rows as readonly Fit<Employee>[], mayChoose } })}
        empty={{ icon: EmployeeIcon, title: texts.nobody_at_all, hint: texts.nobody_at_all_hint }}
      />
    )
  }
  const near = String(facility.id)
  return (
    <ListTable<typeof employeeList, Employee>
      {...shared}
      rowState={greyIfInactive}
      list={employeeList}
      columns={candidatePickerColumns(facility.id, vacancy, choose)}
      prefilters={
        vacancy
          ? { near_facility_id: near, candidates_for_vacancy__id: String(vacancy.id), with_candidates: String(choose !== undefined) }
          : { near_facility_id: near }
      }
      defaultSort="distance_to_near_facility_id_km"
      {...(selection && { selection })}
      empty={{ icon: EmployeeIcon, title: texts.nobody, hint: texts.nobody_hint }}
    />
  )
}

/** Whoever stands at the vacancy already cannot become a candidate of it once more. */
const mayChoose = ({ match }: Fit<Employee>) => whyNoCandidate(match) === undefined

const matches = { ...employeeMatchList, filters: { ...employeeMatchList.filters, ...withExcluded } }

const yes = [{ id: 'true', name: 'true' }]

const firstFilters = (vacancy: Vacancy | null, days: Days | null): FirstFilter[] => [
  [pickerFilters.active, yes],
  ...(vacancy ? [[pickerFilters.exam, yes] as const] : []),
  ...(days ? [[pickerFilters.free, { from: days.lower, to: days.upper }] as const] : []),
]
