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
import { tellDone } from '../shared/call/undo.ts'
import { formatDays, formatWeekday, wireFormat } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import { today } from '../shared/program/clock.ts'
import { refreshOnly } from '../shared/storage/query-client.ts'
import { texts } from './texts.ts'

/** The first word of all that is read of it. */
export const cockpitResource = 'cockpit'

/** The resources in which it shows that a row was settled. */
export const shownIn: readonly string[] = [cockpitResource, cockpitSettlement.path]

/** Nobody has asked for it: where it cannot be told, its place says so, and no notice. */
export const countsRead = () => readSilently<Cockpit>(`/${cockpitResource}.json/`)

type CockpitQuestion = { isMine: boolean; isSettled: boolean; size: number }

/** The first rows of a section, or the first that were settled there. */
export function useRows(code: CockpitCode, { isMine, isSettled, size }: CockpitQuestion) {
  const parameters = { ...(isMine && { mine: 1 }), ...(isSettled && { settled: 1 }), page: 1, size }
  return useQuery({ ...read<Page<CockpitRow>>(`/${cockpitPath(code)}.json/`, parameters), placeholderData: keepPreviousData })
}

/** Whatever is settled on a day or longer, as far as it is worth knowing where. */
export const settlementsRead = (from: string) =>
  readSilently<Page<CockpitSettlement>>(listCall(cockpitSettlement), { until__gte: from, page: 1, size: 100 })

export const settleCall = (code: CockpitCode): string => `/${cockpitPath(code)}/${settleRow.path}.json/`

type Settling = {
  code: CockpitCode
  record: CockpitRow['record']
  /** The last day on which nobody sees the row; without one it is a week. */
  until?: string | undefined
  /** What was done with the row may have answered it already; then there is nothing to tell. */
  isByTheWay?: boolean
}

/** Settles a row, tells so and offers to take it back. */
export async function settle({ code, record: { id, name }, until, isByTheWay = false }: Settling): Promise<void> {
  const { ok } = await request({
    method: 'POST',
    path: settleCall(code),
    body: { record: id, ...(until && { until }) },
    shownIn,
    hooks: {
      204: (answer) => tellDone(t(texts.was_settled, { name, day: dayOf(until ?? inDays(settledDays)) }), answer),
      ...(isByTheWay && { 400: () => undefined }),
    },
  })
  if (!ok) refreshOnly(shownIn)
}

/** A settled row needs somebody again; tells so, and offers to take that back. */
export const takeBack = (settlement: number, name: string) =>
  request({
    method: 'DELETE',
    path: `${recordPath(cockpitSettlement, settlement)}/`,
    entity: cockpitSettlement.noun,
    hooks: { 204: (answer) => tellDone(t(texts.was_taken_back, { name }), answer) },
  })

/** The day so many days from now. */
export const inDays = (days: number): string => dayjs(today()).add(days, 'day').format(wireFormat.day)

/** `Fr 04.12.` */
export const dayOf = (day: string): string => `${formatWeekday(day)} ${formatDays({ lower: day, upper: day })}`
