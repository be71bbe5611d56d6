import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './step.mjs'

// Readers of a failed run may see only its first lines, so these name the tests that did not pass, one per line.

const most = 12
const longest = 300

/** The tests that did not pass, one per line, and how many more there are. `directory` is where the tool ran. */
export function summary(failures, directory) {
  const lines = failures.slice(0, most).map((failure) => line(failure, directory))
  return failures.length > most ? [...lines, `... and ${failures.length - most} more`] : lines
}

/** From vitest's report: tests that failed or were skipped, and files that could not be loaded. */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [{ file, name: 'the file', message }]
    return assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => ({ file, name: test.fullName, message: test.failureMessages[0] ?? test.status }))
  })
}

/** From Playwright's report: journeys that failed, were skipped or needed a second try, and errors outside them. */
export function playwrightFailures({ suites, errors }) {
  return [...errors.map(({ message = '' }) => ({ file: '', name: 'outside the tests', message })), ...suites.flatMap(ofSuite)]
}

function ofSuite({ specs, suites = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
  return [...failed.map(ofSpec), ...suites.flatMap(ofSuite)]
}

function ofSpec({ file, line: number, title, tests }) {
  const error = tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors)[0]
  return { file: `${file}:${number}`, name: title, message: error?.message ?? tests[0].status }
}

/** For a tool that failed although none of its tests did: the last lines of its output, or the errors it could not attribute to a test. */
export function lastWords(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
  const unhandled = lines.findIndex((text) => /Unhandled (Errors?|Rejection)/.test(text))
  return unhandled === -1 ? lines.slice(-6) : lines.slice(unhandled, unhandled + 6)
}

function line({ file, name, message }, directory) {
  const [said, ...stack] = stripVTControlCharacters(message).split(/\n\s+at /)
  const place = stack.map((frame) => /[^\s(]*[.]tsx?:\d+/.exec(frame)?.[0]).find((found) => found && !found.includes('node_modules'))
  const parts = [near(file, directory), name, place && `at ${near(place, directory)}`, said.replaceAll(/\s+/g, ' ').trim()]
  return cut(parts.filter(Boolean).join(' | '))
}

/** The path of a file relative to where the tool ran. */
function near(file, directory) {
  const path = file.replace(/^file:\/\//, '').replace(/^https?:\/\/[^/]+\//, '')
  return path.startsWith(root) ? relative(`${root}/${directory}`, path) : path
}

const cut = (text) => (text.length > longest ? `${text.slice(0, longest)}...` : text)
