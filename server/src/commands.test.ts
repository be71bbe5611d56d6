import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { begin } from '../test/backup/command.ts'

test.concurrent.each([
  ['backup', [], 'npm run backup -- TARGET'],
  ['backup', ['one', 'too many'], 'npm run backup -- TARGET'],
  ['restore', [], 'npm run restore -- SOURCE'],
  ['restore', ['one', 'too many'], 'npm run restore -- SOURCE'],
] as const)('%s with the words %j says in one line how it is called, and does nothing', async (command, words, usage) => {
  const { code, said, refused } = await begin(tmpdir(), command, [...words], {}).ended
  expect([code, said]).toEqual([1, ''])
  expect(refused.trim().split('\n')).toEqual([expect.stringContaining(usage)])
})
