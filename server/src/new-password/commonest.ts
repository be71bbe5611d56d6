import { readFile } from 'node:fs/promises'
import { passwordLength } from '@kasack/contract/text-field.ts'

/**
 * The first ten thousand of the package, commonest first, as far as they are long enough to be a password; in lower case. Read when
 * somebody sets a password, and kept. The package goes by how often passwords were found in leaks, and is kept by whoever continues
 * zxcvbn; other packages sort by alphabet, so that their first ten thousand are not the commonest. Any list by frequency serves.
 */
export const commonestPasswords = (): Promise<ReadonlySet<string>> => (kept ??= read())

const count = 10_000
let kept: Promise<ReadonlySet<string>> | null = null

/** From the file: the package as a module would keep all of its lists in memory. */
async function read(): Promise<ReadonlySet<string>> {
  const file = new URL(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'))
  const all = JSON.parse(await readFile(file, 'utf8')) as string[] // a list of text, as the test of the rules finds
  const long = all.slice(0, count).filter(({ length }) => length >= passwordLength.min)
  return new Set(long.map((one) => one.toLowerCase()))
}
