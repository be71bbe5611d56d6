import type { Fields } from '@kasack/contract/entity.ts'
import { period } from '@kasack/contract/reference-field.ts'
import { day as dayField } from '@kasack/contract/value-field.ts'
import dayjs from 'dayjs'
import type { FormEvent, ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bookingWith, control, label, showIn, type } from '../../test/fields.tsx'
import { today } from '../program/clock.ts'
import { Field } from './Field.tsx'
import type { Form } from './form.ts'
import { createForm } from './form.ts'

const fields = {
  born: dayField({ bound: 'not_after_today' }),
  due: dayField({ bound: 'not_before_today' }),
  date_range: period(),
} satisfies Fields
const booking = bookingWith(fields)

const show = (element: ReactNode, form: Form = createForm(booking)) => showIn(form, element)
const isCalendarOpen = () => document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)')?.checkVisibility() ?? false
const leave = () => page.getByRole('contentinfo').click()

test('a day is shown DD.MM.YYYY and kept as YYYY-MM-DD', async () => {
  const held = await show(<Field of={fields.born} label={label} />)
  await type('3.2.1990')
  await expect.element(control).toHaveValue('03.02.1990')
  expect(held()['born']).toBe('1990-02-03')
})

test('Tab goes from one end of a period to the other, not to what empties it, and Delete empties an end', async () => {
  const form = createForm(booking, { prefill: { date_range: { lower: '2026-06-10', upper: '2026-06-20' } } })
  const held = await show(<Field of={fields.date_range} label={label} />, form)
  const end = page.getByLabelText('Field, to')
  page.getByLabelText('Field, from').element().focus()
  expect(page.getByRole('button', { name: 'Clear' }).elements()).not.toEqual([])
  await userEvent.keyboard('{Tab}')
  await expect.element(end).toHaveFocus()
  await userEvent.keyboard('{Delete}{Tab}')
  await expect.element(end).toHaveValue('')
  await expect.element(end).not.toHaveFocus()
  expect(held()['date_range']).toEqual({ lower: '2026-06-10', upper: null })
})

test('the end of a period lies after its beginning where no year is typed', async () => {
  const form = createForm(booking, { prefill: { date_range: { lower: '2027-03-22', upper: null } } })
  const held = await show(<Field of={fields.date_range} label={label} />, form)
  await page.getByLabelText('Field, to').click()
  await userEvent.keyboard('18.4.{Tab}')
  await expect.element(page.getByLabelText('Field, to')).toHaveValue('18.04.2027')
  expect(held()['date_range']).toEqual({ lower: '2027-03-22', upper: '2027-04-18' })
})

test('a day copied from elsewhere may be written YYYY-MM-DD', async () => {
  const held = await show(<Field of={fields.born} label={label} />)
  await type('1990-02-03')
  await expect.element(control).toHaveValue('03.02.1990')
  expect(held()['born']).toBe('1990-02-03')
})

test.each([
  ['born', 1, 'The date cannot be in the future.'],
  ['due', -1, 'The date cannot be in the past.'],
] as const)('a day out of bounds cannot be chosen, and typed it is refused: %s', async (name, offset, reason) => {
  const closed = dayjs(today()).add(offset, 'day')
  await show(<Field of={fields[name]} label={label} />)
  await control.click()
  const cell = () => document.querySelector(`.ant-picker-dropdown td[title="${closed.format('YYYY-MM-DD')}"]`)
  await expect.poll(() => cell()?.classList.contains('ant-picker-cell-disabled')).toBe(true)
  await userEvent.keyboard(`${closed.format('DD.MM.YYYY')}{Tab}`)
  await leave()
  await expect.element(page.getByText(reason)).toBeVisible()
  await expect.element(control).toHaveValue(closed.format('DD.MM.YYYY'))
})

test.each([
  ['31.02.1990', 'Please enter a valid date.'],
  ['gestern', 'Please enter a valid date.'],
  ['01.01.2999', 'Please enter a valid date.'],
  [dayjs(today()).add(1, 'day').format('DD.MM.YYYY'), 'The date cannot be in the future.'],
])('%s is no birthday, stands where it was typed and is refused', async (typed, reason) => {
  const held = await show(<Field of={fields.born} label={label} />, createForm(booking, { prefill: { born: '1990-02-03' } }))
  await control.click()
  await userEvent.keyboard(`{Control>}a{/Control}${typed}`)
  await leave()
  await expect.element(page.getByText(reason)).toBeVisible()
  await expect.element(control).toHaveValue(typed)
  await control.fill('5.6.1991')
  await leave()
  await expect.element(control).toHaveValue('05.06.1991')
  expect(held()['born']).toBe('1991-06-05')
  expect(page.getByText(reason).elements()).toEqual([])
})

test.each([
  ['1.12.', (year: number) => `${year - 1}-12-01`],
  ['03.02.90', () => '1990-02-03'],
  ['030290', () => '1990-02-03'],
])('a birthday typed as %s is understood', async (typed, day) => {
  const held = await show(<Field of={fields.born} label={label} />)
  await control.fill(typed)
  await leave()
  expect(held()['born']).toBe(day(Number(today().slice(0, 4)) + (today().slice(5) >= '12-01' ? 1 : 0)))
})

