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
  server: { run: () => vitest('server', { variables: { TEST_DATABASE_URL: undefined } }), weight: 100 },
  postgres: { run: onOrdinaryPostgres, weight: 60 },
  tables: { run: () => check('npm', ['run', '--silent', 'tables', '--', '--verify']) },
  web: { run: async () => vitest('web', { variables: { CHROMIUM_PATH: await ensureChromium() } }), weight: 90 },
  e2e: { run: journeys, weight: 250 },
}

async function structure() {
  const checks = [check('depcruise', cruised), check('knip', ['--no-progress']), vitest('scripts', { name: 'structure' })]
  return add(await Promise.all(checks))
}

/**
 * The SQL again, on the kind of server an agency may bring: the one in TEST_DATABASE_URL, or a throw-away one. Runs the tests in `src`,
 * next to the code of statements and locks, and the races. The other tests of `test` use statements built from the same parts, with other
 * columns (docs/performance.md).
 */
async function onOrdinaryPostgres() {
  const named = process.env.TEST_DATABASE_URL
  if (named) return databaseTests(named)
  const programs = await ensurePostgres()
  if (programs === null) return { passed: 0, failed: 0, output: '', note: noPostgres }
  const server = await startOrdinaryPostgres(programs)
  return databaseTests(server.url).finally(server.stop)
}

const noPostgres = `No ordinary PostgreSQL 15 or newer was found: the database tests ran on the embedded server only.
Install one (Debian: apt-get install postgresql) or name a server in TEST_DATABASE_URL.`

async function databaseTests(url) {
  const files = (await readdir(join(root, 'server'), { recursive: true })).filter((file) =>
    /^src\/.*[.]test[.]ts$|^test\/.*\brace[.]test[.]ts$/.test(file),
  )
  const texts = await Promise.all(files.map((file) => readFile(join(root, 'server', file), 'utf8')))
  const ofDatabase = files.filter((_, index) => /from '[^']*\/(app|database)[.]ts'/.test(texts[index]))
  return vitest('server', { name: 'postgres', files: ofDatabase, variables: { TEST_DATABASE_URL: url } })
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
