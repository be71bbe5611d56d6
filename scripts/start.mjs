import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { node, root, serverOptions } from './lib/step.mjs'
import { ensureWebBuilt } from './lib/web.mjs'

// npm start: on any Node from 20 on, as root or not, from a fresh checkout to a running Kasack.

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