test('days from today are counted', async () => {
  const held = await show(<Field of={fields.due} label={label} />)
  await control.fill('+7')
  await leave()
  const day = dayjs(today()).add(7, 'day')
  expect(held()['due']).toBe(day.format('YYYY-MM-DD'))
  await expect.element(control).toHaveValue(day.format('DD.MM.YYYY'))
})

test('a day that is typed in full counts before the field is left', async () => {
  const held = await show(<Field of={fields.due} label={label} />)
  const day = dayjs(today()).add(9, 'day')
  await control.fill(day.format('D.M.YYYY'))
  await expect.poll(() => held()['due']).toBe(day.format('YYYY-MM-DD'))
  await expect.element(control).toHaveFocus()
})

test('the same day typed otherwise is shown in full again', async () => {
  const day = dayjs(today()).add(7, 'day')
  await show(<Field of={fields.due} label={label} />, createForm(booking, { prefill: { due: day.format('YYYY-MM-DD') } }))
  await control.fill('+7')
  await leave()
  await expect.element(control).toHaveValue(day.format('DD.MM.YYYY'))
})

test('a past day that was typed stays, with its reason', async () => {
  const tomorrow = dayjs(today()).add(1, 'day').format('YYYY-MM-DD')
  const held = await show(<Field of={fields.due} label={label} />, createForm(booking, { prefill: { due: tomorrow } }))
  await control.fill('1.2.20')
  await leave()
  await expect.element(page.getByText('The date cannot be in the past.')).toBeVisible()
  await expect.element(control).toHaveValue('01.02.2020')
  expect(held()['due']).toBe('2020-02-01')
})

test('Enter ends the typing of a day, closes the calendar, says what is wrong and saves nothing', async () => {
  const saved = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const held = await show(
    <form onSubmit={saved}>
      <Field of={fields.due} label={label} />
      <button type="submit">Save</button>
    </form>,
  )
  await control.click()
  await expect.poll(isCalendarOpen).toBe(true)
  await control.fill('+1')
  await userEvent.keyboard('{Enter}')
  expect(held()['due']).toBe(dayjs(today()).add(1, 'day').format('YYYY-MM-DD'))
  await expect.element(control).toHaveFocus()
  await expect.poll(isCalendarOpen).toBe(false)
  await control.fill('gestern')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Please enter a valid date.')).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
})

test('a day that was typed wrong can be given up', async () => {
  const held = await show(<Field of={fields.born} label={label} />)
  await control.fill('gestern')
  await leave()
  await expect.element(page.getByText('Please enter a valid date.')).toBeVisible()
  await control.fill('')
  await leave()
  expect(held()['born']).toBeNull()
  expect(page.getByText('Please enter a valid date.').elements()).toEqual([])
})

test('the end of a period is refused before its start, the start itself can be its end', async () => {
  const form = createForm(booking, { prefill: { date_range: { lower: '2026-06-10', upper: null } } })
  const held = await show(<Field of={fields.date_range} label={label} />, form)
  const end = page.getByLabelText('Field, to')
  await end.click()
  await userEvent.keyboard('09.06.2026')
  const isClosed = (day: string) =>
    document.querySelector(`.ant-picker-dropdown td[title="${day}"]`)?.classList.contains('ant-picker-cell-disabled')
  await expect.poll(() => ['2026-06-09', '2026-06-10'].map(isClosed)).toEqual([true, false])
  await userEvent.keyboard('{Tab}')
  await leave()
  await expect.element(page.getByText('The end cannot be before the start.')).toBeVisible()
  await end.fill('10.06.2026')
  await userEvent.keyboard('{Enter}')
  expect(held()['date_range']).toEqual({ lower: '2026-06-10', upper: '2026-06-10' })
  expect(page.getByText('The end cannot be before the start.').elements()).toEqual([])
})

test('what was typed is kept, whatever day of the calendar lies under the pointer', async () => {
  const held = await show(<Field of={fields.born} label={label} />)
  await control.fill('10.06.2024')
  const cell = document.querySelector('.ant-picker-dropdown td[title="2024-06-03"] .ant-picker-cell-inner')!
  await userEvent.hover(cell)
  await expect.element(control).toHaveValue('10.06.2024')
  await userEvent.tab()
  expect(held()['born']).toBe('2024-06-10')
})

test('a day that is typed short takes the place of another one with Enter, letter by letter', async () => {
  const held = await show(<Field of={fields.born} label={label} />, createForm(booking, { prefill: { born: '1990-02-03' } }))
  await control.click()
  await userEvent.keyboard('{Control>}a{/Control}2.5.1991{Enter}')
  await expect.element(control).toHaveValue('02.05.1991')
  await userEvent.keyboard('{Control>}a{/Control}2.12.{Enter}')
  await expect
    .element(control)
    .toHaveValue(
      dayjs(`${dayjs(today()).year()}-12-02`).isAfter(today()) ? `02.12.${dayjs(today()).year() - 1}` : `02.12.${dayjs(today()).year()}`,
    )
  expect(held()['born']).toMatch(/-12-02$/)
})
