import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { findProgram, installPackage, isExecutable, mayInstall, node, root, run, say } from './step.mjs'

const names = ['chromium-headless-shell', 'chromium', 'google-chrome']

/** Path of a Chromium: the one in CHROMIUM_PATH, an installed one, otherwise a newly installed one. Needs the packages. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`)
    return named
  }
  return findProgram(names) ?? playwrights() ?? (await debians()) ?? (await downloaded())
}

async function debians() {
  if (!mayInstall()) return null
  await installPackage(names[0]).catch(({ message }) => say(message)) // not every distribution has it
  return findProgram(names)
}

async function downloaded() {
  say("Downloading Playwright's Chromium (playwright install)")
  await run(node, [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', '--no-shell', 'chromium'])
  return playwrights()
}

/** The path of Playwright's own Chromium, or null if it is not installed. */
function playwrights() {
  const print = `import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))`
  const path = execFileSync(node, ['--eval', print], { cwd: root, encoding: 'utf8' }).trim()
  return isExecutable(path) ? path : null
}
