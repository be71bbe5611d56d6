import type { FacilityHirer } from '@kasack/contract/facility-hirer.ts'

// The rules of docs/rules/clocks.md, counted day by day with a calendar of three numbers. Shares no code with what it checks.

type Day = { year: number; month: number; day: number; text: string }
type Span = { lower: string; upper: string | null }

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengthOf = (year: number, month: number) => (month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31)
const two = (number: number) => String(number).padStart(2, '0')
const lays = (year: number, month: number, day: number): Day => ({ year, month, day, text: `${year}-${two(month)}-${two(day)}` })

function after({ year, month, day }: Day): Day {
  if (day < lengthOf(year, month)) return lays(year, month, day + 1)
  return month < 12 ? lays(year, month + 1, 1) : lays(year + 1, 1, 1)
}

/** All days from 2016 to the end of 2034, where open ends are cut off. */
const calendar: Day[] = [lays(2016, 1, 1)]
while (calendar.at(-1)!.text < '2034-12-31') calendar.push(after(calendar.at(-1)!))

/** Counts consecutive days: full months, and the days left over. */
function counter() {
  let first: Day | undefined
  let [months, left] = [0, 0]
  return {
    count(today: Day) {
      first ??= today
      left++
      const tomorrow = after(today)
      const whole = (tomorrow.year - first.year) * 12 + tomorrow.month - first.month
      const lacks = first.day > lengthOf(today.year, today.month)
      const isLastOfMonth = tomorrow.day === 1
      const isFull = lacks && isLastOfMonth ? true : tomorrow.day === first.day
      if (isFull) [months, left] = [lacks && isLastOfMonth ? whole - 1 : whole, 0]
    },
    get measure() {
      return 30 * months + left
    },
    get isOverThree() {
      return months > 3 || (months === 3 && left > 0)
    },
    get isOverSix() {
      return months > 6 || (months === 6 && left > 0)
    },
  }
}

const lies = ({ lower, upper }: Span, { text }: Day) => lower <= text && (upper === null || text <= upper)

/** To whom a facility belongs on a day, by the words of the rule. */
function whose(houses: readonly FacilityHirer[], house: FacilityHirer, today: string): string {
  const own = (one: FacilityHirer) => (one.hirer !== null && (one.hirer_since === null || one.hirer_since <= today) ? one.hirer : null)
  if (own(house) !== null) return `hirer ${own(house)}`
  const name = (one: FacilityHirer) => one.company.toLowerCase().split(' ').filter(Boolean).join(' ')
  if (name(house) === '') return `facility ${house.id}`
  const hirers: number[] = []
  for (const one of houses) {
    const other = own(one)
    if (name(one) === name(house) && other !== null && !hirers.includes(other)) hirers.push(other)
  }
  return hirers.length === 1 ? `hirer ${hirers[0]}` : `company ${name(house)}`
}

export type History = {
  houses: readonly FacilityHirer[]
  /** At a facility, or directly at a hirer. */
  leased: readonly (Span & { at: number | string })[]
  employed: readonly (Span & { at: number | string })[]
}

type ClockQuery = { hirer: string; date: string; maximum_months: number; equal_pay_months: number; count_by: 'months' | 'days' }

/** A hirer's clock, found by going through all days. */
export function clockByDay({ houses, leased, employed }: History, asked: ClockQuery) {
  const isThere = (spans: History['leased'], today: Day) =>
    spans.some((one) => {
      if (!lies(one, today)) return false
      if (typeof one.at === 'string') return one.at === asked.hirer
      return (
        whose(
          houses,
          houses.find(({ id }) => id === one.at)!,
          today.text,
        ) === asked.hirer
      )
    })
  const groups = houses.filter((one) => whose(houses, one, asked.date) === asked.hirer).map((one) => one.facility_group)
  const isInGroup = (one: History['employed'][number], today: Day) => {
    const group = houses.find(({ id }) => id === one.at)?.facility_group ?? null
    return lies(one, today) && group !== null && groups.includes(group)
  }
  const wasLeased = calendar.map((today) => today.text >= '2017-04-01' && isThere(leased, today))
  const wasEmployed = employed.flatMap((one) => [
    calendar.map((today) => isThere([one], today)),
    calendar.map((today) => isInGroup(one, today)),
  ])
  // Chains of blocks, as positions of their days in the calendar; a block starts where the day before is not leased.
  const chains: number[][] = []
  let gap = counter()
  for (const [at, today] of calendar.entries()) {
    if (!wasLeased[at]) {
      if (chains.length > 0) gap.count(today)
      continue
    }
    if (chains.length === 0 || gap.isOverThree) chains.push([])
    chains.at(-1)!.push(at)
    gap = counter()
  }
  const end = calendar.length - 1
  const restartOf = (chain: number[]): number | null => {
    const pause = counter()
    for (let at = chain.at(-1)! + 1; at <= end; at++) {
      if (pause.isOverThree) return at
      pause.count(calendar[at]!)
    }
    return null
  }
  const chain = chains.find((one) => {
    const restart = restartOf(one)
    return restart === null || calendar[restart]!.text > asked.date
  })
  if (!chain) return null
  // The last block goes on: all days from it to the end of the calendar count as leased.
  const days = [...chain, ...[...calendar.keys()].slice(chain.at(-1)! + 1)]
  let [months, real, before] = [0, 0, 0]
  let block = counter()
  const limit = 30 * asked.maximum_months
  const found = { last_day_months: '', last_day_days: '', used: 0, used_days: 0, byMonths: '', byDoor: '' }
  for (const [index, at] of days.entries()) {
    const today = calendar[at]!
    if (index === 0 || days[index - 1] !== at - 1) {
      before = months
      block = counter()
      if (!found.byDoor && at <= chain.at(-1)! && wasEmployed.some((was) => leftWithinSixMonths(was, at))) found.byDoor = today.text
    }
    block.count(today)
    months = before + block.measure
    real++
    if (months <= limit) found.last_day_months = today.text
    if (real <= limit) found.last_day_days = today.text
    if (months > 30 * asked.equal_pay_months && !found.byMonths) found.byMonths = today.text
    if (at <= chain.at(-1)! && today.text <= asked.date) [found.used, found.used_days] = [months, real]
  }
  const restart = restartOf(chain)
  const isDoor = found.byDoor !== '' && found.byDoor <= found.byMonths
  return {
    first_day: calendar[chain[0]!]!.text,
    used: { months: Math.floor(found.used / 30), days: found.used % 30 },
    used_days: found.used_days,
    last_day_months: found.last_day_months,
    last_day_days: found.last_day_days,
    last_day: asked.count_by === 'months' ? found.last_day_months : found.last_day_days,
    restart_day: restart === null ? null : calendar[restart]!.text,
    equal_pay_from: isDoor ? found.byDoor : found.byMonths,
    equal_pay_reason: isDoor ? 'revolving_door' : 'months',
  }
}

/** Whether the last employment before a block ended within six months of its first day. */
function leftWithinSixMonths(was: readonly boolean[], first: number): boolean {
  for (let last = first - 1; last >= 0; last--) {
    if (!was[last] || was[last + 1]) continue
    const pause = counter()
    for (let at = last + 1; at <= first; at++) pause.count(calendar[at]!)
    return !pause.isOverSix
  }
  return false
}
