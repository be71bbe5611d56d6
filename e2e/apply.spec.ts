import { expect } from '@playwright/test'
import { apiOf } from './api.ts'
import {
  applicantsWith,
  applications,
  consent,
  expectNoOverflow,
  expectReceived,
  fillIn,
  katharina,
  loseAnswer,
  ownAddress,
  problemAt,
  sendButton,
} from './apply-page.ts'
import { expectAccessible } from './axe.ts'
import { test } from './journey.ts'

test.beforeEach(async ({ page }) => page.setExtraHTTPHeaders(ownAddress()))

test('a nurse applies on a small telephone, and reads what happens next', async ({ page, api }) => {
  const typed = katharina()
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/apply-now')
  await expect(page).toHaveTitle('Jetzt bewerben · Pflegebrücke Personal GmbH')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pflegen, wo und wann es zu Ihnen passt.')
  await expect(page.locator('.benefits li')).toHaveCount(3)
  await expectNoOverflow(page)
  await expectAccessible(page, 'the form')
  await fillIn(page, typed)
  await sendButton(page).click()
  await expectReceived(page, typed)
  await expectNoOverflow(page)
  await expectAccessible(page, 'what happens next')
  expect(await applicantsWith(api, typed)).toEqual([
    expect.objectContaining({ ...typed, privacy_consent: true, privacy_consent_version: expect.stringMatching(/^\d{4}-\d\d$/) }),
  ])
  expect(await page.context().cookies()).toEqual([])
})

test('who comes back from her mails still reads that the application is there, and may begin a new one', async ({ page }) => {
  const typed = katharina()
  await page.goto('/apply-now')
  await fillIn(page, typed)
  await sendButton(page).click()
  await expectReceived(page, typed)
  await page.reload()
  await expectReceived(page, typed)
  await page.getByRole('button', { name: 'Adresse berichtigen' }).click()
  await expect(page.getByLabel('E-Mail')).toHaveValue(typed.email)
  await sendButton(page).click()
  await expectReceived(page, typed)
  await page.getByRole('button', { name: 'Neue Bewerbung' }).click()
  for (const label of ['Vorname', 'Nachname', 'Beruf', 'E-Mail', 'Mobilnummer']) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(consent(page)).not.toBeChecked()
})

test('the consent names the agency, and its links lead to privacy notice and imprint', async ({ page }) => {
  await page.goto('/apply-now')
  await expect(
    page.getByRole('checkbox', { name: /^Ich bin einverstanden, dass Pflegebrücke Personal GmbH meine Angaben speichert/ }),
  ).toBeVisible()
  for (const [name, path] of [
    ['Datenschutzerklärung', '/privacy'],
    ['Impressum', '/imprint'],
  ] as const) {
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: `${name} (öffnet ein neues Fenster)` }).click()
    const other = await opened
    await expect(other).toHaveURL(path)
    await expect(other.getByText('Muster: Diese Seite gehört zur Demo.')).toBeVisible()
    await expectAccessible(other, name)
    await other.close()
  }
  const footer = page.getByRole('contentinfo')
  await expect(footer).toHaveCSS('background-color', 'rgb(163, 38, 46)')
  await expect(footer.getByRole('link', { name: '+49 30 23125 100' })).toHaveAttribute('href', 'tel:+493023125100')
})

test('whoever sends too little is led to what is missing', async ({ page }) => {
  await page.goto('/apply-now')
  await sendButton(page).click()
  await expect(page.getByLabel('Vorname')).toBeFocused()
  await expect(problemAt(page, 'first_name')).toHaveText('Vorname ist erforderlich.')
  await expect(problemAt(page, 'privacy_consent')).toHaveText('Bitte stimmen Sie zu, damit wir Ihre Angaben nutzen dürfen.')
  await expect(page.locator('.problem')).toHaveCount(6)
  await expectAccessible(page, 'the form with what is missing')
  await page.keyboard.type('Katharina')
  await expect(problemAt(page, 'first_name')).toHaveCount(0)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(problemAt(page, 'last_name')).toHaveText('Last name is required!')
})

test('nobody has to say where she lives', async ({ page, api }) => {
  const typed = { ...katharina(), postal_code: '' }
  await page.goto('/apply-now')
  await expect(page.getByLabel('PLZ')).toHaveJSProperty('required', false)
  await fillIn(page, typed)
  await sendButton(page).click()
  await expectReceived(page, typed)
  expect(await applicantsWith(api, typed)).toEqual([expect.objectContaining({ postal_code: '', formatted_address: '' })])
})

test('whoever has told everything and not consented sends nothing', async ({ page }) => {
  const typed = katharina()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/apply-now')
  await fillIn(page, typed)
  await consent(page).uncheck()
  await sendButton(page).click()
  await expect(consent(page)).toBeFocused()
  await expect(page.locator('.problem')).toHaveText('Bitte stimmen Sie zu, damit wir Ihre Angaben nutzen dürfen.')
  await consent(page).check()
  await sendButton(page).click()
  await expectReceived(page, typed)
  expect(sent).toHaveLength(1)
})

