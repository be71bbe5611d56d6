import type { Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Api, Record } from './api.ts'
import { called, createBooking, createFacility, createVacancy, signIn } from './api.ts'
import type { Desk } from './day-desk.ts'
import { act, cockpitRow, notice, openSection, prepareWard, sectionToggle, span, stored, takeDesk, undoFromNotice } from './day-desk.ts'
import type { Language } from './day-words.ts'
import { inDays } from './day.ts'
import { test } from './journey.ts'
import type { Period } from './placement-page.ts'
import { agreeOnTerms, bookingForm, bookings, candidates } from './placement-page.ts'
import { chooseInMenu, fieldOf } from './screen.ts'
import { chooseEnglish } from './dispatcher.ts'

/** A dispatcher who is signed in already, and reads this language. */
async function sitDown(page: Page, api: Api, language: Language): Promise<Desk> {
  const desk = await takeDesk(page, api, language)
  await signIn(page.context().request, desk.account)
  if (language === 'English') {
    await page.goto('/')
    await chooseEnglish(page)
  }
  return desk
}

/** From now on the first write to the path waits at each page for that of the other: neither can know of it. */
async function meetAt(path: RegExp, pages: Page[]) {
  const waiting: Route[] = []
  const hold = async (route: Route) => {
    if (route.request().method() === 'GET' || waiting.length === pages.length) return route.fallback()
    waiting.push(route)
    if (waiting.length === pages.length) await Promise.all(waiting.map((one) => one.continue()))
    return undefined
  }
  for (const page of pages) await page.route(path, hold)
}

const days: Period = [inDays(3), inDays(12)]
const period = { lower: days[0], upper: days[1] }

/** A ward with a vacancy of one position, for which the first nurse is a candidate. */
async function prepareVacancy(api: Api, [a, b]: readonly [Desk, Desk]) {
  const ward = await prepareWard(api, a, b)
  const vacancy = await createVacancy(api, ward.house, { date_range: period })
  const [jana] = ward.nurses
  await api.post('candidates', { vacancy: { id: vacancy.id }, employee: { id: jana.id } })
  return { ...ward, vacancy, jana }
}

/** Opens the form of a booking of the candidate, fills in the terms, and waits for what speaks against it. */
async function prepareBooking({ page, w }: Desk, vacancy: Record, { name }: Record) {
  await page.goto(`/vacancies/${vacancy.id}`)
  await chooseInMenu(candidates(page, name), w.startBooking)
  await agreeOnTerms(bookingForm(page))
  await expect(bookingForm(page)).toContainText(`${w.missing}, ${span(days)}`)
}

async function withdraw({ page, w }: Desk) {
  await bookingForm(page).getByRole('button', { name: w.cancel }).click()
  await page.getByRole('dialog').getByRole('button', { name: w.discard }).click()
  await expect(bookingForm(page)).toBeHidden()
}

test('two book the same nurse in the same position at once: one has her, the other reads that the position is taken', async ({
  page,
  colleague,
  api,
}) => {
  const both = [await sitDown(page, api, 'German'), await sitDown(colleague, api, 'English')] as const
  const { vacancy, jana } = await prepareVacancy(api, both)
  for (const desk of both) await prepareBooking(desk, vacancy, jana)
  await meetAt(/bookings[.]json/, [page, colleague])
  await Promise.all(both.map((desk) => bookingForm(desk.page).getByRole('button', { name: desk.w.createBooking }).click()))
  const [winner, loser] = await winnerOf(both, async () => (await stored(api, `bookings.json/?vacancy__id=${vacancy.id}`))[0])
  await expect(bookingForm(winner.page)).toBeHidden()
  await expect(fieldOf(bookingForm(loser.page), loser.w.vacancyField)).toContainText(loser.w.allFilled)
  await withdraw(loser)
  for (const desk of both) {
    await expect(candidates(desk.page, jana.name)).toContainText(desk.w.signed)
    await expect(bookings(desk.page, jana.name)).toHaveCount(1)
    await expect(desk.page.getByRole('main')).toContainText(desk.w.filled)
  }
  const booked = await stored(api, `bookings.json/?employee__id=${jana.id}`)
  expect(booked).toMatchObject([{ vacancy: { id: vacancy.id }, date_range: period, created_by_user: { id: winner.id } }])
  expect(await stored(api, `bookings/${booked[0]!['id']}/history.json/`)).toMatchObject([{ act: 'created', user: { id: winner.id } }])
  expect(await (await api.get(`vacancies/${vacancy.id}.json/`)).json()).toMatchObject({ number_of_bookings: 1, status: 'filled' })
})

