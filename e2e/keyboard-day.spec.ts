import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Api } from './api.ts'
import { called, createEmployee, createEntry, createFacility, createVacancy } from './api.ts'
import { inDays, shown, shownShort } from './day.ts'
import { test } from './journey.ts'
import { chooseByLetter, focused, tabTo, take } from './keys.ts'
import { bookingForm, bookings, candidates, lastDay, picker } from './placement-page.ts'
import { entryForm, fieldOf } from './screen.ts'

/** A facility with an earlier vacancy, two nurses who live next to it, and two facilities to call today. */
async function prepare(api: Api) {
  const place = { address_latitude: 47.07, address_longitude: 15.44, exam: 1 }
  const house = await createFacility(api, { name: called('Klinik Tastenfeld'), ...place })
  await createVacancy(api, house, { date_range: { lower: inDays(-60), upper: inDays(-30) } })
  const last_name = called('Reuter')
  const jana = await createEmployee(api, { ...place, last_name, expenses: '28' })
  const mira = await createEmployee(api, { ...place, last_name, first_name: 'Mira' })
  const calls = called('Haus Nachmittag')
  const due = []
  for (const at of ['eins', 'zwei']) due.push(await createFacility(api, { name: `${calls} ${at}` }))
  for (const facility of due) await createEntry(api, facility, { followup_date: inDays(0) })
  return { house, family: last_name, jana, mira, calls, due }
}

const notes = ['Zwei Profile gehen raus.', 'Braucht niemanden.']
type Row = { id: number; note: string; todo: boolean }
const byNote = (one: Row | undefined, other: Row | undefined) => (one && other ? one.note.localeCompare(other.note) : 0)
const withoutYear = (day: string) => shown(day).slice(0, 6)
/** Daily work must not need more steps. */
const stepTo = (page: Page, name: string | RegExp, way: { most?: number; isBack?: boolean } = {}) => tabTo(page, name, { most: 8, ...way })
const expectAt = (page: Page, name: string | RegExp) => expect(focused(page)).toHaveAccessibleName(name)

/** Both tables of a vacancy form one sequence of rows, which the keyboard follows from the first. */
async function goToBooking(page: Page, words: string) {
  const row = bookings(page, words)
  await expect(row).toHaveCount(1)
  await page.keyboard.press('j')
  while (!(await row.evaluate((one) => one.contains(document.activeElement)))) await page.keyboard.press('j')
}