test('an address is looked at when its field is left, and nothing is said of an empty one', async ({ page }) => {
  await page.goto('/apply-now')
  await page.getByLabel('E-Mail').focus()
  await page.getByLabel('Mobilnummer').focus()
  await expect(problemAt(page, 'email')).toHaveCount(0)
  await page.getByLabel('E-Mail').fill('katharina@post')
  await expect(problemAt(page, 'email')).toHaveCount(0)
  await page.getByLabel('Mobilnummer').focus()
  await expect(problemAt(page, 'email')).toHaveText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')
  await page.getByLabel('E-Mail').fill('katharina@post.example')
  await expect(problemAt(page, 'email')).toHaveCount(0)
})

test('the form is filled in and sent with the keyboard alone', async ({ page }) => {
  const typed = katharina()
  await page.goto('/apply-now')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const words of Object.values(typed)) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(words)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(consent(page)).toBeChecked()
  await page.getByLabel('Mobilnummer').press('Enter')
  await expectReceived(page, typed)
})

test('telephones know what to fill in, and which keys to offer', async ({ page }) => {
  await page.goto('/apply-now')
  const offered = await page
    .locator('form input')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map(({ name, type, autocomplete, inputMode }) =>
        [name, type, autocomplete, inputMode].join(' ').trim(),
      ),
    )
  expect(offered).toEqual([
    'first_name text given-name',
    'last_name text family-name',
    'profession_free_text text organization-title',
    'email email email email',
    'mobile tel tel tel',
    'postal_code text postal-code numeric',
    'privacy_consent checkbox',
  ])
})

test('a browser may fill in all fields at once', async ({ page }) => {
  const typed = katharina()
  await page.goto('/apply-now')
  await page.locator('form').evaluate((form: HTMLFormElement, all) => {
    for (const [name, value] of Object.entries(all)) {
      const field = form.elements.namedItem(name) as HTMLInputElement
      field.value = value
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  }, typed)
  await consent(page).check()
  await sendButton(page).click()
  await expectReceived(page, typed)
})

test('what the server refuses stands at its field', async ({ page }) => {
  const typed = katharina()
  await page.goto('/apply-now')
  await fillIn(page, typed)
  await page.route(applications, (route) => route.continue({ postData: { ...route.request().postDataJSON(), mobile: '0'.repeat(65) } }))
  await sendButton(page).click()
  await expect(problemAt(page, 'mobile')).toHaveText('Höchstens 64 Zeichen sind möglich.')
  await expect(page.getByLabel('Mobilnummer')).toBeFocused()
  await page.unroute(applications)
  await page.getByLabel('Mobilnummer').fill('0151 2345')
  await sendButton(page).click()
  await expectReceived(page, typed)
})

test('a lost connection loses nothing, and what is sent again is one application', async ({ page, api }) => {
  const typed = katharina()
  await page.goto('/apply-now')
  await fillIn(page, typed)
  await page.route(applications, loseAnswer)
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Wir konnten den Server nicht erreichen. Ihre Angaben sind noch da')
  await expectAccessible(page, 'a lost connection')
  await page.unroute(applications)
  await page.reload()
  await expect(page.getByLabel('Nachname')).toHaveValue(typed.last_name)
  await expect(consent(page)).toBeChecked()
  await sendButton(page).click()
  await expectReceived(page, typed)
  expect(await applicantsWith(api, typed)).toHaveLength(1)
})

test('a double tap makes one application', async ({ page, api }) => {
  const typed = katharina()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/apply-now')
  await fillIn(page, typed)
  await sendButton(page).dblclick()
  await expectReceived(page, typed)
  expect(sent).toHaveLength(1)
  expect(await applicantsWith(api, typed)).toHaveLength(1)
})

test('whoever shares an address with too many is told when to try again', async ({ page, playwright, baseURL, api }) => {
  const typed = katharina()
  const [from, others] = [ownAddress(), katharina()]
  const neighbours = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: from })
  for (let time = 1; time <= 30; time++) await neighbours.post('/api/v0/applicants.json/', { data: { email: others.email } })
  await expect(apiOf(neighbours).post('applicants', others)).rejects.toThrow('429')
  await neighbours.dispose()
  await page.setExtraHTTPHeaders(from)
  await page.goto('/apply-now')
  await fillIn(page, typed)
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText(
    /kamen gerade sehr viele Bewerbungen[.] Bitte versuchen Sie es in (59|60) Minuten noch einmal, oder rufen Sie uns an: [+]49/,
  )
  await expect(page.getByLabel('Vorname')).toHaveValue('Katharina')
  expect(await applicantsWith(api, typed)).toEqual([])
})

test('a colleague who is signed in applies as everybody does', async ({ office: page, api }) => {
  const typed = katharina()
  const asked = page.waitForRequest(applications)
  await page.goto('/apply-now')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Anlegen|^Einstellungen/ })).toHaveCount(0)
  await fillIn(page, typed)
  await sendButton(page).click()
  await expectReceived(page, typed)
  expect(await (await asked).headerValue('cookie')).toBeNull()
  expect(await applicantsWith(api, typed)).toHaveLength(1)
})
