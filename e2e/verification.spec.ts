import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ownAddress, sendButton } from './apply-page.ts'
import { expectAccessible } from './axe.ts'
import { test } from './journey.ts'

test.beforeEach(async ({ page }) => page.setExtraHTTPHeaders(ownAddress()))

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const confirmations = '**/api/v0/applicants/confirm-email/**'

test('the page asks to wait, and shows a success half a second after the answer at the earliest', async ({ page }) => {
  await page.clock.install()
  let answer = () => {}
  const isAsked = new Promise<void>((asked) => {
    void page.route(confirmations, async (route) => {
      asked()
      await new Promise<void>((resolve) => (answer = resolve))
      await route.fulfill({ json: { id: 1, email_verification_datetime: '2026-06-10T10:00:00.000000Z' } })
    })
  })
  await page.goto('/apply-now/email-verification?hash=hers')
  await isAsked
  await expect(page.getByRole('status')).toHaveText('Bitte warten …')
  await expectAccessible(page, 'waiting')
  const answered = page.waitForResponse(confirmations)
  answer()
  await (await answered).finished()
  await page.clock.runFor(480)
  await expect(page.getByRole('status')).toBeVisible()
  await page.clock.runFor(1000)
  await expect(title(page)).toHaveText('Danke, Ihre E-Mail-Adresse ist bestätigt.')
  await expect(page.getByText('Sie brauchen nichts weiter zu tun.')).toBeVisible()
  await expect(page.locator('[role=alert], [role=status], .k-note')).toHaveCount(0) // the page itself says so, without a notification
})

test('a link that nobody got says so in the words of the server', async ({ page }) => {
  const asked = page.waitForRequest(confirmations)
  await page.goto('/apply-now/email-verification?hash=nobodys')
  const request = await asked
  expect(new URL(request.url()).pathname).toBe('/api/v0/applicants/confirm-email/nobodys/')
  expect(request.postDataJSON()).toEqual({ hash: 'nobodys', csrfmiddlewaretoken: '' })
  await expect(title(page)).toHaveText('Ihre Adresse ist noch nicht bestätigt.')
  await expect(page.getByText('Dieser Link ist nicht gültig.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0) // a wrong link stays wrong
  await expect(page.getByRole('link', { name: 'Zur Bewerbung' })).toHaveAttribute('href', '/apply-now')
  await expectAccessible(page, 'an unknown link')
})

test('a link without its hash leads to the form', async ({ page }) => {
  await page.goto('/apply-now/email-verification')
  await expect(page).toHaveURL('/apply-now')
  await expect(sendButton(page)).toBeVisible()
})

test('for a link that has expired there is a new one', async ({ page }) => {
  const expired = { errors: ['Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.'], code: 'expired' }
  await page.route(confirmations, (route) =>
    route.request().url().endsWith('/new-link/') ? route.continue() : route.fulfill({ status: 400, json: expired }),
  )
  await page.goto('/apply-now/email-verification?hash=expired')
  await expect(page.getByText('Dieser Link ist abgelaufen.')).toBeVisible()
  await page.getByRole('button', { name: 'Neuen Link schicken' }).click()
  await expect(title(page)).toHaveText('Bitte sehen Sie in Ihr Postfach.')
  await expectAccessible(page, 'a new link')
})

test('without a connection the link can be tried again', async ({ page }) => {
  await page.route(confirmations, (route) => route.abort())
  await page.goto('/apply-now/email-verification?hash=nobodys')
  await expect(page.getByText('Wir konnten den Server nicht erreichen.')).toBeVisible()
  await page.unroute(confirmations)
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByText('Dieser Link ist nicht gültig.')).toBeVisible()
})

test('the page of somebody who is signed in sends the token of her cookie back', async ({ office: page }) => {
  const { value } = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')!
  const asked = page.waitForRequest(confirmations)
  await page.goto('/apply-now/email-verification?hash=nobodys')
  expect((await asked).postDataJSON()).toEqual({ hash: 'nobodys', csrfmiddlewaretoken: value })
  await expect(page.getByText('Dieser Link ist nicht gültig.')).toBeVisible()
})
