import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './step.mjs'
import { lastWords, playwrightFailures, summary } from './test-failures.mjs'
import { vitest } from './test-reports.mjs'

let folder: string
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache', 'failures-'))
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default { test: { include: ['*.test.js'] } }`)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs these tests as a separate part and returns its counts and the first lines of its output. */
async function runOf(name: string, file: string) {
  writeFileSync(join(folder, 'one.test.js'), `import { expect, test } from 'vitest'\n${file}`)
  const { passed, failed, output } = await vitest(relative(root, folder), { name })
  return { passed, failed, lines: output.split('\n') }
}

test('the first line of a failed part names the test that failed, where, and why', async () => {
  const { passed, failed, lines } = await runOf('one-fails', `test('two is two', () => {})\ntest('one is two', () => expect(1).toBe(2))`)
  expect([passed, failed]).toEqual([1, 1])
  expect(lines[0]).toMatch(/^one[.]test[.]js \| one is two \| .*expected 1 to be 2/)
  expect(lines[1]).toBe('')
})

test('a file that cannot be loaded and a test that is skipped are named too', async () => {
  expect((await runOf('not-loaded', `throw new Error('no such table')`)).lines[0]).toMatch(
    /^one[.]test[.]js \| the file \| .*no such table/,
  )
  expect((await runOf('skipped', `test.${'skip'}('later', () => {})`)).lines[0]).toBe('one.test.js | later | skipped')
})

test('what failed outside of any test is said first', async () => {
  const { failed, lines } = await runOf('unhandled', `test('fine', () => void Promise.reject(new Error('nobody listens')))`)
  expect(failed).toBe(1)
  expect(lines.slice(0, 6).join('\n')).toMatch(/^The run as a whole failed[.][^]*nobody listens/)
})

test('a failed journey is named with its line and the reason', () => {
  const spec = (status: string, errors: { message: string }[]) => ({
    title: 'a due call is done',
    file: 'due.spec.ts',
    line: 12,
    tests: [{ status, results: [{ errors }] }],
  })
  const report = {
    errors: [{ message: 'no browser' }],
    suites: [
      {
        specs: [spec('expected', [])],
        suites: [{ specs: [spec('unexpected', [{ message: 'Error: \u001B[31mnot\u001B[39m\n  visible' }])] }],
      },
    ],
  }
  expect(summary(playwrightFailures(report), 'e2e')).toEqual([
    'outside the tests | no browser',
    'due.spec.ts:12 | a due call is done | Error: not visible',
  ])
})

test('twelve failures are named, the others counted', () => {
  const failures = Array.from({ length: 15 }, (_, number) => ({ file: 'a.test.ts', name: `${number}`, message: 'x'.repeat(1_000) }))
  const lines = summary(failures, 'server')
  expect(lines).toHaveLength(13)
  expect(lines.at(-1)).toBe('... and 3 more')
  expect(lines[0]!.length).toBeLessThan(320)
})

test('without a failed test the last words of the tool count', () => {
  expect(lastWords('one\ntwo\nLeft running by vitest: 17 postgres\n').at(-1)).toBe('Left running by vitest: 17 postgres')
})
