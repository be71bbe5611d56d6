import { setTimeout as delay } from 'node:timers/promises'
import { storedDigits } from '@kasack/contract/phone-search.ts'
import type { SearchAnswer, SearchResult } from '@kasack/contract/search.ts'
import { seeded } from '@kasack/demo/random.ts'
import pg from 'pg'
import { openDatabase } from '../../server/src/platform/database/db.ts'
import { advisoryLock } from '../../server/src/platform/database/advisory-lock.ts'
import { rebuildIndex } from '../../server/src/search-index/keep.ts'
import { csrfOf } from '../../server/src/session/token.ts'
import { nameByRank } from '../database/ranked-names.ts'
import { copyDatabase } from '../database/copy.ts'
import { say } from '../say.ts'
import { startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'
import type { Group, Person } from './search-questions.ts'
import { questions, shortQuestions } from './search-questions.ts'

/** Shares among the first three, server milliseconds (p95), milliseconds until a change is found, a write relative to one without index. */
const bars = { all: 0.97, group: 0.93, milliseconds: 30, change: 3_000, write: 1.1 }

const [ofGroup, changes, writes] = [60, 5, 300]

/** Prints how many of 300 people are found, and how quickly, in a copy of the large database with realistic name frequencies. */
export async function printSearch(databaseUrl: string): Promise<string[]> {
  const { url, remove } = await copyDatabase(databaseUrl, 'kasack_search')
  const people = await fillIndex(url)
  const { administrator } = await signIn(url)
  const token = administrator.slice('sessionid='.length)
  const product = await startProduct(url)
  const headers = {
    cookie: `${administrator}; csrftoken=${csrfOf(token)}`,
    'x-csrftoken': csrfOf(token),
    'content-type': 'application/json',
  }
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${product.port}/api/v0${path}`, { ...init, headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text}`)
    return JSON.parse(text || '{}') as SearchAnswer
  }
  const search = async (q: string) => {
    const begun = performance.now()
    const { results } = await call(`/search.json/?q=${encodeURIComponent(q)}`)
    return { results, milliseconds: performance.now() - begun }
  }
  const patch = (id: number, values: object) => call(`/employees/${id}.json/`, { method: 'PATCH', body: JSON.stringify(values) })
  for (const { first_name } of people.slice(0, 50)) await search(first_name)

  const found = await printFound(questions(people, ofGroup), search)
  const slow = await printSlow(shortQuestions(people, ofGroup), search)
  const change = await untilFound(people[0]!.id, patch, search)
  say(`A change is found after at most ${change.toFixed(0)} ms`)
  const ratio = await compareWrites(url, people, patch)
  say(`A write with the index beside it takes ${ratio.toFixed(2)} times as long as without`)
  await product.stop()
  await remove()
  return [
    ...found,
    ...slow,
    ...(change > bars.change ? [`a change is found after ${change.toFixed(0)} ms`] : []),
    ...(ratio > bars.write ? [`a write takes ${ratio.toFixed(2)} times as long with the index of the search`] : []),
  ]
}

