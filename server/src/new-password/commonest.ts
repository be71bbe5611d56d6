import { readFile } from 'node:fs/promises'
import { passwordLength } from '@kasack/contract/text-field.ts'

/**
 * The package's ten thousand commonest passwords, in lower case and without those too short to be accepted. Read when a password is first
 * set, and kept. The package sorts by frequency in leaks and is maintained by the successors of zxcvbn; others sort alphabetically, so
 * their first ten thousand are not the commonest. Any list by frequency serves.
 */
export const commonestPasswords = (): Promise<ReadonlySet<string>> => (kept ??= read())

const count = 10_000
let kept: Promise<ReadonlySet<string>> | null = null

/** From the file: importing the package as a module would keep all of its lists in memory. */
async function read(): Promise<ReadonlySet<string>> {
  const file = new URL(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'))
  const all = JSON.parse(await readFile(file, 'utf8')) as string[] // a list of strings, as the test of the rules checks
  const long = all.slice(0, count).filter(({ length }) => length >= passwordLength.min)
  return new Set(long.map((one) => one.toLowerCase()))
}
