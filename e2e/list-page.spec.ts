import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { expectNoNotice, list, listRequests, parameters, rows } from './screen.ts'

const germanOnes = 'facilities-filter-states=Bayern (BY),Berlin (BE),Hamburg (HH)&facilities-filter-is_active=true'

test('the list is paged, and a reload or a shared link shows the same', async ({ office: page, context }) => {
  await page.goto(`/facilities?${germanOnes}`)
  await expect(page.getByText('1 – 10 von 14 Datensätzen')).toBeVisible()
  await page.getByRole('button', { name: 'Name sortieren' }).click()
  await expect(rows(page).first()).toHaveText('Alpenwart Klinik Wettersteinblick')
  await page.getByRole('listitem', { name: '2' }).click()
  await expect(page.getByText('11 – 14 von 14 Datensätzen')).toBeVisible()
  expect(parameters(page)).toMatchObject({ 'facilities-page': '2', 'facilities-sorted_by': 'name' })
  const [shown, address] = [await rows(page).allTextContents(), page.url()]
  expect(shown).toHaveLength(4)
  await page.reload()
  await expect(rows(page)).toHaveText(shown)
  expect(page.url()).toBe(address)
  const other = await context.newPage()
  const asked = listRequests(other)
  await other.goto(address)
  await expect(rows(other)).toHaveText(shown)
  expect(asked[0]).toEqual({ states: 'BY,BE,HH', is_active: 'true', sort: 'name', page: '2', size: '10' })
})

test('another filter, search or order begins at the first page', async ({ office: page }) => {
  await page.goto(`/facilities?${germanOnes}&facilities-page=2`)
  await expect(rows(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Adresse sortieren' }).click()
  await expect(page.getByText('1 – 10 von 14 Datensätzen')).toBeVisible()
  expect(parameters(page)['facilities-page']).toBeUndefined()
  await page.getByRole('listitem', { name: '2' }).click()
  await expect(rows(page)).toHaveCount(4)
  await page.getByRole('searchbox').fill('klinik')
  await expect(page.getByText(/^1 – \d+ von \d+ Datensätzen$/)).toBeVisible()
  expect(parameters(page)['facilities-page']).toBeUndefined()
})

test('a page that is no more leads to the first', async ({ office: page }) => {
  await page.goto(`/facilities?${germanOnes}&facilities-page=9`)
  await expect(page.getByText('1 – 10 von 14 Datensätzen')).toBeVisible()
  expect(parameters(page)['facilities-page']).toBeUndefined()
})

test('what was seen before stands there before the server has answered', async ({ office: page }) => {
  await page.goto(`/facilities?${germanOnes}`)
  const first = await rows(page).first().textContent()
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('kasack-list:facilities:facilities:')))
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
  await page.route('**/facilities.json/**', async (route) => {
    await permission
    const answer = await route.fetch()
    const { count, results } = await answer.json()
    await route.fulfill({ response: answer, json: { count, results: results.slice(1) } })
  })
  await page.reload()
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).first()).toHaveText(first!)
  permit()
  await expect(rows(page)).toHaveCount(9)
})

test('an answer that comes too late is never shown', async ({ office: page }) => {
  await page.goto('/facilities')
  await expect(rows(page)).toHaveCount(10)
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
  await page.route(/facilities\.json.*is_active=true/, async (route) => {
    await permission
    await route.continue().catch(() => undefined) // the page has aborted it
  })
  const aborted = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Aktiv', exact: true }).click()
  await page.getByRole('button', { name: 'Inaktiv', exact: true }).click()
  expect((await aborted).url()).toContain('is_active=true')
  permit()
  await expect(rows(page).first()).toHaveText('Tidenhof Residenz Sylt')
  await expect(page.getByText('Inaktiv', { exact: true })).not.toHaveCount(1)
})

test('a list that cannot be read says so and is read again on request', async ({ office: page }) => {
  await page.route('**/facilities.json/**', (route) => route.fulfill({ status: 500, json: { detail: 'Broken' } }))
  await page.goto('/facilities')
  await expect(list(page).getByText('Die Ergebnisse konnten nicht geladen werden.')).toBeVisible()
  await expect(list(page)).toHaveAttribute('aria-busy', 'false')
  await expectNoNotice(page)
  await page.unroute('**/facilities.json/**')
  await list(page).getByRole('button', { name: 'Neu laden' }).click()
  await expect(rows(page)).toHaveCount(10)
})

test('a column is made wider with the mouse and stays so', async ({ office: page }) => {
  await page.goto('/facilities')
  await expect(rows(page)).toHaveCount(10)
  const edge = page.getByRole('separator', { name: 'Spaltenbreite Name' })
  const percent = () => edge.getAttribute('aria-valuenow')
  const [before, box] = [await percent(), (await edge.boundingBox())!]
  await page.mouse.move(box.x + box.width / 2, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 10, { steps: 3 })
  await page.mouse.up()
  const after = await percent()
  expect(Number(after)).toBeGreaterThan(Number(before))
  await page.reload()
  await expect(rows(page)).toHaveCount(10)
  expect(await percent()).toBe(after)
})

test('outside production the list tells what it has asked', async ({ office: page }) => {
  await page.goto('/facilities?facilities-filter-states=Berlin (BE)')
  await page.getByRole('button', { name: 'Anfrage zeigen' }).click()
  await expect(page.getByText('states', { exact: false }).last()).toBeVisible()
})
