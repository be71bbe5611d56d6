import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './lib/chromium.mjs'
import { root } from './lib/step.mjs'
import { capture } from './lib/test-command.mjs'
import { mutantsOf, sequence } from './mutate/mutant.mjs'
import { nearestTests, sources, testsIn } from './mutate/nearest.mjs'

// npm run mutate -- --seed 7 --count 20: puts one fault at a time into the source and says which the nearest tests notice. `--in
// server/src/booking,contract/src/placement.ts` limits the faults to these folders and files; if the nearest tests miss one, those in the
// `--near` folders run, too.

const list = { type: 'string', default: '' }
const options = { seed: { type: 'string' }, count: { type: 'string', default: '20' }, in: list, near: list }
const { values } = parseArgs({ options })
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6))
const draw = sequence(seed)
const others = testsIn(values.near.split(',').filter(Boolean))
const files = sources()
  .filter((file) => values.in.split(',').some((place) => file.startsWith(place)))
  .toSorted()
// Waiting for what a fault prevents is futile, so limits are those of an idle machine.
const variables = { CHROMIUM_PATH: await ensureChromium(), KASACK_PACE: '1' }
console.log(`seed ${seed}`)

const sound = new Map()
const drawn = new Set()
const count = { noticed: 0, survived: 0 }
while (count.noticed + count.survived < Number(values.count)) {
  const file = files[draw(files.length)]
  const source = readFileSync(join(root, file), 'utf8')
  const mutants = mutantsOf(source, file)
  if (mutants.length === 0) continue
  const mutant = mutants[draw(mutants.length)]
  if (drawn.has(mutant.text)) continue
  drawn.add(mutant.text)
  const tests = nearestTests(file)
  if (!(await isSound(tests)) || !(await isSound(others))) continue
  const by = (await noticedBy(file, source, mutant, tests)) ?? (await noticedBy(file, source, mutant, others))
  count[by === null ? 'survived' : 'noticed'] += 1
  console.log(`${by === null ? 'survived' : 'noticed '} ${file}:${mutant.line} ${mutant.before} -> ${mutant.after}`)
  if (by !== null) console.log(`         ${by}`)
}
console.log(`${count.noticed} noticed, ${count.survived} survived (seed ${seed})`)

/**
 * The message of the first test that notices the fault, or null; a fault that keeps the tests from running is noticed. Without tests nearby
 * none is.
 */
async function noticedBy(file, source, { text }, tests) {
  if (tests.length === 0) return null
  const restore = () => writeFileSync(join(root, file), source)
  process.once('exit', restore)
  writeFileSync(join(root, file), text)
  const { ok, output } = await run(tests)
  process.off('exit', restore)
  restore()
  return ok ? null : firstFailure(output)
}

/** Tests that fail without a fault would notice any, so another fault is drawn. They get two tries, as the machine may be busy. */
async function isSound(tests) {
  const key = tests.join(' ')
  if (!sound.has(key)) sound.set(key, tests.length === 0 || (await run(tests)).ok || (await run(tests)).ok)
  if (!sound.get(key)) console.log(`left out: these tests fail as they are: ${key}`)
  return sound.get(key)
}

function run(tests) {
  const directory = tests[0].split('/')[0]
  const near = tests.map((test) => test.slice(directory.length + 1))
  return capture('vitest', ['run', '--bail', '1', ...near], { directory, variables, limit: 5 })
}

function firstFailure(output) {
  return /^ *FAIL +(.*)$/m.exec(output)?.[1] ?? output.trim().split('\n').at(-1)
}
