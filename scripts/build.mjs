import { ensureInstalled } from './lib/install.mjs'
import { ensureWebBuilt } from './lib/web.mjs'

// npm run build: everything `npm start` prepares, for a start that may write only its data.

try {
  await ensureInstalled()
  await ensureWebBuilt()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