/** Renames everybody and fills the index; returns some of the people, always the same. */
async function fillIndex(url: string): Promise<Person[]> {
  const db = openDatabase({ connectionString: url }, { size: 1, patience: 0 })
  await nameByRank(db)
  const begun = performance.now()
  const records = await rebuildIndex(db)
  say(`\nThe search: ${records} records, filed in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  await db.destroy()
  const client = new pg.Client(url)
  await client.connect()
  await client.query('vacuum analyze')
  const columns = `id, first_name, last_name, postal_code, city, mobile`
  const { rows } = await client.query<Person>(`
    select * from (
      (select 'employees' as kind, ${columns} from employee where is_active and mobile <> '' and postal_code <> '')
      union all
      (select 'applicants', ${columns} from applicant one where mobile <> '' and postal_code <> ''
        and not exists (select from employee where converted_from_applicant_id = one.id))
    ) person order by md5(kind || id)`)
  await client.end()
  return rows
}

type Search = (q: string) => Promise<{ results: SearchResult[]; milliseconds: number }>

/** Prints how many searches have the person meant, or an equally good match, among the first three. */
async function printFound(groups: readonly Group[], search: Search): Promise<string[]> {
  const problems: string[] = []
  let all = { asked: 0, found: 0 }
  const times: number[] = []
  for (const { name, asked } of groups) {
    const missed: string[] = []
    const own: number[] = []
    let themselves = 0
    for (const { q, person, says } of asked) {
      const { results, milliseconds } = await search(q)
      own.push(milliseconds)
      const first = results.slice(0, 3)
      const isMeant = ({ kind, id }: SearchResult) => kind === person.kind && id === person.id
      if (first.some(isMeant)) themselves += 1
      if (!first.some((one) => isMeant(one) || says.every((word) => isSaid(word, one)))) missed.push(q)
    }
    const found = asked.length - missed.length
    all = { asked: all.asked + asked.length, found: all.found + found }
    times.push(...own)
    say(`  ${name.padEnd(36)}${share(found, asked.length)} (${themselves} themselves)  ${shown(own)}  ${missed.slice(0, 4).join(' | ')}`)
    if (found / asked.length < bars.group) problems.push(`of "${name}" ${share(found, asked.length)} are found`)
  }
  say(`  ${'all'.padEnd(36)}${share(all.found, all.asked)}  ${shown(times)}`)
  if (all.found / all.asked < bars.all) problems.push(`${share(all.found, all.asked)} are found`)
  if (at95(times) > bars.milliseconds) problems.push(`95 of 100 searches take ${at95(times).toFixed(0)} ms`)
  return problems
}

/** In an invented agency many share a number, written in many ways. */
function isSaid(word: string, { title, subtitle }: SearchResult): boolean {
  const number = storedDigits(word, 'DE')
  const text = `${title} ${subtitle}`
  return text.includes(word) || (number.length > 6 && subtitle.split(' · ').some((one) => storedDigits(one, 'DE') === number))
}

async function printSlow(groups: readonly { name: string; asked: string[] }[], search: Search): Promise<string[]> {
  const problems: string[] = []
  for (const { name, asked } of groups) {
    const times: number[] = []
    for (const q of asked) times.push((await search(q)).milliseconds)
    say(`  ${name.padEnd(36)}${shown(times)}`)
    if (at95(times) > bars.milliseconds) problems.push(`"${name}" takes ${at95(times).toFixed(0)} ms in 95 of 100 searches`)
  }
  return problems
}

const share = (found: number, asked: number) => `${((100 * found) / asked).toFixed(1)} %`
const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other)
const at95 = (times: readonly number[]) => sorted(times)[Math.ceil(times.length * 0.95) - 1]!
const shown = (times: readonly number[]) =>
  `p50 ${sorted(times)[Math.floor(times.length / 2)]!.toFixed(1)} p95 ${at95(times).toFixed(1)} max ${Math.max(...times).toFixed(1)} ms`

async function untilFound(id: number, patch: (id: number, values: object) => Promise<unknown>, search: Search): Promise<number> {
  const waits: number[] = []
  for (let time = 0; time < changes; time++) {
    const last_name = `Neuwort${String.fromCharCode(97 + time).repeat(3)}`
    await patch(id, { last_name })
    const begun = performance.now()
    while ((await search(last_name)).results.every((one) => one.id !== id)) await delay(20)
    waits.push(performance.now() - begun)
  }
  return Math.max(...waits)
}

/** How much longer a write takes while the index is updated; holding its lock suspends the updates. */
async function compareWrites(url: string, people: readonly Person[], patch: (id: number, values: object) => Promise<unknown>) {
  const holder = new pg.Client(url)
  await holder.connect()
  const ids = people.filter(({ kind }) => kind === 'employees').map(({ id }) => id)
  const random = seeded(3)
  const round = async () => {
    const begun = performance.now()
    for (let time = 0; time < writes; time++)
      await patch(ids[Math.floor(random() * ids.length)]!, { profile: `Stand ${Math.floor(random() * 1e9)}` })
    return performance.now() - begun
  }
  const times = { without: [] as number[], beside: [] as number[] }
  await round()
  for (let time = 0; time < 5; time++) {
    await holder.query('select pg_advisory_lock($1)', [advisoryLock.search])
    times.without.push(await round())
    await holder.query('select pg_advisory_unlock($1)', [advisoryLock.search])
    times.beside.push(await round())
  }
  await holder.end()
  const best = (all: readonly number[]) => sorted(all)[Math.floor(all.length / 2)]!
  return best(times.beside) / best(times.without)
}
