import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { node, root, say, serverOptions } from './lib/step.mjs'
import { ensureWebBuilt } from './lib/web.mjs'

// npm run pictures: retakes the pictures of the README from the demo agency of `npm start`.

const folder = join(root, 'docs', 'pictures')
const most = 200_000 // bytes: a README is also read over slow connections
const dispatcher = 'jule.brandner'

/** Each takes the signed-in page to what its picture shows. */
const scenes = {
  async dashboard(page) {
    await page.goto('/')
    await page.getByRole('button', { name: /Bookings ending$/ }).click()
    await page.getByRole('list', { name: 'Bookings ending' }).getByRole('listitem').first().waitFor()
  },
  async search(page) {
    await page.goto('/')
    await page.getByRole('table', { name: 'Follow-ups' }).getByRole('row').nth(5).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('olena marvitz')
    await page
      .getByRole('option', { name: /Olena Marwitz/ })
      .first()
      .waitFor()
  },
  async vacancy(page) {
    await openVacancy(page)
    await page.getByRole('table', { name: 'Matching employees' }).getByRole('row').nth(1).waitFor()
  },
  async candidates(page) {
    await openVacancy(page)
    await page.getByRole('button', { name: 'Add candidates' }).click()
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /^Select [^a]/ })
      .nth(1)
      .check()
  },
  async board(page) {
    await page.goto('/board?rows=employees')
    await page
      .getByRole('grid', { name: /^Board/ })
      .getByRole('button', { name: /^Booking/ })
      .first()
      .waitFor()
  },
}

/** A vacancy with several candidates. */
async function openVacancy(page) {
  const asked = { 'vacancies-filter-status': 'open', 'vacancies-filter-phrase': 'Fachkraft Intensiv', 'vacancies-sorted_by': '-date_range' }
  await page.goto(`/vacancies?${new URLSearchParams(asked)}`)
  await page
    .getByRole('table', { name: 'Vacancies' })
    .getByRole('link', { name: /Intensiv/ })
    .first()
    .click()
  await page.getByRole('table', { name: 'Candidates' }).getByRole('row').nth(1).waitFor()
}

const directory = mkdtempSync(join(tmpdir(), 'kasack-pictures-'))
chmodSync(directory, 0o711) // the embedded database runs under its own account
try {
  await ensureInstalled()
  await ensureWebBuilt()
  await takePictures(await ensureChromium())
} catch (error) {
  say(error.message)
  process.exitCode = 1
} finally {
  rmSync(directory, { recursive: true, force: true })
}

async function takePictures(executablePath) {
  const server = startServer()
  try {
    const { address, password } = await server.ready
    const { chromium } = await import('playwright') // only once it is installed
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const page = await signedIn(browser, { address, password })
      mkdirSync(folder, { recursive: true })
      for (const [name, lead] of Object.entries(scenes)) {
        await lead(page)
        await page.waitForTimeout(1500) // until the rest of the page has loaded
        await page.mouse.move(0, 0)
        await page.evaluate(() => window.scrollTo(0, 0))
        await takePicture(page, join(folder, `${name}.png`))
      }
    } finally {
      await browser.close()
    }
  } finally {
    await server.stop()
  }
}

async function takePicture(page, path) {
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
  const { size } = statSync(path)
  say(`${path}: ${Math.round(size / 1000)} KB`)
  if (size > most) throw new Error(`${path} has ${size} bytes, ${most} are allowed`)
}

async function signedIn(browser, { address, password }) {
  const seen = {
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  }
  const page = await browser.newPage({ baseURL: address, ...seen })
  await page.addInitScript(() => localStorage.setItem('kasack-preferences', JSON.stringify({ language: 'en', scheme: 'light' })))
  await page.goto('/')
  await page.getByLabel('User name').fill(dispatcher)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('table', { name: 'Follow-ups' }).waitFor()
  return page
}

/** The product as `npm start` runs it, without the environment's settings. */
function startServer() {
  const settings = { DATA_DIR: join(directory, 'data'), DEMO_DATA: 'on', PORT: '0', LOG_LEVEL: 'silent' }
  const main = join(root, 'server', 'src', 'main.ts')
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(node, [...serverOptions, main], {
    cwd: directory,
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const ready = new Promise((resolve, reject) => {
    const lines = []
    createInterface(child.stderr).on('line', (line) => {
      lines.push(line)
      const address = /Kasack is ready: (\S+)/.exec(line)?.[1]
      const password = new RegExp(`Sign in as ${dispatcher} with the password (\\S+)`).exec(lines.join('\n'))?.[1]
      if (address) resolve({ address, password })
    })
    void ended.then(() => reject(new Error(`The server ended before it listened:\n${lines.join('\n')}`)))
  })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { ready, stop }
}
