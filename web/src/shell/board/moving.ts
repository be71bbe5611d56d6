import type { BoardBar, BoardRow } from '@kasack/contract/board.ts'
import type { FindingAnswer } from '@kasack/contract/judge.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { isWithin } from '@kasack/contract/range.ts'
import { bookingModal } from '../../booking/door.ts'
import { sentencesOf, stillMatters } from '../../judge/rules.ts'
import { texts as judgeTexts } from '../../judge/texts.ts'
import { openModal } from '../../shared/address/modals.ts'
import { errorTexts } from '../../shared/call/error-texts.ts'
import { RequestFailed } from '../../shared/call/read.ts'
import type { Refusal } from '../../shared/call/refusal.ts'
import { problemsOf } from '../../shared/call/refusal.ts'
import { confirm } from '../../shared/form/confirm.ts'
import { t } from '../../shared/language/i18n.ts'
import { notify, toast } from '../../shared/notification/notify.ts'
import { today } from '../../shared/program/clock.ts'
import type { BoardHold, BoardMove } from './held.ts'
import { held, announcement } from './held.ts'
import { findingsOfMove, saveDays, showDays } from './queries.ts'
import type { Days } from './shift.ts'
import { isSame, shifted } from './shift.ts'
import { texts } from './texts.ts'
import { dayText, daysText, moveText, namedBar } from './words.ts'

/** Milliseconds without movement before the new days are judged. */
const pause = 120

let asking: ReturnType<typeof setTimeout> | undefined

/** Grabs a bar by its start, its end, or as a whole. */
export function grab(bar: BoardBar, row: BoardRow, { hold, by }: Pick<BoardMove, 'hold' | 'by'>) {
  const { lower, upper } = bar
  held.set({ act: 'move', row, bar, hold, by, days: { lower, upper }, findings: [], isSaving: false })
  void findingsOfMove(bar, row, { lower, upper }).catch(() => undefined) // preloads the findings of the old days, to compare with
}

/** Announces the position of a bar held by keyboard. */
const tellMove = (now: BoardMove, more: readonly string[] = []) => announcement.set([moveText(now), ...more].join(' '))

/** Moves the held bar by days from its original position; negative: back. */
export function moveBy(days: number) {
  const now = held.get()
  if (now?.act === 'move') moveTo(now, shifted(now.bar, now.hold, days))
}

/** The same, from its current position. */
export function stepBy(days: number) {
  const now = held.get()
  if (now?.act === 'move') moveTo(now, shifted(now.days, now.hold, days))
}

function moveTo(now: BoardMove, days: Days) {
  if (now.isSaving || isSame(days, now.days)) return
  const next = { ...now, days, findings: isSame(days, now.bar) ? [] : null }
  held.set(next)
  if (now.by === 'keys') tellMove(next)
  clearTimeout(asking)
  asking = setTimeout(() => void judge(next), pause)
}

async function judge(now: BoardMove): Promise<void> {
  const findings = await findingsAgainst(now)
  const still = held.get()
  if (still?.act !== 'move' || still.bar !== now.bar || !isSame(still.days, now.days) || still.isSaving) return
  held.set({ ...still, findings })
  if (still.by === 'keys' && findings.length > 0) tellMove(still, sentencesOf(findings))
}

/** Findings the new days would add; blocking ones are always included. Days within the old ones are not judged. */
async function findingsAgainst({ bar, row, days }: BoardMove): Promise<FindingAnswer[]> {
  if (isWithin(days, bar)) return []
  try {
    const [before, now] = await Promise.all([findingsOfMove(bar, row, bar), findingsOfMove(bar, row, days)])
    const isFresh = (one: FindingAnswer) => !before.some((other) => isAlike(one, other))
    const stored = { lower: bar.lower, upper: bar.upper }
    return now.filter((one) => (one.level === 'block' || isFresh(one)) && stillMatters(one, { today: today(), stored }))
  } catch {
    return [unchecked()]
  }
}

