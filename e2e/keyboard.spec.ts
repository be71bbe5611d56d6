import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { called, createEntry, createFacility } from './api.ts'
import { inDays, shown } from './day.ts'
import { test } from './journey.ts'
import { entryForm, fieldOf, facilityForm, list, notices, rows, rowsOf } from './screen.ts'

/** Goes on with Tab until the named thing has the focus. */
async function tabTo(page: Page, name: string | RegExp, most = 40) {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    const here = page.locator(':focus')
    if (
      (await here.count()) > 0 &&
      (await here
        .filter({ hasText: name })
        .or(here.and(page.getByLabel(name)))
        .count()) > 0
    )
      return here
  }
  throw new Error(`${name} is not reached with Tab`)
}

test('a facility is found, opened, changed and saved with the keyboard alone', async ({ office: page, api }) => {
  const { id, name } = await createFacility(api, { name: called('Haus Tastenfeld') })
  await page.goto('/facilities')
  await expect(rows(page)).toHaveCount(10)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(name)
  await expect(rows(page)).toHaveText([name])
  await expect(await tabTo(page, name)).toHaveAttribute('href', `/facilities/${id}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, 'Bearbeiten')
  await page.keyboard.press('Enter')
  const form = facilityForm(page)
  await expect(form.getByLabel('Name')).toBeFocused()
  await tabTo(page, 'Betreuer')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('Nils')
  await expect(page.locator('.ant-select-item-option-active')).toHaveText('Nils Kortmann') // Enter takes what is marked
  await page.keyboard.press('Enter')
  await expect(form.getByTitle('Nils Kortmann')).toBeVisible()
  await tabTo(page, 'Ort')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Klagenfurt')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(notices(page)).toContainText('Einrichtung wurde geändert')
  await expect(page.getByRole('button', { name: 'Bearbeiten', exact: true })).toBeFocused()
  expect(await (await api.get(`facilities/${id}.json/`)).json()).toMatchObject({
    city: 'Klagenfurt',
    support_user: { name: 'Nils Kortmann' },
  })
})

test('a call that is due is written down with the keyboard alone', async ({ office: page, api }) => {
  const facility = await createFacility(api, { name: called('Haus Tastenfeld') })
  await createEntry(api, facility, { followup_date: inDays(0) })
  await page.goto('/')
  await expect(rowsOf(page, 'Wiedervorlagen', 'heute').first()).toBeVisible()
  await tabTo(page, 'Filter Einrichtung')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Filter Einrichtung' }).getByRole('textbox')).toBeFocused()
  await page.keyboard.type(facility.name)
  await page.keyboard.press('Enter')
  await expect(rowsOf(page, 'Wiedervorlagen', 'heute')).toHaveCount(1)
  await tabTo(page, `Eintrag zu ${facility.name} anlegen`)
  await page.keyboard.press('Enter')
  const form = entryForm(page)
  await expect(form.getByLabel('Notiz')).toBeFocused()
  await page.keyboard.type('Zimmer ist frei.')
  await tabTo(page, 'Kontaktart')
  await page.keyboard.type('eingehend')
  await expect(page.getByRole('option', { name: 'Telefonat eingehend' })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(form.getByTitle('Telefonat eingehend')).toBeVisible()
  await expect(await tabTo(page, 'Wiedervorlage')).toHaveAttribute('placeholder', 'DD.MM.YYYY')
  await page.keyboard.type(shown(inDays(7)))
  await tabTo(page, 'Logbucheintrag anlegen')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(notices(page)).toContainText('Logbucheintrag wurde angelegt')
  await expect(rowsOf(page, 'Wiedervorlagen', 'Keine Daten zu diesen Filtern')).toBeVisible()
  expect(await (await api.get(`facilities/${facility.id}.json/`)).json()).toMatchObject({ followup_date: inDays(7) })
})

test('in a list keys lead from row to row, open, change and write in the logbook', async ({ office: page, api }) => {
  const { id, name } = await createFacility(api, { name: called('Haus Tastenfeld') })
  await page.goto('/facilities')
  await expect(rows(page)).toHaveCount(10)
  const row = (at: number) => list(page).locator('tbody').getByRole('row').nth(at)
  await page.keyboard.press('j')
  await expect(row(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(row(1)).toBeFocused()
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  await expect(rows(page)).toHaveText([name])
  await page.keyboard.press('ArrowDown')
  await expect(row(0)).toBeFocused()
  await page.keyboard.press('l')
  await expect(fieldOf(entryForm(page), 'Einrichtung')).toContainText(name)
  await page.keyboard.press('Escape')
  await expect(row(0)).toBeFocused()
  await page.keyboard.press('e')
  await expect(facilityForm(page).getByLabel('Name')).toHaveValue(name)
  await page.keyboard.press('Escape')
  await expect(row(0)).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Tasten' })).toContainText('Logbucheintrag schreiben')
  await page.keyboard.press('Escape')
  await expect(row(0)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/facilities/${id}`)
})

test('filters, order and pages are within reach of the keyboard', async ({ office: page }) => {
  await page.goto('/facilities')
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('searchbox').focus()
  await tabTo(page, 'Name sortieren')
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toHaveText('Alpenwart Klinik Pfänderhang')
  await tabTo(page, 'Filter Name')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Filter Name' }).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Alpenwart')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Filter Name, gesetzt' })).toBeFocused()
  await tabTo(page, /^Aktionen für/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Bearbeiten' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Aktionen für/ }).first()).toBeFocused()
})

test('Tab leads to nothing behind an open form, and closing it leads back', async ({ office: page }) => {
  await page.goto('/facilities')
  await page.getByRole('button', { name: 'Anlegen', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Einrichtung' })).toBeFocused()
  await page.keyboard.press('Enter')
  const form = facilityForm(page)
  await expect(form.getByLabel('Name')).toBeFocused()
  for (let step = 1; step <= 30; step += 1) {
    await page.keyboard.press('Tab')
    const isInside = () => document.activeElement?.closest('[role=dialog]') !== null
    expect(await page.evaluate(isInside), `after ${step} steps`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Anlegen', exact: true })).toBeFocused()
})
