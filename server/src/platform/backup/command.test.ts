import { expect, onTestFinished, test, vi } from 'vitest'
import { command } from './command.ts'

/** What a command writes to either stream, and the exit code it leaves. */
async function run(work: (words: string[]) => Promise<string>) {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const before = process.exitCode
  onTestFinished(() => {
    process.exitCode = before
  })
  await command(work)
  const written = { out: out.mock.calls.map(([text]) => text), error: error.mock.calls.map(([text]) => text), code: process.exitCode }
  vi.restoreAllMocks()
  return written
}

test('an operator’s command prints its answer', async () => {
  expect(await run(() => Promise.resolve('Backed up.'))).toEqual({ out: ['Backed up.\n'], error: [], code: undefined })
})

test('or in one line what stands in its way, and fails', async () => {
  expect(await run(() => Promise.reject(new Error('The disk is full.')))).toEqual({ out: [], error: ['The disk is full.\n'], code: 1 })
})
