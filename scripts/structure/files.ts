import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
const generated = ['server/src/platform/tables.ts', 'package-lock.json']

/** Every written file of the project, committed or about to be, from the root. */
export const files = listed.split('\0').filter((file) => file !== '' && !generated.includes(file) && existsSync(join(root, file)))

export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

export const isTest = (file: string): boolean =>
  /[.](test|spec|test-support)[.]tsx?$|-for-tests[.]ts$|^(server|web\/src)\/test\//.test(file)

/** Code that runs in the product. */
export const isSource = (file: string): boolean => /^(contract|demo|server|web)\/src\/.*[.]tsx?$/.test(file) && !isTest(file)

/** The names of the entities, as their contract files are called. */
export const entities = files
  .filter((file) => /^contract\/src\/[^/]+[.]ts$/.test(file) && !isTest(file) && /^export const \w+ = entity\(/m.test(read(file)))
  .map((file) => file.replace(/^contract\/src\/|[.]ts$/g, ''))
