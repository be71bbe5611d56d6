import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { permissions } from '@kasack/contract/permission.ts'
import { createEmployee, createFacility, createUser, createVacancy, signIn } from './api.ts'
import { test } from './journey.ts'
import { facilityForm, list, notices } from './screen.ts'

const widthOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => part.getBoundingClientRect().width)

const styleGuide = '/dev/styleguide'

for (const width of [1280, 1440, 1920]) {
  test(`nothing sticks out of a window ${width} px wide`, async ({ office: page, api }) => {
    const long = 'Rehabilitationszentrum-Donaudampfschifffahrtsgesellschaft'.repeat(2)
    const { id } = await createFacility(api, {
      name: long,
      company: long,
      street: long,
      comments: long,
      email: `${long.slice(0, 50)}@haus.example`,
    })
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      '/facilities?facilities-sorted_by=-created_datetime',
      `/facilities/${id}`,
      '/facilities?modals=facility',
      '/',
      '/contact-persons',
      '/no-such-page',
      styleGuide,
    ]) {
      await page.goto(path)
      await page.getByRole('heading').first().waitFor()
      if (path !== styleGuide) await expect(page.locator('[aria-busy=true]')).toHaveCount(0) // there a table loads for ever
      const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect.soft(sticksOut, path).toBeLessThanOrEqual(0)
    }
  })
}

test('a long user name gives way to the navigation', async ({ page, api }) => {
  const name = { first_name: 'Maximiliane', last_name: 'Freudenthal-Achterberg' }
  await signIn(page.context().request, await createUser(api, permissions, name))
  await page.goto('/facilities')
  const [last, search] = [page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link').last(), page.locator('.k-find')]
  const [link, field] = [(await last.boundingBox())!, (await search.boundingBox())!]
  expect(link.x + link.width).toBeLessThanOrEqual(field.x)
})

test('a page is 1260 to 1440 px wide, 1760 px on very large screens', async ({ office: page }) => {
  await page.goto('/facilities')
  await list(page).waitFor()
  for (const [width, least, most] of [
    [1000, 1260, 1260],
    [1280, 1260, 1260],
    [1800, 1260, 1440],
    [2000, 1260, 1440],
    [2100, 1440, 1760],
    [2560, 1760, 1760],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const shown = await widthOf(page, '.k-page')
    expect(shown, `at ${width} px`).toBeGreaterThanOrEqual(least)
    expect(shown, `at ${width} px`).toBeLessThanOrEqual(most)
  }
  await page.setViewportSize({ width: 1000, height: 900 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})

test('forms are 1120 px wide, in quarters, in eighths on large screens', async ({ office: page }) => {
  await page.goto('/facilities?modals=facility')
  const form = facilityForm(page)
  await expect(form.getByLabel('Name')).toBeVisible()
  expect(await widthOf(page, '.ant-modal')).toBe(1120)
  await expect(form.getByRole('textbox', { name: 'Notizen' })).toHaveAttribute('rows', '6')
  const share = (label: string) =>
    form.getByLabel(label).evaluate((control) => {
      const [column, row] = [control.closest('.ant-col')!, control.closest('.ant-row')!]
      return Math.round((column.getBoundingClientRect().width / row.getBoundingClientRect().width) * 24)
    })
  expect([await share('Name'), await share('Ort'), await share('PLZ')]).toEqual([12, 6, 6])
  await page.setViewportSize({ width: 1920, height: 1080 })
  expect([await share('Name'), await share('Ort'), await share('PLZ')]).toEqual([12, 9, 3])
})

test('long texts end after two lines of 21 px, tooltips are at most 300 px wide', async ({ office: page, api }) => {
  const { id, name } = await createFacility(api, {
    company: 'Gemeinnützige Gesellschaft für Altenhilfe, Pflege und Betreuung im Alpenraum mbH',
  })
  await page.goto(`/facilities?facilities-filter-phrase=${name}`)
  const company = page.getByTitle('Gemeinnützige Gesellschaft')
  await expect(company).toHaveCSS('line-height', '21px')
  expect((await company.boundingBox())!.height).toBe(42)
  await page.goto(`/facilities/${id}`)
  await page.getByRole('button', { name: 'Adresse kopieren' }).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  expect(await widthOf(page, '.ant-tooltip')).toBeLessThanOrEqual(300)
})

test('a menu lies above what a notification says', async ({ office: page, api }) => {
  const { id } = await createFacility(api)
  await page.goto(`/facilities?modals=facility&facility-id=${id}`)
  const form = facilityForm(page)
  await form.getByLabel('Firma').fill('Wehr gGmbH')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form).toBeHidden()
  await notices(page).hover() // it stays while the mouse rests on it
  const row = list(page).locator('tbody').getByRole('row').nth(5)
  await row.getByRole('button', { name: /^Aktionen für/ }).press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  const [{ y, height }, notice] = [(await menu.boundingBox())!, (await notices(page).boundingBox())!]
  expect(y + height, 'the menu reaches down to the notification').toBeGreaterThan(notice.y)
  const covered = await menu.getByRole('menuitem').evaluateAll((entries) =>
    entries.filter((entry) => {
      const box = entry.getBoundingClientRect()
      return !entry.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 4))
    }),
  )
  expect(covered).toHaveLength(0)
})

test('how late a follow-up is and whose it is can be read in the narrowest window', async ({ office: page }) => {
  await page.goto('/?de-sorted_by=followup_date')
  const days = page.getByRole('table', { name: 'Wiedervorlagen' }).getByRole('rowheader')
  await expect(days.first()).toContainText('Tage überfällig')
  const cut = days
    .locator('.k-second')
    .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent))
  expect(await cut).toEqual([])
})

