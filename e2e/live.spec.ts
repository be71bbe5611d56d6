import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { permissions } from '@kasack/contract/permission.ts'
import { logOut } from './account.ts'
import { createContactPerson, createEntry, createFacility, createUser, signIn } from './api.ts'
import { expectAccessible } from './axe.ts'
import { listen, test } from './listening.ts'
import { facilityForm } from './screen.ts'

const logbook = (page: Page) => page.getByRole('table', { name: 'Logbuch', exact: true })
const heightOf = async (page: Page, text: string) => (await logbook(page).getByText(text).boundingBox())!.y

test('what a colleague changes is seen and marked, and no line moves', async ({ office: page, colleagueApi }) => {
  const facility = await createFacility(colleagueApi, { phone: '030 901820' })
  const [wrong, first] = [await createEntry(colleagueApi, facility, { note: 'Irrtum.' }), await createEntry(colleagueApi, facility)]
  await listen(page, `/facilities/${facility.id}`)
  const before = await heightOf(page, 'Braucht zwei Nachtdienste.')

  await colleagueApi.patch(`facilities/${facility.id}`, { phone: '030 901899' })
  const phone = page.locator('dl > div').filter({ hasText: '901899' })
  await expect(phone).toContainText('geändert')

  await createEntry(colleagueApi, facility, { note: 'Ruft morgen zurück.' })
  await createEntry(colleagueApi, facility, { note: 'Profil ist angekommen.' })
  await expect(page.getByRole('button', { name: '2 neue Einträge' })).toBeVisible()
  await colleagueApi.patch(`engagements/${first.id}`, { note: 'Braucht zwei Nachtdienste. Dringend.' })
  await expect(logbook(page).getByRole('row').filter({ hasText: 'Dringend' })).toContainText('geändert')
  await colleagueApi.remove(`engagements/${wrong.id}`)
  await expect(logbook(page).getByRole('row').filter({ hasText: 'Irrtum' })).toContainText('gelöscht')
  expect(await heightOf(page, 'Braucht zwei Nachtdienste.')).toBe(before)
  await expectAccessible(page, 'what others have changed')

  await page.getByRole('button', { name: '2 neue Einträge' }).click()
  await expect(logbook(page).getByRole('row').filter({ hasText: 'Ruft morgen zurück.' })).toContainText('neu')
  await expect(logbook(page).getByText('Irrtum.')).toBeHidden()
})

test('what a colleague changes in the name, the strip and the notes is marked there, and the line that is read stays', async ({
  office: page,
  colleagueApi,
}) => {
  const facility = await createFacility(colleagueApi)
  for (let call = 1; call <= 10; call++) await createEntry(colleagueApi, facility, { note: `Anruf ${call}.` })
  const person = await createContactPerson(colleagueApi, facility)
  await listen(page, `/facilities/${facility.id}`)
  await logbook(page).getByText('Anruf 7.').hover()
  const before = await heightOf(page, 'Anruf 7.')
  const comments = 'An der Pforte klingeln und warten.\n'.repeat(5)
  await colleagueApi.patch(`facilities/${facility.id}`, { name: `${facility.name} II`, comments, main_contact: person })
  const contact = page.locator('.k-strip > div').filter({ hasText: 'Hauptansprechpartner' })
  for (const changed of [contact, page.locator('.k-head-main'), page.locator('.k-long-note', { hasText: 'Pforte' })])
    await expect(changed).toContainText('geändert')
  expect(await heightOf(page, 'Anruf 7.')).toBeCloseTo(before, 0)
})

test('what is new on the page of the logbook is announced above it, and shown by that', async ({ office: page, colleagueApi }) => {
  const facility = await createFacility(colleagueApi)
  await createEntry(colleagueApi, facility)
  // Only this facility's entries: other journeys write some, too.
  await listen(page, `/engagements?${new URLSearchParams({ 'engagements-filter-facility__name__icontains': facility.name })}`)
  await expect(logbook(page).getByRole('row').filter({ hasText: 'Braucht zwei Nachtdienste.' })).toBeVisible()
  await createEntry(colleagueApi, facility, { note: 'Ruft morgen zurück.' })
  await page.getByRole('button', { name: /^1 neue/ }).click()
  await expect(logbook(page).getByRole('row').filter({ hasText: 'Ruft morgen zurück.' })).toContainText('neu')
})

test('two who have the same form open see each other', async ({ office: page, colleague, api, elsewhere }) => {
  const { id } = await createFacility(api)
  const vera = await createUser(api, permissions, { first_name: 'Wanda', last_name: 'Quast' })
  await signIn(colleague.context().request, vera)
  await listen(page, `/facilities/${id}?modals=facility&facility-id=${id}`)
  const tab = await colleague.context().newPage()
  await tab.goto(`${elsewhere}/facilities/${id}?modals=facility&facility-id=${id}`)
  await expect(facilityForm(page).getByText('Wanda Quast hat dieses Formular auch geöffnet')).toBeAttached()
  await expect(facilityForm(page).locator('[data-initials="WQ"]')).toBeVisible()
  await expect(facilityForm(tab).getByText('Vera Lindner hat dieses Formular auch geöffnet')).toBeAttached()
  await tab.close()
  await expect(facilityForm(page).getByText('hat dieses Formular auch geöffnet')).toHaveCount(0)
})

/** Tabs of one browser, and the streams they open from now on. */
async function openTabs(context: BrowserContext, { count, path }: { count: number; path: string }) {
  const streams: Page[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/events/')) streams.push(request.frame().page())
  })
  const open = async () => {
    const tab = await context.newPage()
    await listen(tab, path)
    return tab
  }
  const first = await open()
  await expect.poll(() => streams).toEqual([first])
  return { tabs: [first, ...(await Promise.all(Array.from({ length: count - 1 }, open)))], streams }
}

test('ten tabs of one browser share a stream, which goes on when its tab is closed and ends with the session', async ({
  office: page,
  colleagueApi,
}) => {
  const facility = await createFacility(colleagueApi)
  const { tabs, streams } = await openTabs(page.context(), { count: 10, path: `/facilities/${facility.id}` })
  await colleagueApi.patch(`facilities/${facility.id}`, { company: 'Abendrot GmbH' })
  for (const tab of tabs) await expect(tab.getByText('Abendrot GmbH', { exact: true })).toBeVisible()
  expect(streams).toEqual([tabs[0]])

  await tabs[0]!.close()
  await expect.poll(() => streams.length).toBe(2)
  await colleagueApi.patch(`facilities/${facility.id}`, { company: 'Morgenrot GmbH' })
  for (const tab of tabs.slice(1)) await expect(tab.getByText('Morgenrot GmbH', { exact: true })).toBeVisible()

  await logOut(tabs[2]!)
  for (const tab of tabs.slice(3)) await expect(tab.getByLabel('Benutzername')).toBeVisible()
})

test('where the stream is blocked the page looks by itself, and what was missed without a line is made up for', async ({
  office: page,
  colleagueApi,
}) => {
  const facility = await createFacility(colleagueApi)
  await page.route('**/api/v0/events/', (route) => route.abort())
  await listen(page, `/facilities/${facility.id}`)
  await colleagueApi.patch(`facilities/${facility.id}`, { company: 'Abendrot GmbH' })
  await expect(page.getByText('Abendrot GmbH', { exact: true })).toBeVisible()

  await page.context().setOffline(true)
  await colleagueApi.patch(`facilities/${facility.id}`, { company: 'Morgenrot GmbH' })
  await page.context().setOffline(false)
  await expect(page.getByText('Morgenrot GmbH', { exact: true })).toBeVisible()
})
