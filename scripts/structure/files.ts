import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { calleeOf, exportsOf, type Syntax, parseSyntax } from './syntax.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
const generated = ['server/src/platform/database/tables.ts', 'package-lock.json']

/** Every handwritten file of the project, committed or not, relative to the root. */
export const files = listed.split('\0').filter((file) => file !== '' && !generated.includes(file) && existsSync(join(root, file)))

const texts = new Map<string, string>()
const trees = new Map<string, Syntax>()

export const read = (file: string): string => remembered(texts, file, () => readFileSync(join(root, file), 'utf8'))

/**
 * The syntax tree of a source, parsed only once. Checks of code look for nodes, so comments and unrelated strings do not count. It has no
 * types: what names and imports cannot tell is an exception with its reason.
 */
export const syntax = (file: string): Syntax => remembered(trees, file, () => parseSyntax(read(file), file))

export const isTest = (file: string): boolean =>
  /[.](test|spec|test-support)[.]tsx?$|-for-tests[.]ts$|^(server|web\/src)\/test\//.test(file)

/** Code that runs in the product. */
export const isSource = (file: string): boolean => /^(contract|demo|server|web)\/src\/.*[.]tsx?$/.test(file) && !isTest(file)

/** Browser components that belong to an entity or the shell. */
export const componentFiles = files.filter(
  (file) => /^web\/src\/(?!shared\/|test\/)(?:shell\/)?[^/]+\/\w+[.]tsx$/.test(file) && !isTest(file),
)

/** The files that define how forms are opened. */
export const doorFiles = files.filter((file) => /^web\/src\/(?:shell\/)?[^/]+\/door[.]ts$/.test(file))

/** The entities, named after their contract files. */
export const entities = files
  .filter((file) => /^contract\/src\/[^/]+[.]ts$/.test(file) && !isTest(file) && exportsEntity(syntax(file)))
  .map((file) => file.slice('contract/src/'.length, -'.ts'.length))

function exportsEntity(source: Syntax): boolean {
  return exportsOf(source).some(({ value }) => value.type === 'CallExpression' && calleeOf(value) === 'entity')
}

function remembered<T>(known: Map<string, T>, file: string, make: () => T): T {
  const value = known.get(file) ?? make()
  known.set(file, value)
  return value
}
