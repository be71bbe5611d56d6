import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRequirements, requirementsFile } from '../lib/requirements.mjs'
import { files, syntax } from './files.ts'
import { parseSyntax } from './syntax.ts'
import { hasTitle, readTitles } from './titles.ts'

type Row = { number: string; holds: string; byEye: string | null; tests: { file: string; title: string; parts: string[] }[] }

const rows: Row[] = readRequirements(readFileSync(requirementsFile, 'utf8'))

test('every requirement has a number of its own, says what holds, and names a test or a reason', () => {
  expect(rows.map(({ number }) => Number(number.slice(1)))).toEqual(rows.map((_, at) => at + 1))
  expect(
    rows.filter(({ number, holds, byEye, tests }) => !/^R\d{4}$|^R\d{3}$/.test(number) || !holds || (byEye === null && tests.length === 0)),
  ).toEqual([])
})

test('the tests that requirements name are there', () => {
  const named = rows.flatMap(({ number, tests }) => tests.map((one) => ({ ...one, number })))
  const titles = new Map(named.map(({ file }) => [file, files.includes(file) ? readTitles(syntax(file)) : []]))
  const missing = named.filter(({ file, title, parts }) => !title || !hasTitle(titles.get(file)!, parts))
  expect(missing.map(({ number, file, title }) => `${number}: ${file} › ${title}`)).toEqual([])
})

test.for([
  ["test('a nurse applies', () => {})", 'a nurse applies', true],
  ["test.each([1])('a nurse %s', () => {})", 'a nurse …', true],
  ["test.for(all)('$who applies', () => {})", '… applies', true],
  ['for (const who of all) test(`a ${who} applies`, () => {})', 'a … applies', true],
  ["test.describe('all', () => { test('a nurse applies', () => {}) })", 'a nurse applies', true],
  ["// test('a nurse applies', () => {})", 'a nurse applies', false],
  ["test('a nurse applies twice', () => {})", 'a nurse applies', false],
  ["test('who applies', () => say('a nurse applies'))", 'a nurse applies', false],
  ["const title = 'a nurse applies'", 'a nurse applies', false],
  ["test.describe('a nurse applies', () => {})", 'a nurse applies', false],
  ["await test.step('a nurse applies', () => {})", 'a nurse applies', false],
] as const)('%s has a test called "%s": %s', ([code, title, expected]) => {
  expect(hasTitle(readTitles(parseSyntax(code, 'e2e/apply.spec.ts')), title.split('…'))).toBe(expected)
})