test('the footer names product and year, and says that the data are invented', async ({ office: page }) => {
  await page.goto('/facilities')
  await expect(page.getByRole('contentinfo')).toContainText(`Kasack · ${new Date().getFullYear()}`)
  await expect(page.getByRole('contentinfo')).toContainText('Demodaten')
})

test('a scroll bar that takes its place from a window of 1280 px brings no second one', async ({ office: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/facilities')
  await list(page).waitFor()
  const sticksOut = await page.evaluate(() => {
    document.documentElement.style.inlineSize = '1265px' // test browsers draw scroll bars over the page
    return document.body.getBoundingClientRect().right - 1265
  })
  expect(sticksOut).toBeLessThanOrEqual(0)
  expect(await page.evaluate(() => document.querySelector('.k-page')!.getBoundingClientRect().right)).toBeLessThanOrEqual(1265)
})

test('on a sheet of paper nothing is cut, and the weeks keep their colours', async ({ office: page, api }) => {
  const facility = await createFacility(api, { name: 'Gemeinnützige Gesellschaft für Altenhilfe, Pflege und Betreuung' })
  const [employee, vacancy] = [await createEmployee(api), await createVacancy(api, facility)]
  for (const path of [`/facilities/${facility.id}`, `/employees/${employee.id}`, `/vacancies/${vacancy.id}`, '/employees']) {
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 718, height: 1040 }) // A4 within its margins
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(718)
    expect(await cutOrPressed(page), path).toEqual([])
    await expect(page.locator('.k-week').first()).toHaveCSS('print-color-adjust', 'exact')
  }
})

/** Visible controls that do nothing on paper, and truncated texts. */
function cutOrPressed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('#root *')].filter((element) => element.checkVisibility())
    const pressed = seen.filter((element) => element.matches('nav, .ant-btn:not(.k-cell-button, .k-open-name)'))
    const cut = seen.filter(({ textContent, scrollWidth, clientWidth }) => textContent && clientWidth > 1 && scrollWidth > clientWidth + 1)
    const shaved = cut.filter((element) => getComputedStyle(element).overflowX !== 'visible')
    return [...pressed, ...shaved].map((element) => element.outerHTML.slice(0, 200))
  })
}