test('a vacancy is filled, a nurse replaced, renewed and ended, and calls are made, on the keyboard alone', async ({
  office: page,
  api,
}) => {
  test.slow()
  const { house, family, jana, mira, calls, due } = await prepare(api)
  const stored = async (path: string) => ((await (await api.get(path)).json()) as { results: Row[] }).results
  await page.goto('/')
  await expect(page.getByRole('table', { name: 'Wiedervorlagen' })).toBeVisible()

  await test.step('a vacancy takes a few letters for each choice, and begins with the exams of the last one', async () => {
    await page.keyboard.press('n')
    await chooseByLetter(page, 'Stelle')
    const form = page.getByRole('dialog', { name: 'Stelle anlegen' })
    await expect(form.getByRole('combobox', { name: 'Stellenart' })).toBeFocused()
    await take(page, 'Allgemein')
    await expect(fieldOf(form, 'Stellenart')).toContainText('Allgemein')
    await take(page, house.name.slice(-6))
    await expect(fieldOf(form, 'Einrichtung')).toContainText(house.name)
    await take(page, 'Ger')
    await stepTo(page, 'Zeitraum, von')
    await page.keyboard.type(withoutYear(inDays(0)))
    await stepTo(page, '+6 Wochen')
    await page.keyboard.press('Enter')
    await expect(lastDay(form)).toHaveValue(shown(inDays(41)))
    await expect(fieldOf(form, 'Examen')).toContainText('Pflegefachfrau')
    await page.keyboard.press('Control+Shift+Enter')
  })

  await test.step('two who are free become candidates', async () => {
    await expect(picker(page).getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(family)
    await expect(picker(page).locator('tbody').getByRole('row')).toHaveCount(2)
    for (const key of ['ArrowDown', 'x', 'j', 'x']) await page.keyboard.press(key)
    await page.keyboard.press('Control+Enter')
    await expect(picker(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(candidates(page, 'Neu')).toHaveCount(2)
  })

  await test.step('one is asked, and booked', async () => {
    await page.keyboard.press('j')
    await stepTo(page, `Mitarbeiter angefragt: ${jana.name}`)
    await page.keyboard.press('Enter')
    await expect(focused(page)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('m')
    await chooseByLetter(page, 'Buchung starten')
    await expectAt(page, 'Verrechnungssatz') // the first term still missing
    await stepTo(page, '+2 Wochen', { isBack: true })
    await page.keyboard.press('Enter')
    await stepTo(page, 'Verrechnungssatz')
    await page.keyboard.type('48,5')
    await stepTo(page, 'Monatsstunden')
    await page.keyboard.type('160')
    for (const choice of ['Firmenwagen', 'nein']) {
      await stepTo(page, choice)
      await page.keyboard.press('Space')
    }
    await page.keyboard.press('Control+Enter')
    await expect(bookings(page, jana.name)).toHaveCount(1)
    await expectAt(page, `Aktionen für ${jana.name}`)
  })

  await test.step('she falls ill, and the other one stands in', async () => {
    await page.keyboard.press('n')
    await chooseByLetter(page, 'Abwesenheit')
    const form = page.getByRole('dialog', { name: 'Abwesenheit anlegen' })
    await expect(form.getByRole('combobox', { name: 'Mitarbeiter' })).toBeFocused()
    await take(page, jana.name)
    await take(page, 'kra')
    await page.keyboard.type(withoutYear(inDays(2)))
    await stepTo(page, '1 Woche')
    await page.keyboard.press('Enter')
    await expect(form).toContainText(`Trifft: ${house.name}`)
    await page.keyboard.press('Control+Enter')
    await expect(form).toBeHidden()
    await expectAt(page, 'Anlegen')
    await page.keyboard.press('t')
    await expectAt(page, 'Haus benachrichtigen')
    await stepTo(page, 'Ersatz suchen')
    await page.keyboard.press('Enter')
    const standIn = page.getByRole('dialog', { name: /^Ersatz suchen/ })
    await expect(standIn.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(family)
    await expect(standIn.locator('tbody').getByRole('row')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await stepTo(page, `Buchen: ${mira.name}`)
    await page.keyboard.press('Enter')
    await expect(fieldOf(bookingForm(page), 'Springt ein für')).toContainText(jana.name)
    await expect(bookingForm(page)).toContainText(`Masernnachweis, ${shownShort(inDays(2))} – `)
    await page.keyboard.press('Control+Enter')
    await expect(bookingForm(page)).toBeHidden()
    await expectAt(page, 'Anlegen') // where it began
  })

  await test.step('she is renewed by four weeks, then the first booking ends early', async () => {
    const first = `${shownShort(inDays(0))} – ${shownShort(inDays(13))}`
    await goToBooking(page, first)
    await page.keyboard.press('m')
    await chooseByLetter(page, 'Verlängern')
    await expect(fieldOf(bookingForm(page), 'Mitarbeiter')).toContainText(jana.name)
    await stepTo(page, '+4 Wochen')
    await page.keyboard.press('Enter')
    await expect(bookingForm(page)).toContainText(`Masernnachweis, ${shownShort(inDays(14))} – ${shownShort(inDays(41))}`)
    await page.keyboard.press('Control+Enter')
    await expect(bookings(page)).toHaveCount(3)
    await expectAt(page, `Aktionen für Buchung ${jana.name}, ${shownShort(inDays(0))} – ${shownShort(inDays(13))}`)
    await page.keyboard.press('m')
    await chooseByLetter(page, 'Vorzeitig beenden')
    await expectAt(page, 'Letzter Tag')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(withoutYear(inDays(10)))
    await page.keyboard.press('Control+Enter')
    await expect(bookings(page, `${shownShort(inDays(0))} – ${shownShort(inDays(10))}`)).toHaveCount(1)
    await expectAt(page, /^Aktionen für Buchung/)
  })

  await test.step('due calls are written down one after the other', async () => {
    await page.goto(`/?${new URLSearchParams({ 'de-filter-facility__name__icontains': calls })}`)
    await expect(page.getByRole('row', { name: calls })).toHaveCount(2)
    await page.keyboard.press('j')
    await page.keyboard.press('l')
    for (const note of notes) {
      await expect(entryForm(page).getByLabel('Notiz')).toBeFocused()
      await expect(entryForm(page).getByLabel('Notiz')).toHaveValue('')
      await page.keyboard.type(note)
      await stepTo(page, /^\+1 Woche/, { most: 12 })
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+Enter')
    }
    await expect(entryForm(page)).toBeHidden()
    await expect(focused(page)).toHaveCount(1) // the row is gone: its table, or the page
  })

  const [vacancy] = await stored(`vacancies.json/?facility=${house.id}&sort=-id`)
  expect(vacancy).toMatchObject({ date_range: { lower: inDays(0), upper: inDays(41) }, exams: [{ id: 1 }] })
  expect(await stored(`candidates.json/?vacancy__id=${vacancy!.id}&sort=employee__name`)).toMatchObject([
    { employee: { id: jana.id }, employee_asked: true, status: 'signed' },
    { employee: { id: mira.id }, employee_asked: false },
  ])
  expect(await stored(`bookings.json/?vacancy__id=${vacancy!.id}&sort=id`)).toMatchObject([
    { employee: { id: jana.id }, charge_rate: '48.50', terminated: true, date_range: { lower: inDays(0), upper: inDays(10) } },
    { employee: { id: mira.id }, stands_in_for: {}, date_range: { lower: inDays(2), upper: inDays(8) } },
    { employee: { id: jana.id }, booking_type: 'renewal', date_range: { lower: inDays(14), upper: inDays(41) } },
  ])
  expect(await stored(`absences.json/?employee__id=${jana.id}`)).toMatchObject([{ reason: 'sick', date_range: { upper: inDays(8) } }])
  const written = await Promise.all(due.map(async ({ id }) => stored(`engagements.json/?facility=${id}&sort=-id`)))
  expect(written.map(([latest]) => latest).toSorted(byNote)).toMatchObject([{ note: notes[1] }, { note: notes[0] }])
  expect(written.flat().filter(({ todo }) => todo)).toHaveLength(2) // the next call of each; the previous ones are done
})
