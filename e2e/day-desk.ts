import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Account, Api, Record } from './api.ts'
import { called, createContactPerson, createEmployee, createFacility } from './api.ts'
import type { Language, Words } from './day-words.ts'
import { words } from './day-words.ts'
import { inDays, shownShort } from './day.ts'
import { addressOf } from './email-form.ts'
import type { Period } from './placement-page.ts'
import { bookingForm } from './placement-page.ts'
import { notices } from './screen.ts'
import { hire } from './dispatcher.ts'

/** A dispatcher at their screen, and the words on it. */
export type Desk = { page: Page; w: Words; language: Language; id: number; name: string; account: Account }

/** A new dispatcher who will read this language. */
export async function takeDesk(page: Page, api: Api, language: Language): Promise<Desk> {
  return { page, w: words[language], language, ...(await hire(api, language === 'German' ? 'Hanna' : 'Kate')) }
}

/** A ward that the second dispatcher supports, its matron, and three nurses next door whom the first dispatches. */
export async function prepareWard(api: Api, dispatcher: Desk, supporter: Desk) {
  const place = { address_latitude: 47.07, address_longitude: 15.44 }
  const house = await createFacility(api, { name: called('Klinik Auwald'), support_user: { id: supporter.id }, ...place })
  const last_name = called('Moser')
  const matron = await createContactPerson(api, house, { last_name, gender: 'f', email: addressOf(last_name) })
  const family = called('Winter')
  const nurse = (first_name: string) =>
    createEmployee(api, { first_name, last_name: family, exam: 1, dispatcher: { id: dispatcher.id }, ...place })
  return {
    house,
    matron,
    address: addressOf(last_name),
    family,
    nurses: [await nurse('Jana'), await nurse('Mira'), await nurse('Nora')] as const,
  }
}

/** The days of the story; computed once because of midnight. */
export const daysOfStory = () =>
  ({
    booked: [inDays(0), inDays(10)],
    sick: [inDays(2), inDays(4)],
    renewed: [inDays(11), inDays(24)],
    mistaken: [inDays(11), inDays(31)],
  }) satisfies { [name: string]: Period }

/** Waits until the search finds a new record, which takes it up to three seconds. */
export const findable = async (api: Api, { name }: Record) =>
  expect
    .poll(async () => {
      const answer = await api.get(`search.json/?${new URLSearchParams({ q: name })}`)
      return ((await answer.json()) as { results: { title: string }[] }).results.map(({ title }) => title)
    })
    .toContain(name)

/** Opens with Ctrl+K what the first result promises. */
export async function lookUp({ page, w }: Desk, typed: string, promised: string) {
  await expect(page.locator('.k-find button')).toBeAttached()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: w.search })
  await dialog.getByRole('combobox').fill(typed)
  await expect(dialog.getByRole('option', { selected: true })).toContainText(promised)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

/** Days as tables and findings show them. */
export const span = ([from, to]: Period): string => `${shownShort(from)} – ${shownShort(to)}`

/** Waits for what speaks against the booking on these days, then saves it. */
export async function bookDespiteFinding({ page, w }: Desk, days: Period) {
  const form = bookingForm(page)
  await expect(form).toContainText(`${w.missing}, ${span(days)}`)
  await form.getByRole('button', { name: w.createBooking }).click()
  await expect(form).toBeHidden()
}

export const cockpit = (page: Page): Locator => page.locator('.k-cockpit')

/** Opens a section of the dashboard, limited to the dispatcher's own rows. */
export async function openSection({ page, w }: Desk, section: string) {
  await page.goto('/')
  await cockpit(page).getByText(w.mine, { exact: true }).click()
  await sectionToggle(page, section).click()
}

export const sectionToggle = (page: Page, section: string): Locator =>
  cockpit(page).getByRole('button', { name: new RegExp(`^\\d+ ${section}$`) })

export const cockpitRow = (page: Page, section: string, who: Record): Locator =>
  cockpit(page).getByRole('list', { name: section, exact: true }).getByRole('listitem').filter({ hasText: who.name })

export const act = (within: Locator, name: string): Locator => within.getByRole('button', { name: new RegExp(`^${name}: `) })

/** Others may still be shown. */
export const notice = ({ page }: Desk, text: string): Locator => notices(page).filter({ hasText: text })

/** Takes back what the notice of these words is about. */
export const undoFromNotice = (desk: Desk, text: string) =>
  notice(desk, text)
    .getByRole('button', { name: new RegExp(`^${desk.w.undo}`) })
    .click()

/** The records of a list, as the server holds them. */
export const stored = async (api: Api, path: string) =>
  ((await (await api.get(path)).json()) as { results: { [name: string]: unknown }[] }).results
