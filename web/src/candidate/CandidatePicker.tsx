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

/** The weeks start with the vacancy, or with the week the user chose. */
const legend = ({ parameters }: TableQuestion) => <AvailabilityLegend of="person" isLimited from={parameters['for_date'] ?? today()} />

type Props = {
  facility: Ref
  /** Null: employees are not matched against a vacancy's requirements. */
  vacancy: Vacancy | null
  /** The days on which the employee must be free. */
  days: Days
  /** Selects several employees who are not candidates yet. */
  selection?: Selection<Employee>
  /** Chooses one employee, candidate or not. */
  choose?: Choose
  /** The table is ready to search; if the address opened the dialog, only after the dialog itself is shown. */
  onBegin: () => void
}

/** The employees to choose from, by fit or by distance; initially filtered to those who are active, have the exam and are free. */
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
        // Excluded employees come last, with the reason: the user may want one anyway.
        prefilters={{ excluded: '1' }}
        // Employees selected by distance have no match, but only their identity is used.
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

/** Existing candidates of the vacancy cannot be added again. */
const mayChoose = ({ match }: Fit<Employee>) => whyNoCandidate(match) === undefined

const matches = { ...employeeMatchList, filters: { ...employeeMatchList.filters, ...withExcluded } }

const yes = [{ id: 'true', name: 'true' }]

const firstFilters = (vacancy: Vacancy | null, days: Days | null): FirstFilter[] => [
  [pickerFilters.active, yes],
  ...(vacancy ? [[pickerFilters.exam, yes] as const] : []),
  ...(days ? [[pickerFilters.free, { from: days.lower, to: days.upper }] as const] : []),
]
