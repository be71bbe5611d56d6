import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeReferences } from '../server/test/kill/stored.ts'
import { throwAwayDirectory } from '../server/test/program/program.ts'
import { signIn } from '../server/test/program/sign-in.ts'
import { startSmtp } from '../server/test/smtp/smtp.ts'
import type { Figure } from './drill/checks.ts'
import {
  atMost,
  checkApplications,
  checkFacilities,
  checkFiles,
  checkGroups,
  checkJobs,
  checkListeners,
  checkMails,
} from './drill/checks.ts'
import { listenLikeABrowser } from './drill/listener.ts'
import { startLoad } from './drill/load.ts'
import { ask, findTools, startPair, until } from './drill/pair.ts'
import { findNginx, startNginx } from './drill/proxy.ts'
import { say } from './say.ts'
import { startProduct } from './server/product.ts'

// npm run drill: two programs behind nginx on a primary and its replica. Under load the primary is killed and the replica promoted, as
// docs/operations.md says; then the former primary comes back, and one of the programs is killed. Everything listens on 127.0.0.1 only.
// `npm run drill -- --freeze`: the primary hangs instead, so that nothing tells the programs that it is lost.

/** Seconds until writes are acknowledged again. */
const bars = { primary: 30, program: 10 }
/** How long the drill's administrator takes to notice, in milliseconds. */
const reaction = 3_000
const password = 'ein-langer-satz'
const applyLimit = 50

const { values } = parseArgs({ options: { freeze: { type: 'boolean', default: false } } })
const loss = values.freeze ? 'frozen' : 'killed'
const [tools, nginx] = [findTools(), findNginx()]
if (tools === null)
  refuse('pg_basebackup of a PostgreSQL 15 or newer is missing, in PATH and in /usr/lib/postgresql: apt-get install postgresql')
if (nginx === null) refuse('nginx is missing in PATH: apt-get install nginx')

const { directory: folder, remove } = throwAwayDirectory()
const smtp = await startSmtp()
smtp.thinks = 100
say('Starting a primary and its replica, two programs and nginx')
const pair = await startPair(tools, join(folder, 'postgres'))
const settings = {
  DATA_DIR: join(folder, 'data'),
  SECRET_KEY: 'a secret of the drill, and of nothing else',
  INITIAL_ADMIN_PASSWORD: password,
  SMTP_URL: smtp.url,
  TRUST_PROXY: 'on',
  APPLY_RATE_LIMIT: `${applyLimit}/3600`,
}
const programs = [await startProduct(pair.url, settings), await startProduct(pair.url, settings)]
const proxy = await startNginx(
  nginx,
  join(folder, 'nginx'),
  programs.map(({ port }) => port),
)
const { address } = proxy
const headers = await signIn(address, 'admin', password)
const place = { address, headers, database: pair.superuserOf('replica') }

const journal = join(folder, 'journal')
writeFileSync(journal, '')
const references = await makeReferences(address, headers)
const task = JSON.stringify({ address, headers, journal, seed: 7, mayBeAway: true, ...references })
const attachments = (await listed('lookups/email-attachments.json/')).slice(0, 3).map(({ id }) => id)
const hirer = await createHirer()
const listeners = Array.from({ length: 6 }, () => listenLikeABrowser(address, headers))
const load = startLoad({ address, headers, attachments, hirer })
const writer = spawn(process.execPath, [fileURLToPath(new URL('../server/test/kill/writer.ts', import.meta.url)), task], {
  stdio: 'inherit',
})
const written = once(writer, 'exit')
await delay(8_000)

say(`The primary is ${loss}`)
const lost = performance.now()
pair.losePrimary(loss)
await delay(reaction)
say('Promoting the replica')
const promoted = performance.now()
await pair.promoteReplica()
await until('writes are acknowledged again', async () => load.promised.groups.at(-1)!.at > promoted)
await delay(8_000)
writer.kill('SIGTERM')
await written

say('The former primary comes back, and a program is killed and started again')
await pair.bringBackPrimary(loss)
const programKilled = performance.now()
process.kill(programs[0]!.pid, 'SIGKILL')
await delay(3_000)
const third = await startProduct(pair.url, { ...settings, PORT: String(programs[0]!.port) })
await delay(8_000)
// A commit that waits for the replica goes on waiting when its client is gone.
const strays = await ask(
  pair.superuserOf('primary'),
  `select from pg_stat_activity where usename = 'app' and query not like '%pg_walfile_name%' and wait_event is distinct from 'SyncRep'`,
)
await load.stop()
await until('no e-mail waits', async () => (await ask(place.database, `select from outbox where state = 'waiting'`)).length === 0)
await until('all runs are done', async () => (await ask(place.database, `select from run where state <> 'done'`)).length === 0)
await delay(3_000) // the search finds what was written within three seconds
await Promise.all(listeners.map(({ stop }) => stop()))

const { promised } = load
const figures: Figure[] = [
  atMost(`seconds without writes, ${reaction / 1000} of them until the promotion`, longestPause(lost), bars.primary, ' s'),
  atMost('seconds without writes when a program was killed', longestPause(programKilled), bars.program, ' s'),
  ...(await checkGroups(promised, place)),
  ...(await checkFacilities(journal, place)),
  ...checkListeners(listeners, promised),
  ...(await checkApplications(promised, applyLimit, place)),
  ...(await checkMails(smtp, programs.length, place)),
  ...(await checkFiles(promised, place)),
  ...(await checkJobs(promised, place)),
  atMost('connections of programs to the former primary', strays.length, 0),
  { what: 'reads, and answers "later" to all requests', figure: `${promised.reads.answered}, ${promised.later}`, bar: '', isMet: true },
  // What was under way at a killed program ends with it.
  atMost('other answers', promised.unexpected.length, 8),
]
for (const { what, figure, bar, isMet } of figures) say(`${isMet ? '      ' : 'FAILED'} ${what.padEnd(58)}${figure.padStart(12)}   ${bar}`)
for (const answer of promised.unexpected.slice(0, 8)) say(`       ${answer.slice(0, 150)}`)
await Promise.all([programs[1]!.stop(), third.stop(), proxy.stop(), smtp.goAway()])
pair.stop()
remove()
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1)

/** The longest time in seconds between two acknowledged writes, of those that begin at most five seconds after the moment. */
function longestPause(since: number): number {
  const moments = load.promised.groups.map(({ at }) => at)
  const pauses = moments.slice(1).map((to, before) => ({ from: moments[before]!, to }))
  return Math.max(...pauses.filter(({ from, to }) => to > since && from < since + 5_000).map(({ from, to }) => to - from)) / 1000
}

async function listed(path: string): Promise<{ id: number }[]> {
  return ((await (await fetch(`${address}/api/v0/${path}`, { headers })).json()) as { results: { id: number }[] }).results
}

async function createHirer(): Promise<number> {
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Klinikum Nord' }),
  }
  return ((await (await fetch(`${address}/api/v0/hirers.json/`, init)).json()) as { id: number }).id
}

function refuse(reason: string): never {
  say(reason)
  process.exit(2)
}
