import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { node, root, serverOptions } from './lib/step.mjs'
import { ensureWebBuilt } from './lib/web.mjs'

// npm start: from a fresh checkout to a running Kasack, on Node 20 or newer, as root or not.

try {
  await ensureInstalled()
  await ensureWebBuilt()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

const server = spawn(node, [...serverOptions, join(root, 'server', 'src', 'main.ts')], { stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
