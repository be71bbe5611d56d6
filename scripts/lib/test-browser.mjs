import { execFileSync } from 'node:child_process'

/** How tests start the browser. Test pages live for seconds: compiling their code a second time, for speed, took a fifth of a run. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? execFileSync('which', ['chromium-headless-shell'], { encoding: 'utf8' }).trim(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--js-flags=--no-opt --no-maglev',
  ],
}

/** Like a computer that cannot draw maps: the pages say so, and without a graphics card a map costs more than the rest of its page. */
export const withoutMaps = { ...launchOptions, args: [...launchOptions.args, '--disable-3d-apis'] }
