import { expect, test } from 'vitest'
import { files, read } from './files.ts'
import { decisionsNamedIn } from './links.ts'

const folder = 'docs/decisions/'
const list = `${folder}README.md`
const records = files.filter((file) => /^docs\/decisions\/\d{3}-[\w-]+[.]md$/.test(file)).map((file) => file.slice(folder.length))
const numberOf = (record: string) => record.slice(0, 3)
const titleOf = (record: string) => /^# (.+)\n\n\d{4}-\d\d-\d\d\n/.exec(read(folder + record))?.[1]

const named = files
  .filter(
    (file) =>
      /[.](md|ts|tsx|mjs|js|sql|json|tsv|css|conf|service|timer)$/.test(file) && !/^scripts\/structure\/(links|decisions)[.]/.test(file),
  )
  .flatMap((file) => decisionsNamedIn(read(file)).map((number) => ({ file, number })))

test('every decision has a number of its own, a title and a day', () => {
  const numbers = records.map(numberOf)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  expect(records.filter((record) => titleOf(record) === undefined)).toEqual([])
})

test('every decision has a line in docs/decisions/README.md', () => {
  const lines = read(list).split('\n')
  const expected = records.map((record) => `- [${numberOf(record)} ${titleOf(record)}](${record})`)
  expect(lines.filter((line) => line.startsWith('- ')).toSorted()).toEqual(expected.toSorted())
})

test('a decision that is named is there', () => {
  const numbers = records.map(numberOf)
  expect(named.filter(({ number }) => !numbers.includes(number))).toEqual([])
})

test('a decision is linked to from somewhere but its own list', () => {
  const isLinked = (record: string) =>
    named.some(({ file, number }) => number === numberOf(record) && file !== list && file !== folder + record)
  expect(records.filter((record) => !isLinked(record))).toEqual([])
})

test('a decision is named by its file, its number in a comment, or a link beside it', () => {
  expect(decisionsNamedIn('(docs/decisions/031), ../decisions/204-x.md, [038](038-versions.md), [2026](2026-11.md), 215')).toEqual([
    '031',
    '204',
    '038',
  ])
})
