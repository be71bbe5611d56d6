import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readRequirements, requirementsFile } from './lib/requirements.mjs'
import { sequence } from './mutate/mutant.mjs'

// npm run draw -- --seed 7 --count 40: draws rows of docs/requirements.tsv without repetition. Break each by hand, one at a time: the tests
// the row names have to notice.

const { values } = parseArgs({ options: { seed: { type: 'string' }, count: { type: 'string', default: '40' } } })
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6))
const draw = sequence(seed)
const rows = readRequirements(readFileSync(requirementsFile, 'utf8')).filter(({ byEye }) => byEye === null)
console.log(`seed ${seed}`)
for (let at = 0; at < Number(values.count); at++) {
  const [{ number, holds, tests }] = rows.splice(draw(rows.length), 1)
  console.log(`${number}  ${holds}`)
  for (const { file, title } of tests) console.log(`      ${file} › ${title}`)
}
