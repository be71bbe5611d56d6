import type { Ref } from '@kasack/contract/field.ts'
import type { ReportPeriod } from '@kasack/contract/report-period.ts'
import { periodDays, periodDaysUntil } from '@kasack/contract/report-period.ts'
import { codecs } from '../../shared/address/url-codec.ts'
import { changeUrl, useUrlParams } from '../../shared/address/url-state.ts'
import { useToday } from '../../shared/program/use-today.ts'
import type { TimeFrame } from './period.ts'
import { latestPeriods, readPeriod, timeFrames, usualPeriods } from './period.ts'

/** A column: its period, the period's name (`2026-11`), and the days that count. */
export type KpiColumn = { name: string; period: ReportPeriod; days: { lower: string; upper: string } }
/**
 * `until`: the columns are the latest periods, each cut at this day of its period and compared with the one before;
 * null: whole periods, compared with the last column. `withoutEmpty`: rows of kinds without figures are collapsed.
 */
export type KpiQuestion = { user: Ref | null; frame: TimeFrame; columns: KpiColumn[]; until: string | null; withoutEmpty: boolean }

const params = {
  user: 'kpis-filter-user',
  frame: 'kpis-filter-time_frame',
  periods: 'kpis-periods',
  compare: 'kpis-compare',
  rows: 'kpis-rows',
}
const sameDays = 'same_days'
const all = 'all'
const usualFrame: TimeFrame = 'months'

/** The user and periods in the page's address. */
export function useKpiQuestion(): KpiQuestion {
  const today = useToday()
  return readQuestion(useUrlParams(), today)
}

/** Unreadable or duplicate periods fall back to the defaults. */
export function readQuestion(address: URLSearchParams, today: string): KpiQuestion {
  const [user] = codecs.choices.read(address.get(params.user) ?? '') ?? []
  const frame = timeFrames.find((one) => one === address.get(params.frame)) ?? usualFrame
  const until = address.get(params.compare) === sameDays ? today : null
  return {
    user: typeof user?.id === 'number' ? { id: user.id, name: user.name } : null,
    frame,
    until,
    withoutEmpty: address.get(params.rows) !== all,
    columns: (until ? latestPeriods(frame, today, 4) : readPeriods(address, frame, today)).map((name) => {
      const period = readPeriod(frame, name)!
      return { name, period, days: until ? periodDaysUntil(period, until) : periodDays(period) }
    }),
  }
}

function readPeriods(address: URLSearchParams, frame: TimeFrame, today: string): string[] {
  const usual = usualPeriods(frame, today)
  const asked = address.get(params.periods)?.split(',') ?? []
  const isWhole = new Set(asked).size === usual.length && asked.every((name) => readPeriod(frame, name) !== null)
  return isWhole ? asked : usual
}

/** The column another one is compared with; null for the last. */
export function comparedWith({ columns, until }: KpiQuestion, index: number): number | null {
  const last = columns.length - 1
  return index === last ? null : until ? index + 1 : last
}

export const askForUser = (user: Ref | null) => changeUrl({ [params.user]: user && codecs.choices.write([user]) })

/** Resets the columns to the defaults of the time frame. */
export const askForFrame = (frame: TimeFrame) =>
  changeUrl({ [params.frame]: frameParam(frame), [params.periods]: null, [params.compare]: null })

/** The current period against the same days of the previous one. */
export const askForSameDays = (frame: TimeFrame) =>
  changeUrl({ [params.frame]: frameParam(frame), [params.periods]: null, [params.compare]: sameDays })

export const askForPeriods = (names: readonly string[]) => changeUrl({ [params.periods]: names.join(',') })

export const foldEmpty = (withoutEmpty: boolean) => changeUrl({ [params.rows]: withoutEmpty ? null : all })

const frameParam = (frame: TimeFrame) => (frame === usualFrame ? null : frame)
