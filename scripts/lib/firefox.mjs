import { findProgram, installPackage, isExecutable, mayInstall, say } from './step.mjs'

const names = ['firefox-esr', 'firefox']

/** Path of a Firefox: the one in FIREFOX_PATH, an installed one, otherwise Debian's if it may be installed; null if there is none. */
export async function ensureFirefox() {
  const named = process.env.FIREFOX_PATH
  if (named) {
    if (!isExecutable(named)) throw new Error(`FIREFOX_PATH names no program: ${named}`)
    return named
  }
  return findProgram(names) ?? debians()
}

async function debians() {
  if (!mayInstall()) return null
  await installPackage(names[0]).catch(({ message }) => say(message)) // not every distribution has it
  return findProgram(names)
}
