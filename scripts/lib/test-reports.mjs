import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from './step.mjs'
import { capture } from './test-command.mjs'
import { lastWords, playwrightFailures, summary, vitestFailures } from './test-failures.mjs'

/** A tool that only succeeds or fails counts as one check. */
export async function check(tool, parameters, options) {
  const { ok, output } = await capture(tool, parameters, options)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
}

/** The tests of a package as vitest counts them; without `files`, all. */
export async function vitest(directory, { name = directory, files = [], variables = {} } = {}) {
  const report = await reportFile(name)
  const parameters = ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const run = await capture('vitest', parameters, { directory, variables })
  return counted(run, { report, directory, count: countVitest, failures: vitestFailures })
}

/** The journeys as Playwright counts them. */
export async function playwright(directory, { variables = {} } = {}) {
  const report = await reportFile(directory)
  const all = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...variables }
  const run = await capture('playwright', ['test', '--reporter=list,json'], { directory, variables: all })
  return counted(run, { report, directory, count: countPlaywright, failures: playwrightFailures })
}

export const add = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  output: results
    .filter(({ failed }) => failed > 0)
    .map(({ output }) => output)
    .join('\n'),
})

/**
 * A run that failed as a whole, executed nothing or left no report counts as one failure, whatever it counted. Failures come first in the
 * output.
 */
async function counted({ ok, output }, { report, directory, count, failures }) {
  const text = await readFile(report, 'utf8').catch(() => null)
  if (text === null) return { passed: 0, failed: 1, output: told(['No report was written.', ...lastWords(output)], output) }
  const tests = JSON.parse(text)
  const { passed, failed } = count(tests)
  if (passed + failed === 0) return { passed, failed: 1, output: told(['No test was executed.', ...lastWords(output)], output) }
  if (failed > 0) return { passed, failed, output: told(summary(failures(tests), directory), output) }
  return ok ? { passed, failed, output } : { passed, failed: 1, output: told(['The run as a whole failed.', ...lastWords(output)], output) }
}

const told = (lines, output) => `${lines.join('\n')}\n\n${output.trim()}`

/** A skipped test proves nothing, and a file that cannot be loaded has no tests to count. */
function countVitest({ numPassedTests, numTotalTests, testResults }) {
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length }
}

function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

async function reportFile(name) {
  const file = join(root, '.cache', 'test', `${name}.json`)
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { force: true })
  return file
}
