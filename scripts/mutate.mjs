import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './lib/chromium.mjs'
import { root } from './lib/step.mjs'
import { capture } from './lib/test-command.mjs'
import { mutantsOf, sequence } from './mutate/mutant.mjs'
import { nearestTests, sources } from './mutate/nearest.mjs'

// npm run mutate -- --seed 7 --count 20: puts one fault after the other into the source and says which the nearest tests notice.

const { values } = parseArgs({ options: { seed: { type: 'string' }, count: { type: 'string', default: '20' } } })
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6))
const draw = sequence(seed)
const files = sources().toSorted()
const variables = { CHROMIUM_PATH: await ensureChromium() }
console.log(`seed ${seed}`)

const sound = new Set()
const count = { noticed: 0, survived: 0 }
while (count.noticed + count.survived < Number(values.count)) {
  const file = files[draw(files.length)]
  const source = readFileSync(join(root, file), 'utf8')
  const mutants = mutantsOf(source, file)
  if (mutants.length === 0) continue
  const mutant = mutants[draw(mutants.length)]
  const outcome = (await isNoticed(file, source, mutant)) ? 'noticed' : 'survived'
  count[outcome] += 1
  console.log(`${outcome.padEnd(8)} ${file}:${mutant.line} ${mutant.before} -> ${mutant.after}`)
}
console.log(`${count.noticed} noticed, ${count.survived} survived (seed ${seed})`)

/** A fault that stops the tests from running is noticed, too; where there is no test near, nobody notices. */
async function isNoticed(file, source, { text }) {
  const tests = nearestTests(file)
  if (tests.length === 0) return false
  await expectSound(tests)
  const restore = () => writeFileSync(join(root, file), source)
  process.once('exit', restore)
  writeFileSync(join(root, file), text)
  const passed = await pass(tests)
  process.off('exit', restore)
  restore()
  return !passed
}

/** Tests that fail without a fault would notice any. */
async function expectSound(tests) {
  const key = tests.join(' ')
  if (!sound.has(key) && !(await pass(tests))) throw new Error(`These tests fail as they are: ${key}`)
  sound.add(key)
}

async function pass(tests) {
  const directory = tests[0].split('/')[0]
  const near = tests.map((test) => test.slice(directory.length + 1))
  return (await capture('vitest', ['run', '--bail', '1', ...near], { directory, variables, limit: 5 })).ok
}
