import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureFirefox } from './firefox.mjs'
import { ensurePostgres, startOrdinaryPostgres } from './postgres.mjs'
import { root } from './step.mjs'
import { add, check, playwright, vitest } from './test-reports.mjs'
import { ensureWebBuilt } from './web.mjs'

const typed = ['contract', 'demo', 'server', 'web', 'web/src/apply', 'e2e', 'bench', 'scripts']
const cruised = ['contract', 'demo', 'server', 'web', 'e2e', 'bench', 'scripts']

/**
 * The parts of `npm test` in the order of their results; each returns how many checks passed and failed, and its output. `weight` is its
 * approximate duration in seconds.
 */
export const parts = {
  types: { run: async () => add(await inTurn(typed, (directory) => check('tsc', ['--noEmit', '-p', directory]))) },
  format: { run: () => check('oxfmt', ['--list-different']) },
  lint: { run: () => check('oxlint', ['--deny-warnings', '--format=unix']) },
  structure: { run: structure },
  contract: { run: () => vitest('contract') },
  demo: { run: () => vitest('demo') },
  server: { run: onEmbeddedPostgres, weight: 80 },
  postgres: { run: onOrdinaryPostgres, weight: 60 },
  tables: { run: () => check('npm', ['run', '--silent', 'tables', '--', '--verify']) },
  web: { run: async () => vitest('web', { variables: { CHROMIUM_PATH: await ensureChromium() } }), weight: 90 },
  e2e: { run: journeys, weight: 250 },
}

async function structure() {
  const checks = [check('depcruise', cruised), check('knip', ['--no-progress']), vitest('scripts', { name: 'structure' })]
  return add(await Promise.all(checks))
}

/** Without an ordinary PostgreSQL, all tests of the server; with one, those that it does not run, and the races once more. */
async function onEmbeddedPostgres() {
  const all = await serverTests()
  const isRunElsewhere = process.env.TEST_DATABASE_URL || (await ordinaryPrograms()) !== null
  const elsewhere = isRunElsewhere ? (await testsOfSql(all)).filter((file) => !isRace(file)) : []
  const files = all.filter((file) => !elsewhere.includes(file))
  const result = await vitest('server', { files, variables: { TEST_DATABASE_URL: undefined } })
  return elsewhere.length > 0 ? { ...result, note: `${elsewhere.length} files of server/src are run by the part "postgres" only.` } : result
}

/**
 * The tests next to the code of statements and locks, and the races, on the kind of server an agency may bring: the one in
 * TEST_DATABASE_URL, or a throw-away one. The tests in `test` send the same statements to the embedded server (docs/performance.md).
 */
async function onOrdinaryPostgres() {
  const files = await testsOfSql(await serverTests())
  const run = (url) => vitest('server', { name: 'postgres', files, variables: { TEST_DATABASE_URL: url } })
  const named = process.env.TEST_DATABASE_URL
  if (named) return run(named)
  const programs = await ordinaryPrograms()
  if (programs === null) return { passed: 0, failed: 0, output: '', note: noPostgres }
  const server = await startOrdinaryPostgres(programs)
  return run(server.url).finally(server.stop)
}

let programs
/** Both parts ask at the same time; only one installs it. */
const ordinaryPrograms = () => (programs ??= ensurePostgres())

const noPostgres = `No ordinary PostgreSQL 15 or newer was found: the database tests ran on the embedded server only.
Install one (Debian: apt-get install postgresql) or name a server in TEST_DATABASE_URL.`

const isRace = (file) => /\brace[.]test[.]ts$/.test(file)

async function serverTests() {
  const files = await readdir(join(root, 'server'), { recursive: true })
  return files.filter((file) => /^(src|test)\/.*[.]test[.]ts$/.test(file))
}

async function testsOfSql(all) {
  const files = all.filter((file) => file.startsWith('src/') || isRace(file))
  const texts = await Promise.all(files.map((file) => readFile(join(root, 'server', file), 'utf8')))
  return files.filter((_, index) => /from '[^']*\/(app|database)[.]ts'/.test(texts[index]))
}

async function journeys() {
  const [chromium, firefox] = [await ensureChromium(), await ensureFirefox()]
  await ensureWebBuilt()
  const result = await playwright('e2e', { variables: { CHROMIUM_PATH: chromium, FIREFOX_PATH: firefox ?? undefined } })
  return firefox === null ? { ...result, note: noFirefox } : result
}

const noFirefox = `No Firefox was found: the journeys ran in Chromium only.
Install one (Debian: apt-get install firefox-esr) or name a program in FIREFOX_PATH.`

async function inTurn(all, work) {
  const results = []
  for (const one of all) results.push(await work(one))
  return results
}
