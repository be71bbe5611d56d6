import { afterAll, expect, onTestFinished, test } from 'vitest'
import { oneTimeCode } from '../../../scripts/lib/one-time-code.mjs'
import { killEverything } from '../program/kill-everything.ts'
import { startProgram, throwAwayDirectory } from '../program/program.ts'
import { signIn } from '../program/sign-in.ts'
import type { Fixture } from './fixture.ts'
import { restoreFixture } from './fixture.ts'

// Today's program, started on what an earlier version left: its own migrations, first start and jobs.

const { directory, remove } = throwAwayDirectory()
afterAll(remove)

const usual = {
  DATA_DIR: directory,
  DEMO_DATA: 'off',
  PORT: '0',
  LOG_LEVEL: 'silent',
  SECRET_KEY: 'a key that only tests have, all of them',
}
const admin = ['admin', 'Anker-Laterne-2026'] as const
const jule = ['jule.brandner', 'Brücke-im-Nebel-7'] as const

type Answer = any // oxlint-disable-line typescript/no-explicit-any -- a test may look at anything in a response

async function startOn(fixture: Fixture) {
  const { url, drop } = await restoreFixture(fixture)
  const program = startProgram(directory, { ...usual, DATABASE_URL: url })
  onTestFinished(async () => {
    killEverything(program.pid, directory)
    await drop()
  })
  const address = await program.ready
  const as = async (username: string, password: string, code = '') => {
    const headers = { ...(await signIn(address, username, password, code)), 'accept-language': 'de', 'content-type': 'application/json' }
    return async (path: string, body?: object): Promise<Answer> => {
      const answer = await fetch(`${address}/api/v0${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
      expect([path, answer.status]).toEqual([path, body ? 201 : 200])
      return answer.json()
    }
  }
  return { as, said: program.said }
}

const titles = ({ results }: { results: { title: string }[] }) => results.map(({ title }) => title)

test('an agency from before the history goes on where it was', async () => {
  const { as, said } = await startOn('0199_setup')
  const ask = await as(...jule, oneTimeCode('ELBRQGWGNSLO5EM5PR4IRYQUQMWOJKYM', new Date()))
  expect(said().words).toMatch(/^Kasack is ready: \S+\n$/)

  expect(await ask('/users/me.json/')).toMatchObject({ username: 'jule.brandner', name: 'Jule Brandner', may_access_kpis: true })
  const facility = await ask('/facilities/17.json/')
  expect(facility).toMatchObject({
    name: 'Klinikum Spreetal',
    client_number: 'K-20216',
    formatted_address: 'Am Lindenpark 12, 12555 Berlin',
    main_contact: { name: 'Ulrike Dannenberg' },
    followup_date: '2026-11-25',
    followup_priority: 'high',
    hirer: null,
  })
  expect(facility.contact_persons.map(({ name }: { name: string }) => name)).toContain('Gisela Pohlmann')
  expect(await ask('/bookings/88.json/')).toMatchObject({
    employee: { name: 'Bastian Overbeck' },
    facility: { name: 'Rehaklinik Rebental' },
    date_range: { lower: '2026-08-31', upper: '2026-12-05' },
    former_upper: '2027-01-17',
    terminated: true,
    charge_rate: '46.00',
    notes: 'Auf Wunsch der Station',
  })
  expect(await ask('/engagements.json/?facility__id=17&sort=-created_datetime')).toMatchObject({
    count: 9,
    results: expect.arrayContaining([expect.objectContaining({ note: 'Zuschläge erläutert, passt jetzt. (HW)' })]),
  })
  await expect.poll(async () => titles(await ask('/search.json/?q=Spretal'))).toContain('Klinikum Spreetal')
})

test('the oldest agency gets everything that came since', async () => {
  const { as, said } = await startOn('0002_facility')
  const ask = await as(...jule)
  expect(said().words).toMatch(/^Kasack is ready: \S+\n$/)

  expect(await ask('/users/me.json/')).toMatchObject({
    username: 'jule.brandner',
    permissions: expect.arrayContaining(['vacancies.add_absence']),
  })
  expect(await ask('/facilities/2.json/')).toMatchObject({
    name: 'Kurzzeitpflege Habichtsgrund',
    company: 'Habichtsgrund Pflege GmbH',
    comments: 'Parkplatz hinter dem Haus\nSchranke 4711',
    mobile: '0171 4710815',
    is_active: false,
    contact_persons: [],
  })
  expect(await ask('/bookings.json/')).toMatchObject({ count: 0 })
  const boss = await as(...admin)
  expect(await boss('/lookups/document-kinds.json/')).toMatchObject({ count: expect.any(Number) })
  await boss('/engagements.json/', { facility: 2, note: 'Der erste Anruf seit dem Wechsel', followup_date: '2099-01-01' })
  expect(await ask('/engagements.json/?facility__id=2')).toMatchObject({
    count: 1,
    results: [{ facility: { name: 'Kurzzeitpflege Habichtsgrund' } }],
  })
  expect(await ask('/facilities/2.json/')).toMatchObject({ followup_date: '2099-01-01' })
  await expect.poll(async () => titles(await ask('/search.json/?q=Habichtsgrund'))).toContain('Kurzzeitpflege Habichtsgrund')
})