/** If the findings cannot be loaded, that itself is a warning, as in the form. */
const unchecked = (): FindingAnswer => ({
  code: 'unchecked',
  level: 'warn',
  text: t(judgeTexts.unchecked),
  lower: null,
  upper: null,
  source: null,
  can_override: false,
})

/** Equal findings about the same record, apart from the days they name. */
const isAlike = (one: FindingAnswer, other: FindingAnswer): boolean =>
  one.code === other.code && one.source?.id === other.source?.id && withoutDays(one.text) === withoutDays(other.text)

const withoutDays = (text: string): string => text.replaceAll(/\d/g, '')

/** Drops the held bar: saves it unless a finding blocks it or the user declines, else puts it back. */
export async function drop(): Promise<void> {
  const now = held.get()
  if (now?.act !== 'move' || now.isSaving) return
  clearTimeout(asking)
  if (isSame(now.days, now.bar)) return resetMove()
  held.set({ ...now, isSaving: true })
  const findings = now.findings ?? (await findingsAgainst(now))
  const forbidden = findings.filter(({ level }) => level === 'block')
  const warnings = findings.filter(({ level }) => level === 'warn')
  held.set({ ...now, findings, isSaving: true })
  if (forbidden.length > 0)
    return springBack(
      now,
      sentencesOf(forbidden),
      forbidden.some(({ can_override }) => can_override),
    )
  if (now.findings === null && warnings.length > 0 && !(await isSure(warnings))) return resetMove()
  await store(now)
}

const isSure = (warnings: readonly FindingAnswer[]): Promise<boolean> =>
  confirm({
    title: t(texts.sure),
    text: t(texts.sure_help),
    reasons: sentencesOf(warnings),
    yes: t(texts.sure_yes),
    no: t(texts.sure_no),
    isLoss: false,
  })

async function store(now: BoardMove): Promise<void> {
  const { bar, days } = now
  try {
    const refuse = ({ data }: { data: unknown }) => springBack(now, Object.values(problemsOf(data as Refusal)).flat(), false)
    const answer = await saveDays(bar, days, { 400: refuse })
    if (answer === null) springBack(now, [t(problemTexts.saved_differently)], false)
    else if (answer.ok) {
      showDays(bar, answer.data.date_range)
      announcement.set(t(texts.saved, { period: dayText(days) }))
    }
  } catch (error) {
    springBack(now, [error instanceof RequestFailed ? error.message : t(errorTexts.something_wrong)], false)
  }
  held.set(null)
}

function springBack({ bar }: BoardMove, lines: string[], canOverride: boolean) {
  held.set(null)
  const title = `${t(texts.not_moved)}: ${namedBar(bar)}`
  announcement.set([title, ...lines].join('. '))
  const { id } = bar
  const next = [{ label: t(texts.in_form), onSelect: () => openModal(bookingModal, { id }) }]
  notify({ kind: 'warning', status: 400, title, lines, ...(canOverride && { next }) })
}

/** Cancels the move, unless it is already being saved. */
export function cancelMove() {
  const now = held.get()
  if (!now || (now.act === 'move' && now.isSaving)) return
  resetMove()
}

function resetMove() {
  clearTimeout(asking)
  announcement.set(t(texts.taken_back))
  held.set(null)
}

/** Starts drawing days in a row, for a new booking. */
export function draw(row: BoardRow, days: Days, by: BoardHold['by']) {
  held.set({ act: 'draw', row, days, by })
  if (by === 'keys') announcement.set(t(texts.drawing, { name: row.name, period: dayText(days), help: t(texts.help_draw) }))
}

export function drawTo(days: Days) {
  const now = held.get()
  if (now?.act !== 'draw' || isSame(now.days, days)) return
  held.set({ ...now, days })
  if (now.by === 'keys') announcement.set(t(texts.drawn, { period: dayText(days), days: daysText(days) }))
}

/** Tells the user why a bar cannot be grabbed. */
export function explainRefusal(bar: BoardBar, reason: string) {
  announcement.set(`${namedBar(bar)}: ${reason}`)
  toast('info', reason)
}
