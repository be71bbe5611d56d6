import type { Cockpit, CockpitCode, CockpitRow } from '@kasack/contract/cockpit.ts'
import { cockpitPath, settledDays, settleRow } from '@kasack/contract/cockpit.ts'
import type { CockpitSettlement } from '@kasack/contract/cockpit-settlement.ts'
import { cockpitSettlement } from '@kasack/contract/cockpit-settlement.ts'
import type { Page } from '@kasack/contract/list.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { listCall, recordPath } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { read, readSilently } from '../shared/call/read.ts'
import { notifyDone } from '../shared/call/undo.ts'
import { formatDays, formatWeekday, wireFormat } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import { today } from '../shared/program/clock.ts'
import { refreshOnly } from '../shared/storage/query-client.ts'
import { texts } from './texts.ts'

/** The first path segment of everything read for the cockpit. */
export const cockpitResource = 'cockpit'

/** The resources that show whether a row is settled. */
export const shownIn: readonly string[] = [cockpitResource, cockpitSettlement.path]

/** Read in the background: an error shows in its place, not as a notification. */
export const countsRead = () => readSilently<Cockpit>(`/${cockpitResource}.json/`)

type CockpitQuestion = { isMine: boolean; isSettled: boolean; size: number }

/** The first rows of a section, open or settled. */
export function useRows(code: CockpitCode, { isMine, isSettled, size }: CockpitQuestion) {
  const parameters = { ...(isMine && { mine: 1 }), ...(isSettled && { settled: 1 }), page: 1, size }
  return useQuery({ ...read<Page<CockpitRow>>(`/${cockpitPath(code)}.json/`, parameters), placeholderData: keepPreviousData })
}

/** Settlements in force on a day or later, capped: they only tell which sections have any. */
export const settlementsRead = (from: string) =>
  readSilently<Page<CockpitSettlement>>(listCall(cockpitSettlement), { until__gte: from, page: 1, size: 100 })

export const settleCall = (code: CockpitCode): string => `/${cockpitPath(code)}/${settleRow.path}.json/`

type Settling = {
  code: CockpitCode
  record: CockpitRow['record']
  /** Last day on which the row stays hidden; by default a week. */
  until?: string | undefined
  /** A side effect of another action, which may have resolved the row already; a 400 is then not reported. */
  isSideEffect?: boolean
}

/** Settles a row, reports it and offers undo. */
export async function settle({ code, record: { id, name }, until, isSideEffect = false }: Settling): Promise<void> {
  const { ok } = await request({
    method: 'POST',
    path: settleCall(code),
    body: { record: id, ...(until && { until }) },
    shownIn,
    hooks: {
      204: (answer) => notifyDone(t(texts.was_settled, { name, day: dayOf(until ?? inDays(settledDays)) }), answer),
      ...(isSideEffect && { 400: () => undefined }),
    },
  })
  if (!ok) refreshOnly(shownIn)
}

/** Brings a settled row back, reports it and offers undo. */
export const takeBack = (settlement: number, name: string) =>
  request({
    method: 'DELETE',
    path: `${recordPath(cockpitSettlement, settlement)}/`,
    entity: cockpitSettlement.noun,
    hooks: { 204: (answer) => notifyDone(t(texts.was_taken_back, { name }), answer) },
  })

/** The day that many days from today. */
export const inDays = (days: number): string => dayjs(today()).add(days, 'day').format(wireFormat.day)

/** `Fr 04.12.` */
export const dayOf = (day: string): string => `${formatWeekday(day)} ${formatDays({ lower: day, upper: day })}`
