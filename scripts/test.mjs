import { ensureInstalled } from './lib/install.mjs'
import { sideBySide } from './lib/side-by-side.mjs'
import { requirements } from './lib/requirements.mjs'
import { say } from './lib/step.mjs'
import { parts } from './lib/test-parts.mjs'
import { add } from './lib/test-reports.mjs'

// npm test: every check, two parts at a time. `npm test -- lint web` runs only those parts.

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) stop(`Unknown part "${unknown.join('", "')}". The parts are: ${Object.keys(parts).join(', ')}.`)
await ensureInstalled().catch(({ message }) => stop(message))

const results = await sideBySide(parts, { names: wanted, run: timed, report })
if (wanted.length === 0) {
  results.push(await timed(requirements))
  report('requirements', results.at(-1))
}
for (const { note } of results) if (note) console.log(note)
const sum = add(results)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed === 0 ? 0 : 1

async function timed(runPart) {
  const begin = performance.now()
  const result = await runPart().catch((error) => ({ passed: 0, failed: 1, output: error.stack }))
  return { ...result, seconds: (performance.now() - begin) / 1000 }
}

/** A failed part shows its failures, then all of its output; the others still run. */
function report(name, { passed, failed, output, seconds }) {
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)}${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`,
  )
  if (failed > 0) console.log(`\n${output.trim()}\n`)
}

function stop(message) {
  say(message)
  process.exit(1)
}