test('two book the same nurse for two wards: whoever is still writing is warned as soon as the other has saved', async ({
  page,
  colleague,
  api,
}) => {
  const [a, b] = [await sitDown(page, api, 'German'), await sitDown(colleague, api, 'English')] as const
  const { house, vacancy, jana } = await prepareVacancy(api, [a, b])
  const elsewhere = await createVacancy(api, await createFacility(api, { name: called('Haus Erlengrund') }), { date_range: period })
  await api.post('candidates', { vacancy: { id: elsewhere.id }, employee: { id: jana.id } })
  await prepareBooking(a, vacancy, jana)
  await prepareBooking(b, elsewhere, jana)
  await expect(bookingForm(b.page)).not.toContainText(b.w.alreadyBooked)
  await bookingForm(a.page).getByRole('button', { name: a.w.createBooking }).click()
  await expect(bookingForm(a.page)).toBeHidden()
  await expect(bookingForm(b.page)).toContainText(`${b.w.alreadyBooked}: ${house.name}, ${span(days)}`)
  await withdraw(b)
  await expect(bookings(a.page, jana.name)).toHaveCount(1)
  expect(await stored(api, `bookings.json/?employee__id=${jana.id}`)).toMatchObject([{ created_by_user: { id: a.id } }])
  expect(await (await api.get(`vacancies/${elsewhere.id}.json/`)).json()).toMatchObject({ number_of_bookings: 0, status: 'open' })
})

test('two change the same vacancy at once: the second reads both values and chooses, and nothing else of either is lost', async ({
  page,
  colleague,
  api,
}) => {
  const both = [await sitDown(page, api, 'German'), await sitDown(colleague, api, 'English')] as const
  const [a, b] = both
  const { vacancy } = await prepareVacancy(api, both)
  const form = (desk: Desk) => desk.page.getByRole('dialog', { name: desk.w.editVacancy })
  for (const desk of both) await openForm(desk, vacancy)
  await expect(form(a).getByText(`${b.name} ${a.w.alsoOpen}`)).toBeAttached()
  await expect(form(b).getByText(`${a.name} ${b.w.alsoOpen}`)).toBeAttached()
  const wanted = { [a.id]: 2, [b.id]: 3 }
  for (const desk of both) await form(desk).getByRole('spinbutton', { name: desk.w.positions }).fill(String(wanted[desk.id]))
  await form(a).getByRole('spinbutton', { name: a.w.accommodation }).fill('900')
  await form(b).getByRole('textbox', { name: b.w.description }).fill('Please ring the bell.')
  await meetAt(/vacancies[/]\d+[.]json/, [page, colleague])
  await Promise.all(both.map((desk) => form(desk).getByRole('button', { name: desk.w.save }).click()))

  const history = () => stored(api, `vacancies/${vacancy.id}/history.json/`)
  const [winner, loser] = await winnerOf(both, async () => (await history()).find(({ act: what }) => what === 'changed'), 'user')
  await expect(form(winner)).toBeHidden()
  const choice = loser.page.getByRole('dialog', { name: loser.w.changedMeanwhile })
  await expect(choice.getByRole('radiogroup')).toHaveCount(1)
  await choice.getByRole('radio', { name: `${loser.w.theirs} ${wanted[winner.id]}` }).check()
  await choice.getByRole('button', { name: loser.w.save }).click()
  await expect(form(loser)).toBeHidden()
  await expect(notice(loser, loser.w.wasChanged)).toBeVisible()
  const kept = { number_of_positions: wanted[winner.id], accommodation_package: '900.00', description: 'Please ring the bell.' }
  expect(await (await api.get(`vacancies/${vacancy.id}.json/`)).json()).toMatchObject(kept)
  const lines = await history()
  expect(lines.map(({ act: what }) => what)).toEqual(['changed', 'changed', 'created'])
  expect(lines).toMatchObject([{ user: { id: loser.id } }, { user: { id: winner.id } }, {}])
})

