import { expect, test } from 'vitest'
import { files, read } from './files.ts'

const folder = 'docs/decisions/'
const records = files.filter((file) => /^docs\/decisions\/\d{3}-[\w-]+[.]md$/.test(file)).map((file) => file.slice(folder.length))
const titleOf = (record: string) => /^# (.+)\n\n\d{4}-\d\d-\d\d\n/.exec(read(folder + record))?.[1]

test('every decision has a number of its own, a title and a day', () => {
  const numbers = records.map((record) => record.slice(0, 3))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  expect(records.filter((record) => titleOf(record) === undefined)).toEqual([])
})

test('every decision has a line in docs/decisions/README.md', () => {
  const lines = read(`${folder}README.md`).split('\n')
  const expected = records.map((record) => `- [${record.slice(0, 3)} ${titleOf(record)}](${record})`)
  expect(lines.filter((line) => line.startsWith('- ')).toSorted()).toEqual(expected.toSorted())
})

test('a decision names others that are there', () => {
  const named = files
    .filter((file) => /^(?!node_modules).*[.](md|ts|tsx|mjs)$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/decisions\/(\d{3})\b/g)].map(([, number]) => ({ file, number })))
  expect(named.filter(({ number }) => !records.some((record) => record.startsWith(number!)))).toEqual([])
})
