import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './lib/install.mjs'
import { node, root, say } from './lib/step.mjs'

// npm run drill [-- --freeze]: rehearses the loss of the primary (docs/operations.md). Its keeper ends everything it has started, however it ends.

const longest = 4 * 60_000
const keeper = fileURLToPath(new URL('lib/keeper.mjs', import.meta.url))

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1)) // the keeper notices
await ensureInstalled()
const child = spawn(node, [keeper, node, join(root, 'bench', 'drill.ts'), ...process.argv.slice(2)], {
  env: { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) },
  stdio: ['pipe', 'inherit', 'inherit'],
  detached: true,
})
child.stdin.on('error', () => undefined) // the keeper may end first
setTimeout(() => {
  say(`Ended after ${longest / 60_000} minutes`)
  child.stdin.end()
}, longest).unref()
child.on('exit', (code) => (process.exitCode = code ?? 1))
