import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { board, drag, inHand, told } from './board-page.ts'
import { inDays, shown } from './day.ts'
import { test } from './journey.ts'
import { agreeOnTerms, bookingForm, bookings, candidates, fillPeriod, lastDay, picker } from './placement-page.ts'
import { choose, chooseInMenu, notices } from './screen.ts'
import { comeToWork, hire } from './dispatcher.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('every word in bold of the tour stands in the journey that follows it', () => {
  const [tour, journey] = [read('../docs/tour.md'), read('tour.spec.ts')]
  const bold = [...tour.matchAll(/(^\d+\. )?\*\*([^*]+)\*\*/gm)]
  const words = bold.flatMap(([, step, word]) => (step === undefined ? [word!] : []))
  expect(words.length).toBeGreaterThan(15)
  expect(words.filter((word) => !journey.includes(`'${word}'`))).toEqual([])
})

test('a stranger follows the tour', async ({ page, api }) => {
  const account = page.getByRole('button', { name: /^(Einstellungen und Konto|Settings and account)/ })
  const press = (name: string) => page.getByRole('button', { name }).first().click()
  const search = async (words: string, found: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill(words)
    await expect(page.getByRole('option', { name: found }).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
  }

  await test.step('sign in', async () => {
    await comeToWork(page, await hire(api, 'Jule'))
    await account.click()
    await page.getByRole('menuitem', { name: 'Einstellungen' }).click()
    await page.getByRole('dialog').getByText('English').click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('see what needs somebody today', async () => {
    const cockpit = page.getByRole('region', { name: 'What needs doing' })
    await cockpit.getByText('Mine', { exact: true }).click()
    await cockpit.getByText('All', { exact: true }).click()
    await press('Bookings ending')
    await expect(cockpit.getByRole('list', { name: 'Bookings ending' }).getByRole('listitem').first()).toBeVisible()
  })

  await test.step('find somebody by ear', async () => {
    await search('olena marvitz', 'Olena Marwitz')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olena Marwitz')
    await expect(page.getByRole('heading', { name: 'Matching vacancies' })).toBeVisible()
  })

  await test.step('write down what a facility needs', async () => {
    await search('vacancy havelauen', 'New vacancy at Krankenhaus Havelauen')
    const form = page.getByRole('dialog', { name: /^Create vacancy/ })
    await choose(form.getByRole('combobox', { name: 'Vacancy type' }), 'Fachkraft Intensiv')
    await choose(form.getByRole('combobox', { name: 'Department' }), 'Intensivstation')
    await choose(form.getByRole('combobox', { name: 'Exams' }), 'Gesundheits- und Krankenpfleger')
    await page.keyboard.press('Escape')
    await fillPeriod(form, [inDays(7), inDays(40)])
    await form.getByRole('button', { name: 'Create vacancy' }).click()
    await notices(page).getByRole('link', { name: 'Visit the vacancy' }).click()
  })

  const somebody = await test.step('ask who fits, and why', async () => {
    await expect(page.getByRole('heading', { name: 'Matching employees' })).toBeVisible()
    await press('Add candidates')
    const first = picker(page).locator('tbody .k-cell-button').first()
    const name = await first.innerText()
    await picker(page)
      .getByRole('checkbox', { name: `Select ${name}` })
      .check()
    await picker(page).getByRole('button', { name: 'Add 1 candidate' }).click()
    await expect(candidates(page, name)).toContainText('New')
    return name
  })

  await test.step('book, and read the finding', async () => {
    await chooseInMenu(candidates(page, somebody), 'Start booking')
    const form = bookingForm(page)
    await lastDay(form).fill(shown(inDays(47)))
    await lastDay(form).press('Tab')
    await expect(form).toContainText('The period extends beyond the vacancy’s')
    await agreeOnTerms(form)
    await form.getByRole('button', { name: 'Create booking' }).click()
    await expect(candidates(page, somebody)).toContainText('Booked')
  })

  const vacancy = page.url()
  await test.step('move it on the board', async () => {
    await page.getByRole('link', { name: 'Board', exact: true }).first().click()
    await page.getByText('12 weeks', { exact: true }).click()
    await page.getByRole('searchbox').fill(somebody)
    await expect(board(page).getByRole('row')).toHaveCount(2) // a bar moves until the rows are those asked for
    const bar = board(page)
      .getByRole('button', { name: /^Booking Krankenhaus Havelauen/ })
      .first()
    await drag(page, bar, { at: 'end', days: 2 })
    await expect(told(page)).toContainText('longer')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(inHand(page)).toHaveCount(0)
  })

  await test.step('take it back', async () => {
    await page.goto(vacancy)
    await chooseInMenu(bookings(page, somebody), 'History')
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button', { name: 'Undo' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(candidates(page, somebody)).toContainText('New')
  })

  await test.step('count', async () => {
    await account.click()
    await page.getByRole('menuitem', { name: 'KPIs' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('KPIs')
  })
})
