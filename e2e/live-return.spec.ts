import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Api } from './api.ts'
import { createEntry, createFacility } from './api.ts'
import { listen, test } from './listening.ts'
import { facilityForm, rowsOf } from './screen.ts'

/** A facility with two entries, and its page with the form open and edited. */
async function openFacility(page: Page, api: Api, server = '') {
  const facility = await createFacility(api, { company: 'Abendrot GmbH', phone: '030 901820', comments: 'Tor 3.' })
  const wrong = await createEntry(api, facility, { note: 'Irrtum.' })
  const call = await createEntry(api, facility, { note: 'Braucht zwei Nachtdienste.' })
  await listen(page, `${server}/facilities/${facility.id}?modals=facility&facility-id=${facility.id}`)
  const form = facilityForm(page)
  await form.getByLabel('Ort').fill('Steyr')
  return { facility, wrong, call, form }
}
type FacilityPage = Awaited<ReturnType<typeof openFacility>>

/** A colleague's changes meanwhile. */
async function changeMuch(api: Api, { facility, wrong, call }: FacilityPage) {
  await api.patch(`facilities/${facility.id}`, { company: 'Morgenrot GmbH', comments: 'Tor 5.' })
  await api.remove(`engagements/${wrong.id}`)
  await api.patch(`engagements/${call.id}`, { note: 'Braucht drei Nachtdienste.' })
  await createEntry(api, facility, { note: 'Ruft morgen zurück.' })
  await createEntry(api, facility, { note: 'Profil ist angekommen.' })
}

/** All changes show: in the open form, the facts, the rows, and the count in the panel's head. */
async function expectMuch(page: Page, { form }: FacilityPage) {
  await expect(form.getByLabel('Firma')).toHaveValue('Morgenrot GmbH')
  await expect(form.getByLabel('Notizen', { exact: true }).last()).toHaveValue('Tor 5.')
  await expect(form.getByLabel('Ort')).toHaveValue('Steyr')
  await expect(page.locator('dl').getByText('Morgenrot GmbH', { exact: true })).toBeAttached()
  await expect(rowsOf(page, 'Logbuch', 'Braucht drei Nachtdienste.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Logbuch 3', includeHidden: true })).toBeAttached()
  await closeForm(page)
  await page.getByRole('button', { name: '2 neue Einträge' }).click()
  for (const note of ['Ruft morgen zurück.', 'Profil ist angekommen.']) await expect(rowsOf(page, 'Logbuch', note)).toBeVisible()
  await expect(page.getByText('Irrtum.')).toBeHidden()
}

async function closeForm(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Verwerfen' }).click()
}

test('whoever had no line for a while misses nothing in list, facts, count and open form', async ({
  office: page,
  colleagueApi,
  between,
}) => {
  const opened = await openFacility(page, colleagueApi, between.url)
  between.setLine('none')
  await changeMuch(colleagueApi, opened)
  between.setLine('good')
  await expectMuch(page, opened)
})

test('what was told while nothing could be read is read once that goes again', async ({ office: page, colleagueApi }) => {
  const opened = await openFacility(page, colleagueApi)
  await page.context().setOffline(true) // the stream stays open
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/engagements.json'))
  await changeMuch(colleagueApi, opened)
  await failed
  await page.context().setOffline(false)
  await expectMuch(page, opened)
})

test('the tab that the browser has put to sleep shows what was changed once it is awake', async ({ office: page, colleagueApi }) => {
  const opened = await openFacility(page, colleagueApi)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' })
  await changeMuch(colleagueApi, opened)
  await browser.send('Page.setWebLifecycleState', { state: 'active' })
  await expectMuch(page, opened)
})

test('whoever comes back when nobody knows any more what he has heard reads everything', async ({
  office: page,
  colleagueApi,
  between,
}) => {
  const opened = await openFacility(page, colleagueApi, between.url)
  between.setLine('none')
  await changeMuch(colleagueApi, opened)
  const unknown = '1-1-1:1:'
  const answered = page.waitForResponse(/[/]events[/]/)
  await page.route(/[/]events[/]since/, (route) => route.abort())
  await page.route(/[/]events[/]$/, (route) => route.continue({ headers: { ...route.request().headers(), 'last-event-id': unknown } }))
  between.setLine('good')
  await answered
  await expectMuch(page, opened)
})

test('more than five hundred entries that came meanwhile are read as a whole', async ({ office: page, colleagueApi, between }) => {
  const { facility, call } = await openFacility(page, colleagueApi, between.url)
  between.setLine('none')
  for (let ten = 0; ten < 50; ten++)
    // whoever sends too much at once is refused
    await Promise.all(Array.from({ length: 10 }, () => createEntry(colleagueApi, facility, { note: 'Aus dem alten Buch.' })))
  await colleagueApi.patch(`engagements/${call.id}`, { note: 'Braucht drei Nachtdienste.' })
  const told = page.waitForResponse(
    async (answer) => answer.url().includes('/events/since') && (await answer.text()).includes('"ids":null'),
  )
  await page.route(/[/]events[/]$/, (route) => route.abort()) // Playwright cannot see what a stream sends
  between.setLine('good')
  await told
  await closeForm(page)
  await expect(page.getByRole('button', { name: '500 neue Einträge' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logbuch 502' })).toBeVisible()
  await expect(rowsOf(page, 'Logbuch', 'Braucht drei Nachtdienste.')).toBeVisible()
  await colleagueApi.remove(`facilities/${facility.id}`)
})
