import type { Fields } from '@kasack/contract/entity.ts'
import { entity, sameAccess } from '@kasack/contract/entity.ts'
import * as reference from '@kasack/contract/reference-field.ts'
import * as textual from '@kasack/contract/text-field.ts'
import * as values from '@kasack/contract/value-field.ts'
import { Row } from 'antd'
import dayjs from 'dayjs'
import type { FormEvent, ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { today } from '../program/clock.ts'
import { Field } from './Field.tsx'
import type { Form } from './form.ts'
import { createForm } from './form.ts'
import { FormContext } from './form-context.ts'

const field = { ...textual, ...values, ...reference }

const fields = {
  rate: field.money({ required: true }),
  positions: field.integer({ initial: 1, min: 0 }),
  latitude: field.coordinate('latitude'),
  born: field.day({ bound: 'not_after_today' }),
  due: field.day({ bound: 'not_before_today' }),
  date_range: field.period(),
  has_car: field.flag(),
  consent: field.flag(),
  colour: field.choice(['red', 'green'], { initial: 'red' }),
  employee: field.ref('user', { required: true, locked: true }),
  country_code: field.country(),
} satisfies Fields
const booking = entity('bookings', {
  name: 'booking',
  noun: { de: 'Buchung', en: 'Booking' },
  plural: { de: 'Buchungen', en: 'Bookings' },
  access: sameAccess('session'),
  fields,
})
const label = { de: 'Feld', en: 'Field' }
const control = page.getByLabelText('Field', { exact: true })

async function show(element: ReactNode, form: Form = createForm(booking)) {
  await renderInShell(<FormContext value={form}>{element}</FormContext>)
  return () => form.get().values
}
const leave = () => page.getByRole('contentinfo').click()
async function type(text: string) {
  await control.click()
  await userEvent.keyboard(`${text}{Tab}`)
}

test.each([
  ['1.234,50', '1.234,50', '1234.50'],
  ['1234,5', '1.234,50', '1234.5'],
  ['1,239', '1,23', '1.23'],
  ['-5', '5,00', '5'],
  ['12abc', '12,00', '12'],
  ['0', '0,00', '0'],
])('an amount typed %s is shown as %s', async (typed, shown, value) => {
  const held = await show(<Field of={fields.rate} label={label} unit="€" />)
  await type(typed)
  await expect.element(control).toHaveValue(shown)
  expect(Number(held()['rate'])).toBe(Number(value))
})

test('an amount steps by a cent', async () => {
  const held = await show(<Field of={fields.rate} label={label} />, createForm(booking, { prefill: { rate: '25.50' } }))
  await expect.element(control).toHaveAttribute('step', '0.01')
  await control.click()
  await userEvent.keyboard('{ArrowUp}')
  expect(held()['rate']).toBe('25.51')
})

test('a whole number and degrees', async () => {
  const held = await show(
    <>
      <Field of={fields.positions} label={label} />
      <Field of={fields.latitude} label={{ de: 'Breite', en: 'Latitude' }} />
    </>,
  )
  await type('{Backspace}12')
  await page.getByLabelText('Latitude').fill('-12,5')
  expect(held()).toMatchObject({ positions: 12, latitude: -12.5 })
})

test('a day is shown DD.MM.YYYY and kept as YYYY-MM-DD', async () => {
  const held = await show(<Field of={fields.born} label={label} />)
  await type('3.2.1990')
  await expect.element(control).toHaveValue('03.02.1990')
  expect(held()['born']).toBe('1990-02-03')
})

test('a day copied from elsewhere may be written YYYY-MM-DD', async () => {
  const held = await show(<Field of={fields.born} label={label} />)
  await type('1990-02-03')
  await expect.element(control).toHaveValue('03.02.1990')
  expect(held()['born']).toBe('1990-02-03')
})

test.each([
  ['born', 1],
  ['due', -1],
] as const)('a day out of bounds cannot be chosen: %s', async (name, offset) => {
  const closed = new Date(Date.parse(today()) + offset * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('.')
  const held = await show(<Field of={fields[name]} label={label} />)
  await type(closed)
  expect(held()[name]).toBeNull()
})

test.each([
  ['31.02.1990', 'Please enter a valid date.'],
  ['gestern', 'Please enter a valid date.'],
  ['01.01.2999', 'Please enter a valid date.'],
  [dayjs(today()).add(1, 'day').format('DD.MM.YYYY'), 'The date may not be in the future.'],
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
  await expect.element(page.getByText('The date may not be in the past.')).toBeVisible()
  await expect.element(control).toHaveValue('01.02.2020')
  expect(held()['due']).toBe('2020-02-01')
})

test('Enter ends the typing of a day, says what is wrong with it and saves nothing', async () => {
  const saved = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const held = await show(
    <form onSubmit={saved}>
      <Field of={fields.due} label={label} />
      <button type="submit">Save</button>
    </form>,
  )
  await control.fill('+1')
  await userEvent.keyboard('{Enter}')
  expect(held()['due']).toBe(dayjs(today()).add(1, 'day').format('YYYY-MM-DD'))
  await expect.element(control).toHaveFocus()
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

test('the end of a period cannot be chosen before its start, the start itself can', async () => {
  const form = createForm(booking, { prefill: { date_range: { lower: '2026-06-10', upper: null } } })
  const held = await show(<Field of={fields.date_range} label={label} />, form)
  const end = page.getByLabelText('Field, to')
  await end.click()
  await userEvent.keyboard('09.06.2026{Tab}')
  expect(held()['date_range']).toEqual({ lower: '2026-06-10', upper: null })
  await end.click()
  await userEvent.keyboard('10.06.2026{Enter}')
  expect(held()['date_range']).toEqual({ lower: '2026-06-10', upper: '2026-06-10' })
})

test("yes and no as a select are 'true' and 'false'", async () => {
  const held = await show(<Field of={fields.has_car} label={label} as="select" />)
  await page.getByRole('combobox').click()
  await page.getByTitle('Yes').click()
  expect(held()['has_car']).toBe('true')
})

test('a box that must be ticked counts as empty', async () => {
  await show(<Field of={fields.consent} label={label} as="checkbox" required />)
  await page.getByRole('checkbox').click()
  await page.getByRole('checkbox').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('Field is required!')).toBeVisible()
})

test('up to three words are buttons', async () => {
  const choices = { red: { de: 'Rot', en: 'Red' }, green: { de: 'Grün', en: 'Green' } }
  const held = await show(<Field of={fields.colour} label={label} choices={choices} />)
  await page.getByText('Green').click()
  expect(held()['colour']).toBe('green')
})

test('a country that is none is no record', async () => {
  await show(<Field of={fields.country_code} label={label} />, createForm(booking, { prefill: { country_code: 'ZZ' } }))
  control.element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('no record found')).toBeVisible()
})

test('a country is found by its code before those in whose names it occurs', async () => {
  const held = await show(<Field of={fields.country_code} label={label} />)
  await control.fill('ch')
  await userEvent.keyboard('{Enter}')
  expect(held()['country_code']).toBe('CH')
})

test('a locked field of an old record is text, and without a value says so', async () => {
  const locked = <Field of={fields.employee} label={label} />
  const record = { employee: { id: 3, name: 'Jana Reuter' } }
  await show(locked, createForm(booking, { record }))
  await expect.element(page.getByText('Jana Reuter')).toBeVisible()
  expect(page.getByRole('combobox').elements()).toEqual([])
})

test('a locked required field of an old record that has no value says so', async () => {
  await show(<Field of={fields.employee} label={label} />, createForm(booking, { record: { employee: null } }))
  await expect.element(page.getByRole('group', { name: 'Field' })).toHaveTextContent('no value set')
})

test('on large screens days, amounts and flags take an eighth, and are cut nowhere', async () => {
  await page.viewport(1700, 800)
  const record = { born: '1988-12-28', rate: '99999999.99', has_car: true }
  await show(
    <div className="k-form" style={{ inlineSize: 912 }}>
      <Row gutter={16}>
        <Field of={fields.born} label={{ de: 'geboren', en: 'born' }} />
        <Field of={fields.rate} label={{ de: 'Satz', en: 'rate' }} />
        <Field of={fields.has_car} label={{ de: 'Auto', en: 'car' }} />
      </Row>
    </div>,
    createForm(booking, { record }),
  )
  const columns = [...document.querySelectorAll('.ant-col')]
  expect(columns.map((column) => column.getBoundingClientRect().width)).toEqual([116, 116, 116])
  const born = page.getByLabelText('born').element()
  expect(born).toHaveProperty('value', '28.12.1988')
  expect(born.scrollWidth).toBeLessThanOrEqual(born.clientWidth)
  await page.viewport(1280, 800)
})

test('a required field shown as text without a value says so', async () => {
  await show(<Field of={fields.employee} label={label} off="text" />)
  await expect.element(page.getByText('no value set')).toBeVisible()
})

test('a field that is off cannot be filled and is not missed', async () => {
  const why = { de: 'durch Stelle bestimmt', en: 'given by the vacancy' }
  await show(<Field of={fields.rate} label={label} off="disabled" placeholder={why} />)
  await expect.element(control).toBeDisabled()
  await expect.element(page.getByPlaceholder('given by the vacancy')).toBeVisible()
})
