import type { Comparison } from '../load/compare.ts'

/** The product may take this many times as long as the handwritten query, or this many milliseconds longer, whichever is more. */
const allowed = { times: 1.3, milliseconds: 0.6 }
/** How far two measurements of the same thing differ on a shared machine. */
const noise = { times: 1.05, milliseconds: 0.05 }
/** Limits for the median, in milliseconds, whatever the handwritten query takes. */
const most = { plain: 10, byOthersName: 25, search: 50 }
/** Calls that read or sort more than a page of ten may take longer: see docs/performance.md. */
const longer: Record<string, number> = {
  'employees, filters on qualification and state': 15,
  'employees within 200 km, by name': 15,
  'employees as far as each goes': 15,
  'board, 200 people and 26 weeks': 15,
  'board, 200 people and 26 weeks, page 3': 15,
  'board, 200 facilities and 26 weeks': 15,
  'board, 200 full vacancies and 26 weeks': 15,
  'thirteen months': 20,
  'employees, 100 rows': 20,
  'board, 200 facilities and 400 days': 20,
  'board, 200 open vacancies and 26 weeks': 20,
  'choices of contact persons, typed': 20,
  'employees for a vacancy who fit and are free': 25,
  'facilities far from an employee': 25,
  'thirteen years': 35,
  'facilities, 100 rows': 40,
  'employees with an exam near a facility': 40,
  'employees far from a facility': 75,
  'the points of the overview map': 300,
}
/** What a request costs in addition to its SQL: HTTP and session, in milliseconds. */
const request = 0.6

/** Milliseconds PostgreSQL is known to reach: a slower handwritten query is no benchmark. */
const reached: Record<string, number> = {
  'logbook, search': 26,
  'logbook, search of two letters': 50,
  'logbook, filter on action and creator': 7,
  'logbook, filter on action': 1,
  'logbook, filter on facility': 16,
  'logbook, first page': 1,
  'logbook, page 1000': 5.2,
  'contact persons, filters on state and function': 8,
  'facilities, filters on name and type': 0.8,
}

type CallFigure = { name: string; paths: string[] }

/** The problems of a call made by a single client. */
export function judge({ name, paths }: CallFigure, { product, byHand }: Comparison): string[] {
  const bar = Math.max(byHand.p50 * allowed.times, byHand.p50 + allowed.milliseconds)
  const longest = longer[name] ?? most[kindOf(paths)]
  const known = reached[name]
  const problems = [
    product.p50 > bar && `takes ${ms(product.p50)}, by hand ${ms(byHand.p50)}: ${ms(bar)} are allowed`,
    product.p50 > longest && `takes ${ms(product.p50)}, ${ms(longest)} are allowed`,
    byHand.p50 > product.p50 * noise.times + noise.milliseconds && 'the hand-written query is slower than the product: it is no measure',
    known !== undefined && byHand.p50 > known + request && `by hand ${ms(byHand.p50)}: ${ms(known)} were reached, it is no measure`,
  ]
  return problems.filter((problem) => problem !== false).map((problem) => `${name}: ${problem}`)
}

function kindOf(paths: string[]): keyof typeof most {
  if (paths.some((path) => /[?&](search|note__icontains)=/.test(path))) return 'search'
  return paths.some((path) => /[?&]\w+__name__icontains=/.test(path)) ? 'byOthersName' : 'plain'
}

const ms = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`
