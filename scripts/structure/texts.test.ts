import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files, isSource, isTest, read, root } from './files.ts'

type Pair = { de: string; en: string }
type Named = { file: string; key: string; text: Pair }

const isPair = (value: object): value is Pair => Object.keys(value).toSorted().join() === 'de,en'

const modules = files.filter(
  (file) => isSource(file) && (/(texts|labels)[.]ts$/.test(file) || /satisfies Record<[^>]*\bText>/.test(read(file))),
)
const all = (await Promise.all(modules.map(textsOf))).flat()
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
const offenders = (isWrong: (text: Pair) => boolean) => all.filter(({ text }) => isWrong(text)).map(({ file, key }) => `${file}: ${key}`)

test('texts are found', () => {
  expect(all.length).toBeGreaterThan(50)
})

test('a text says something in both languages', () => {
  expect(
    offenders(({ de, en }) => [de, en].some((text) => typeof text !== 'string' || text.trim() === '' || text !== text.trim())),
  ).toEqual([])
})

test('both languages of a text have the same gaps to fill', () => {
  expect(offenders(({ de, en }) => placeholders(de).join() !== placeholders(en).join())).toEqual([])
})

test('German says Sie', () => {
  expect(offenders(({ de }) => /\b([Dd]u|[Dd]ein\w*|[Dd]ir|[Dd]ich)\b/.test(de))).toEqual([])
})

test('a file of texts cannot miss a language', () => {
  const loose = modules.filter((file) => /texts[.]ts$/.test(file) && !/satisfies .*Text|: Text\b|=> Text\b|\): Text\b/.test(read(file)))
  expect(loose).toEqual([])
})

test('every refusal is provoked by a test', () => {
  const tests = files.filter(isTest).map(read).join('\n')
  const isProvoked = ({ key, text }: Named) => tests.includes(`exts.${last(key)}`) || tests.includes(text.en) || tests.includes(text.de)
  const missing = all.filter((named) => isRefusal(named) && !isProvoked(named))
  expect(missing.map(({ file, key }) => `${file}: ${key}`)).toEqual([])
})

/** What server and contract refuse with: their own lists of reasons, and the texts that rules and refusals name. */
function isRefusal({ file, key }: Named): boolean {
  if (file === 'server/src/platform/refusal.ts' || file === 'contract/src/problem.ts') return true
  if (!/^server\/src\/[^/]+\/texts[.]ts$/.test(file)) return false
  const folder = file.replace(/texts[.]ts$/, '')
  const naming = new RegExp(`\\b\\w*[tT]exts\\.${last(key)}\\b`)
  const refusing = (line: string) => /Refusal\(|refuse|problem/i.test(line)
  return files.some(
    (other) =>
      other.startsWith(folder) &&
      !isTest(other) &&
      read(other)
        .split('\n')
        .some((line) => naming.test(line) && (other.endsWith('/rules.ts') || refusing(line))),
  )
}

function last(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1)
}

async function textsOf(file: string): Promise<Named[]> {
  const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>
  return Object.entries(module).flatMap(([name, value]) => pairsIn(value, name).map(([key, text]) => ({ file, key, text })))
}

/** Every text in the value, however deep; functions that make texts are left to their own tests. */
function pairsIn(value: unknown, key: string): [string, Pair][] {
  if (typeof value !== 'object' || value === null) return []
  if (isPair(value)) return [[key, value]]
  return Object.entries(value).flatMap(([name, inner]) => pairsIn(inner, `${key}.${name}`))
}
