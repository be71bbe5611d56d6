import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, realpathSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { patience } from './patience.mjs'
import { processesOf } from './processes.mjs'
import { capture } from './test-command.mjs'

// Everything these tests start works in this folder.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'kasack-command-')))
afterAll(() => rmSync(folder, { recursive: true }))

/** A process that leaves its parent's group, as servers and browsers do, and outlives it. */
const straggler = (seconds: number) => `cd '${folder}'; setsid sleep ${seconds} > /dev/null 2>&1 < /dev/null &`

test('what a tool prints is kept, and whether it ended well', async () => {
  expect(await capture('sh', ['-c', 'echo one; echo two >&2'])).toEqual({
    ok: true,
    output: expect.stringMatching(/^one\ntwo\n$|^two\none\n$/),
  })
  expect(await capture('sh', ['-c', 'echo no; exit 3'])).toEqual({ ok: false, output: 'no\n' })
})

test('a tool that is not there or may not be run is named, whatever folders in PATH are closed to the user', async () => {
  const [closed, tools] = [join(folder, 'closed'), join(folder, 'tools')]
  mkdirSync(closed, { mode: 0 })
  mkdirSync(tools)
  writeFileSync(join(tools, 'kept-tool'), '', { mode: 0o600 })
  const variables = { PATH: [closed, tools, process.env.PATH].join(delimiter) }
  for (const tool of ['no-such-tool', 'kept-tool'])
    expect(await capture(tool, [], { variables })).toEqual({ ok: false, output: expect.stringMatching(`^${tool} did not start: `) })
  expect(await capture('sh', ['-c', 'echo one'], { variables })).toEqual({ ok: true, output: 'one\n' })
  rmdirSync(closed) // only root could look into it to remove it later
})

test('a tool has a folder of its own for temporary files, which goes with it', async () => {
  const { ok, output } = await capture('sh', ['-c', 'echo "$TMPDIR"; touch "$TMPDIR/file"'])
  expect([ok, output]).toEqual([true, expect.stringMatching(/kasack-test-/)])
  expect((await capture('ls', [output.trim()])).ok).toBe(false)
})

test('what ends by itself soon after the tool is no fault', async () => {
  expect(await capture('sh', ['-c', straggler(1)])).toEqual({ ok: true, output: '' })
})

test('what a tool leaves running is named and ended, and is a fault', async () => {
  const { ok, output } = await capture('sh', ['-c', straggler(1234)], { variables: { KASACK_PACE: '0.1' } })
  expect([ok, output]).toEqual([false, expect.stringMatching(/^Left running by sh: \d+ sleep 1234\n$/)])
  expect(processesOf(folder)).toEqual([])
})

test('a tool that takes too long is ended with all it has started', async () => {
  const { ok, output } = await capture('sh', ['-c', `${straggler(1234)} cd '${folder}'; sleep 1234`], { limit: 0.005 })
  expect([ok, output]).toEqual([false, expect.stringContaining('Ended after')])
  expect(processesOf(folder)).toEqual([])
})

test('when the run itself is killed, nothing of it lives on', async () => {
  const command = new URL('test-command.mjs', import.meta.url).href
  const tool = JSON.stringify(`${straggler(1234)} cd '${folder}'; echo there; sleep 1234`)
  const program = `const { capture } = await import('${command}'); await capture('sh', ['-c', ${tool}])`
  const run = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' })
  await expect.poll(() => processesOf(folder).length, { timeout: patience(10_000) }).toBeGreaterThanOrEqual(5) // run, keeper, tool, and a sleep of each kind
  run.kill('SIGKILL')
  await once(run, 'exit')
  await expect.poll(() => processesOf(folder), { timeout: patience(10_000) }).toEqual([])
})