test('one deletes a vacancy while the other changes it: it is told, taken back, and what was written is saved', async ({
  page,
  colleague,
  api,
}) => {
  const [a, b] = [await sitDown(page, api, 'German'), await sitDown(colleague, api, 'English')] as const
  const { vacancy } = await prepareVacancy(api, [a, b])
  const form = b.page.getByRole('dialog', { name: b.w.editVacancy })
  await openForm(b, vacancy)
  await form.getByRole('textbox', { name: b.w.description }).fill('Please ring the bell.')
  await a.page.goto(`/vacancies/${vacancy.id}`)
  await a.page.getByRole('button', { name: a.w.moreActions }).click()
  await a.page.getByRole('menuitem', { name: a.w.remove }).click()
  await a.page.getByRole('dialog').getByRole('button', { name: a.w.remove }).click()
  await expect(notice(a, a.w.wasDeleted)).toBeVisible()
  await form.getByRole('button', { name: b.w.save }).click()
  await expect(form.getByRole('alert')).toContainText(b.w.deletedMeanwhile)
  await expect(form.getByRole('textbox', { name: b.w.description })).toHaveValue('Please ring the bell.')

  await undoFromNotice(a, a.w.wasDeleted)
  await expect(a.page.getByText(a.w.undone)).toBeVisible()
  await form.getByRole('button', { name: b.w.save }).click()
  await expect(form).toBeHidden()
  await expect(notice(b, b.w.wasChanged)).toBeVisible()
  expect(await (await api.get(`vacancies/${vacancy.id}.json/`)).json()).toMatchObject({
    description: 'Please ring the bell.',
    status: 'open',
  })
  expect(await stored(api, `vacancies/${vacancy.id}/history.json/`)).toMatchObject([
    { act: 'changed', user: { id: b.id } },
    { act: 'restored', user: { id: a.id } },
    { act: 'deleted', user: { id: a.id } },
    { act: 'created' },
  ])
})

test('two settle the same row of the cockpit at once: it is settled once, and the second is told', async ({ page, colleague, api }) => {
  const both = [await sitDown(page, api, 'German'), await sitDown(colleague, api, 'English')] as const
  const { vacancy, jana } = await prepareVacancy(api, both)
  const booking = await createBooking(api, { vacancy, employee: jana, date_range: period })
  for (const desk of both) await openSection(desk, desk.w.bookingsEnding)
  const row = ({ page: seen, w }: Desk) => cockpitRow(seen, w.bookingsEnding, jana)
  for (const desk of both) await expect(row(desk)).toBeVisible()
  await meetAt(/settle[.]json/, [page, colleague])
  await Promise.all(both.map((desk) => act(row(desk), desk.w.letEnd).click()))

  const settlements = async () =>
    (await stored(api, 'cockpit-settlements.json/?code=bookings_ending&size=1000')).filter(({ record }) => record === booking.id)
  const [winner, loser] = await winnerOf(both, async () => (await settlements())[0])
  await expect(notice(winner, jana.name)).toContainText(winner.w.settledUntil)
  await expect(notice(loser, loser.w.nothingToSettle)).toBeVisible()
  for (const desk of both) await expect(sectionToggle(desk.page, desk.w.bookingsEnding)).toHaveCount(0)
  expect(await settlements()).toMatchObject([{ until: inDays(7), created_by_user: { id: winner.id } }])

  await undoFromNotice(winner, winner.w.settledUntil)
  for (const desk of both) await expect(sectionToggle(desk.page, desk.w.bookingsEnding)).toBeVisible()
  expect(await settlements()).toEqual([])
})

async function openForm({ page, w }: Desk, vacancy: Record) {
  await page.goto(`/vacancies/${vacancy.id}`)
  await page.getByRole('button', { name: w.edit, exact: true }).click()
  await expect(page.getByRole('dialog', { name: w.editVacancy }).getByRole('spinbutton', { name: w.positions })).toHaveValue('1')
}

/** Who wrote the record that only one of both could write, and who came second. */
async function winnerOf(
  [a, b]: readonly [Desk, Desk],
  written: () => Promise<{ [name: string]: unknown } | undefined>,
  by = 'created_by_user',
): Promise<[Desk, Desk]> {
  let author: unknown
  await expect.poll(async () => (author = (await written())?.[by])).toBeTruthy()
  const { id } = author as Record
  expect([a.id, b.id]).toContain(id)
  return id === a.id ? [a, b] : [b, a]
}
