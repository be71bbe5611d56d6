import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRequirements, requirementsFile } from '../lib/requirements.mjs'
import { files, read } from './files.ts'

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
  const missing = named.filter(
    ({ file, title, parts }) => !title || !files.includes(file) || !parts.every((part) => read(file).includes(part)),
  )
  expect(missing.map(({ number, file, title }) => `${number}: ${file} › ${title}`)).toEqual([])
})
