import type { Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'
import { applicantsWith, expectNoOverflow, expectReceived, fillIn, katharina, ownAddress, sendButton } from './apply-page.ts'
import { expectAccessible } from './axe.ts'
import { test } from './journey.ts'
import { linkIn, mailTo } from './mailbox.ts'

test.beforeEach(async ({ page }) => page.setExtraHTTPHeaders(ownAddress()))

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a nurse applies, opens the link in her mail, and her address is confirmed', async ({ page, api }) => {
  const typed = katharina()
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/apply-now')
  await fillIn(page, typed)
  await sendButton(page).click()
  await expectReceived(page, typed)
  const link = linkIn(await mailTo(typed.email))
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(link)
  await expect(title(page)).toHaveText('Danke, Ihre E-Mail-Adresse ist bestätigt.')
  await expectNoOverflow(page)
  await expectAccessible(page, 'a confirmed address')
  const [, hash = ''] = link.split('=')
  const told = await Promise.all(requests.map(async (request) => (await request.headerValue('referer')) ?? ''))
  expect(told.filter((referer) => referer.includes(hash))).toEqual([])
  expect(await applicantsWith(api, typed)).toEqual([expect.objectContaining({ email_verification_datetime: expect.stringMatching(/^2/) })])
  await page.reload() // a link may be opened twice
  await expect(title(page)).toHaveText('Danke, Ihre E-Mail-Adresse ist bestätigt.')
  expect(await page.context().cookies()).toEqual([])
})

test('whoever applies in English gets her mail in English', async ({ page }) => {
  const typed = katharina()
  await page.goto('/apply-now')
  await page.getByRole('button', { name: 'English' }).click()
  await fillIn(page, typed)
  await sendButton(page).click()
  await expect(title(page)).toHaveText(`Thank you, ${typed.first_name}. We have your application.`)
  expect(await mailTo(typed.email)).toMatch(/\byour\b/)
})
