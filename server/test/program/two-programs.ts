import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { killProcessesOf } from './kill-everything.ts'
import { startProgram, throwAwayDirectory } from './program.ts'
import { signIn } from './sign-in.ts'

const password = 'ein-langer-satz'

/** Two real processes on one new database, for all tests of a file. */
export function twoPrograms(variables: Record<string, string> = {}) {
  const { directory, remove } = throwAwayDirectory()
  const settings = {
    DATA_DIR: join(directory, 'data'),
    DEMO_DATA: 'off',
    PORT: '0',
    INITIAL_ADMIN_PASSWORD: password,
    LOG_LEVEL: 'silent',
    ...variables,
  }
  let addresses: string[] = []
  beforeAll(async () => {
    const first = await startProgram(directory, settings).ready
    addresses = [first, await startProgram(directory, settings).ready]
  }, patience(60_000))
  afterAll(() => {
    killProcessesOf(directory)
    remove()
  })
  return {
    /** The address of one of them, in turn. */
    address: (turn: number): string => addresses[turn % 2]!,
    /** The headers of an administrator's session, valid at both. */
    signIn: () => signIn(addresses[0]!, 'admin', password),
  }
}
