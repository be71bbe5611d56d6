import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Api, Record } from './api.ts'
import { called, createBooking, createEmployee, createFacility } from './api.ts'
import { inDays, shown } from './day.ts'

// The board, its bars, and how they are dragged.

type BookingTerms = { days: [number, number]; facility?: Record }

/** An employee with a unique name, booked on these days. */
export async function booked(api: Api, ...all: BookingTerms[]) {
  const last_name = called('Tafel')
  const employee = await createEmployee(api, { last_name, exam: 1 })
  const facility = await createFacility(api)
  const bookings = []
  for (const { days, facility: elsewhere = facility } of all)
    bookings.push(
      await createBooking(api, {
        facility: elsewhere,
        vacancy_type: 1,
        employee,
        date_range: { lower: inDays(days[0]), upper: inDays(days[1]) },
      }),
    )
  return { last_name, employee, facility, bookings }
}

/** The stored days of a booking. */
export const range = async (api: Api, { id }: Record) => {
  const { date_range } = await (await api.get(`bookings/${id}.json/`)).json()
  return [date_range.lower, date_range.upper]
}

type Rows = 'employees' | 'facilities' | 'vacancies'

/** The board, filtered to rows with this word in their name. */
export async function openBoard(page: Page, rows: Rows, word: string) {
  await page.goto(`/board?${new URLSearchParams({ rows, [`${rows}-filter-phrase`]: word })}`)
  await expect(board(page).getByRole('row')).not.toHaveCount(1)
}

export const board = (page: Page): Locator => page.getByRole('grid', { name: /^(Plantafel|Board)/ })

export const rowOf = (page: Page, name: string): Locator =>
  board(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader').getByText(name) })

/** A bar by its accessible name: `Buchung Haus Abendrot`. */
export const bar = (page: Page, name: string): Locator => board(page).getByRole('button', { name: new RegExp(`^${name}`) })

/** A bar from one day to another. */
export const barOn = (page: Page, name: string, [lower, upper]: [string, string]): Locator =>
  bar(page, `${name}.*, ${shown(lower)} – ${shown(upper)}`)

/** The description of the bar being dragged. */
export const told = (page: Page): Locator => page.locator('.k-board-told')
export const inHand = (page: Page): Locator => page.locator('.k-board-held')

const fourWeeks = 28

/** Grabs a bar and drags it by that many days, without letting go. */
export async function drag(page: Page, what: Locator, { at, days }: { at: 'start' | 'middle' | 'end'; days: number }) {
  const { x, y, width, height } = (await what.boundingBox())!
  const from = x + { start: 3, middle: width / 2, end: width - 3 }[at]
  await page.mouse.move(from, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(from + days * (await dayWidth(page)), y + height / 2, { steps: 4 })
}

/** Drags in a row from one visible day to another, counted from 0. */
export async function drawDays(page: Page, row: Locator, first: number, last: number) {
  const { x, y } = (await row.getByRole('gridcell').boundingBox())!
  const width = await dayWidth(page)
  await page.mouse.move(x + (first + 0.5) * width, y + 40)
  await page.mouse.down()
  await page.mouse.move(x + (last + 0.5) * width, y + 40, { steps: 4 })
}

async function dayWidth(page: Page): Promise<number> {
  const { width } = (await board(page).getByRole('gridcell').first().boundingBox())!
  return width / fourWeeks
}

/** What a screen reader announces. */
export const said = (page: Page): Locator => page.locator('.k-board ~ [role=status]')
