import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './step.mjs'

/** docs/requirements.tsv: each line has a number, a requirement, and the tests that fail when it is broken. */
export const requirementsFile = join(root, 'docs/requirements.tsv')

/** Checks that the tests of every row are among those that just passed; names the others, one per line. */
export async function requirements() {
  const rows = readRequirements(await readFile(requirementsFile, 'utf8'))
  const missing = notPassed(rows, await passedTests())
  const failed = new Set(missing.map((line) => line.split(':')[0])).size
  return { passed: rows.length - failed, failed, output: `Not among the tests that passed:\n${missing.join('\n')}` }
}

/**
 * The rows of the file. A test is written `file › title`, several are joined by ` + `; `…` stands for the variable parts of a title.
 * `byEye` gives the reason where no test can check.
 */
export function readRequirements(text) {
  const [, ...lines] = text.trimEnd().split('\n')
  return lines.map((line) => {
    const [number, holds, shown = ''] = line.split('\t')
    const byEye = /^by eye: (.+)$/.exec(shown)?.[1] ?? null
    return { number, holds, byEye, tests: byEye === null ? shown.split(' + ').map(readTest) : [] }
  })
}

function readTest(name) {
  const [file, title = ''] = name.split(' › ')
  return { file, title, parts: title.split('…') }
}

/** The named tests that did not pass, one per line. */
export const notPassed = (rows, passed) =>
  rows.flatMap(({ number, tests }) =>
    tests.filter((test) => !passed.some((one) => isSame(one, test))).map(({ file, title }) => `${number}: ${file} › ${title}`),
  )

const isSame = (one, { file, parts }) => one.file === file && patternOf(parts).test(one.title)

const patterns = new Map()

function patternOf(parts) {
  const key = parts.join('…')
  if (!patterns.has(key))
    patterns.set(key, new RegExp(`^${parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('.*')}$`, 's'))
  return patterns.get(key)
}

const reports = new Set(['structure', 'contract', 'demo', 'server', 'postgres', 'web', 'e2e'].map((part) => `${part}.json`))

/** The tests that passed, according to the reports of a run. */
export async function passedTests(folder = join(root, '.cache/test')) {
  const names = (await readdir(folder)).filter((name) => reports.has(name))
  const read = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))))
  return read.flatMap((report) => (report.testResults ? ofVitest(report) : ofPlaywright(report, 'e2e')))
}

const ofVitest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ title }) => ({ file: relative(root, name), title })),
  )

function ofPlaywright({ suites = [], specs = [] }, folder) {
  const here = specs.filter(({ ok }) => ok).map(({ file, title }) => ({ file: `${folder}/${file}`, title }))
  return [...here, ...suites.flatMap((suite) => ofPlaywright(suite, folder))]
}
