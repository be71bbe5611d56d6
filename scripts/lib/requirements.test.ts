import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { notPassed, passedTests, readRequirements } from './requirements.mjs'
import { root } from './step.mjs'

const folder = mkdtempSync(join(tmpdir(), 'kasack-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const head = 'NUMBER\tWHAT HOLDS\tSHOWN BY\n'
const rows = readRequirements(
  `${head}R001\tone holds\ta.test.ts › one is one + b.spec.ts › killed … times (again)\nR002\tit is calm\tby eye: calm is no figure\n`,
)

test('a row names its tests, or why there are none', () => {
  expect(rows).toMatchObject([
    { number: 'R001', holds: 'one holds', byEye: null, tests: [{ file: 'a.test.ts', title: 'one is one' }, { file: 'b.spec.ts' }] },
    { number: 'R002', byEye: 'calm is no figure', tests: [] },
  ])
})

test('a test that is named has to have passed, under its whole title', () => {
  const one = { file: 'a.test.ts', title: 'one is one' }
  const killed = { file: 'b.spec.ts', title: 'killed 5 times (again)' }
  expect(notPassed(rows, [one, killed])).toEqual([])
  expect(notPassed(rows, [one, { ...killed, title: 'killed 5 times (again) and again' }])).toEqual([
    'R001: b.spec.ts › killed … times (again)',
  ])
  expect(notPassed(rows, [{ ...one, file: 'c.test.ts' }, killed])).toEqual(['R001: a.test.ts › one is one'])
})

test('the reports of vitest and of Playwright say which tests have passed', async () => {
  const assertionResults = [
    { title: 'one is one', status: 'passed' },
    { title: 'one is two', status: 'failed' },
  ]
  writeFileSync(
    join(folder, 'server.json'),
    JSON.stringify({ testResults: [{ name: join(root, 'server/src/a.test.ts'), assertionResults }] }),
  )
  const spec = (title: string, ok: boolean) => ({ file: 'b.spec.ts', title, ok })
  writeFileSync(
    join(folder, 'e2e.json'),
    JSON.stringify({ suites: [{ specs: [spec('she calls', true)], suites: [{ specs: [spec('she waits', false)] }] }] }),
  )
  const passed = await passedTests(folder)
  expect(passed.toSorted((one, other) => (one.file < other.file ? -1 : 1))).toEqual([
    { file: 'e2e/b.spec.ts', title: 'she calls' },
    { file: 'server/src/a.test.ts', title: 'one is one' },
  ])
})
