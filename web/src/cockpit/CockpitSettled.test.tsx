import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cockpit, ending, line, openCockpit, rowOf, settlement, toggle } from './cockpit.test-support.ts'

const settled = () => ({ bookings_ending: [ending(31, 'Jana Reuter', { settlement: settlement(51, 'Goes to Berlin.') })] })
const settledList = 'Done: Bookings ending'

test('an open section shows what was settled there, until when, by whom and why, and brings it back', async () => {
  const { sent } = await openCockpit({ rows: { bookings_ending: [ending(32, 'Cem Arslan')] }, settled: settled() })
  await toggle('1 Bookings ending').click()
  expect(cockpit.getByRole('list', { name: settledList }).elements()).toEqual([])
  await cockpit.getByRole('button', { name: 'Show done' }).click()
  const row = rowOf(settledList, 'Jana Reuter')
  await expect.element(row.getByText(/until .+ · Tarek Sölter · Goes to Berlin\./)).toBeVisible()
  expect(row.getByRole('button', { name: /^Renew/ }).elements()).toEqual([])
  await row.getByRole('button', { name: 'Reopen: Jana Reuter' }).click()
  await expect.element(rowOf('Bookings ending', 'Jana Reuter')).toBeVisible()
  await expect.element(rowOf(settledList, 'Jana Reuter')).not.toBeInTheDocument()
  expect(sent('DELETE', '/cockpit-settlements/51/')).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('a section that is empty but for settled rows is reached by the end of the line', async () => {
  await openCockpit({ rows: {}, settled: settled() })
  await expect.element(cockpit.getByText('Nothing needs attention.', { exact: false })).toBeVisible()
  await cockpit.getByRole('button', { name: 'Done', exact: true }).click()
  await toggle('0 Bookings ending').click()
  expect(line()).toEqual(['0 Bookings ending'])
  await rowOf(settledList, 'Jana Reuter').getByRole('button', { name: 'Reopen: Jana Reuter' }).click()
  await expect.element(toggle('1 Bookings ending')).toBeVisible()
})

test('where nothing was settled nothing is offered to see it', async () => {
  await openCockpit({ rows: { bookings_ending: [ending(32, 'Cem Arslan')] } })
  await toggle('1 Bookings ending').click()
  await expect.element(rowOf('Bookings ending', 'Cem Arslan')).toBeVisible()
  expect(cockpit.getByRole('button', { name: /settled/i }).elements()).toEqual([])
})
