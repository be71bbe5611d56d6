import type { Ref } from '@kasack/contract/field.ts'
import type { ReportPeriod } from '@kasack/contract/report-period.ts'
import { codecs } from '../../shared/address/url-codec.ts'
import { changeUrl, useUrlParams } from '../../shared/address/url-state.ts'
import { useToday } from '../../shared/program/use-today.ts'
import type { TimeFrame } from './period.ts'
import { readPeriod, timeFrames, usualPeriods } from './period.ts'

/** A column by the name of its period, `2026-11`. */
export type KpiColumn = { name: string; period: ReportPeriod }
/** `withoutEmpty`: rows of kinds without any figure are left out. */
export type KpiQuestion = { user: Ref | null; frame: TimeFrame; columns: KpiColumn[]; withoutEmpty: boolean }

const params = { user: 'kpis-filter-user', frame: 'kpis-filter-time_frame', periods: 'kpis-periods', rows: 'kpis-rows' }
const filled = 'filled'
const usualFrame: TimeFrame = 'months'

/** Whose figures of which periods the page's address asks for; the last column is the one that the others are compared with. */
export function useKpiQuestion(): KpiQuestion {
  const today = useToday()
  return readQuestion(useUrlParams(), today)
}

/** What cannot be read, or names a period twice, is what the page shows at first. */
export function readQuestion(address: URLSearchParams, today: string): KpiQuestion {
  const [user] = codecs.choices.read(address.get(params.user) ?? '') ?? []
  const frame = timeFrames.find((one) => one === address.get(params.frame)) ?? usualFrame
  const usual = usualPeriods(frame, today)
  const asked = address.get(params.periods)?.split(',') ?? []
  const isWhole = new Set(asked).size === usual.length && asked.every((name) => readPeriod(frame, name) !== null)
  return {
    user: typeof user?.id === 'number' ? { id: user.id, name: user.name } : null,
    frame,
    withoutEmpty: address.get(params.rows) === filled,
    columns: (isWhole ? asked : usual).map((name) => ({ name, period: readPeriod(frame, name)! })),
  }
}

export const askForUser = (user: Ref | null) => changeUrl({ [params.user]: user && codecs.choices.write([user]) })

/** Other periods begin with those that are shown at first. */
export const askForFrame = (frame: TimeFrame) => changeUrl({ [params.frame]: frame === usualFrame ? null : frame, [params.periods]: null })

export const askForPeriods = (names: readonly string[]) => changeUrl({ [params.periods]: names.join(',') })

export const leaveOutEmpty = (withoutEmpty: boolean) => changeUrl({ [params.rows]: withoutEmpty ? filled : null })
