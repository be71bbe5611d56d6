import { absence as absenceEntity } from '@kasack/contract/absence.ts'
import type { BoardBar, BoardRow, BoardRows } from '@kasack/contract/board.ts'
import { boardPath } from '@kasack/contract/board.ts'
import type { Booking } from '@kasack/contract/booking.ts'
import { booking as bookingEntity } from '@kasack/contract/booking.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import type { FindingAnswer } from '@kasack/contract/judge.ts'
import type { Page } from '@kasack/contract/list.ts'
import type { QueryKey } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import type { CallResult, Params } from '../../shared/call/send.ts'
import { planIn } from '../../booking/queries.ts'
import { applyExceptions } from '../../booking/rules.ts'
import { findingsOfAbsence, findingsOfBooking } from '../../judge/queries.ts'
import { recordCall } from '../../shared/address/record-path.ts'
import { request } from '../../shared/call/api.ts'
import { read, readSilently } from '../../shared/call/read.ts'
import { versionOf } from '../../shared/call/version.ts'
import { queryClient, readFor } from '../../shared/storage/query-client.ts'
import type { Days } from './shift.ts'
import { isSame } from './shift.ts'

/** A page of the board; the previous rows of the same kind stay until the new ones arrive. */
export function useBoard(params: Params & { rows: BoardRows }) {
  const question = read<Page<BoardRow>>(`/${boardPath}.json/`, params)
  const isOfKind = (key: QueryKey | undefined) => new URLSearchParams(String(key?.[1]).split('?')[1]).get('rows') === params.rows
  return useQuery({ ...question, placeholderData: (before, query) => (isOfKind(query?.queryKey) ? before : undefined) })
}

const entityOf = ({ kind }: BoardBar): Entity => (kind === 'absence' ? absenceEntity : bookingEntity)

/** Findings against these days of a bar; those covered by an override of the booking do not block. */
export async function findingsOfMove({ kind, id, employee }: BoardBar, row: BoardRow, date_range: Days): Promise<FindingAnswer[]> {
  if (kind === 'absence') return (await readFor(findingsOfAbsence({ id, employee: employee ?? row.id, date_range }))).findings
  const booking = await readFor({ ...readSilently<Booking>(recordCall(bookingEntity, id)), staleTime: Infinity })
  const plan = planIn({ ...booking, date_range }, id)! // a booking has both an employee and days
  const { findings } = await readFor(findingsOfBooking(plan))
  return applyExceptions(findings, { record: booking, vacancy: booking.vacancy })
}

/** Draws a bar on its new days before the board is refetched, so that it does not jump back. */
export function showDays(bar: BoardBar, { lower, upper }: Days) {
  const moved = (one: BoardBar) => (one.kind === bar.kind && one.id === bar.id ? { ...one, lower, upper } : one)
  queryClient.setQueriesData<Page<BoardRow>>(
    { queryKey: [boardPath] },
    (page) => page && { ...page, results: page.results.map((row) => ({ ...row, bars: row.bars.map(moved) })) },
  )
}

type DatedRow = { date_range: Days }

/** Saves a bar's new days; null if another user changed them meanwhile, in which case the board is refetched. */
export async function saveDays(bar: BoardBar, days: Days, hooks: { 400: (answer: CallResult<unknown>) => void }) {
  const entity = entityOf(bar)
  const path = recordCall(entity, bar.id)
  const known = await readFor({ ...readSilently<DatedRow>(path), staleTime: Infinity })
  if (!isSame(known.date_range, bar)) {
    await queryClient.invalidateQueries({ queryKey: [boardPath] })
    return null
  }
  return request<DatedRow>({ method: 'PATCH', path, body: { date_range: days, ...versionOf(known) }, entity: entity.noun, hooks })
}
