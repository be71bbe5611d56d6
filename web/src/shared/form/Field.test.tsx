import type { Fields } from '@kasack/contract/entity.ts'
import * as choosing from '@kasack/contract/choice-field.ts'
import * as reference from '@kasack/contract/reference-field.ts'
import * as textual from '@kasack/contract/text-field.ts'
import * as values from '@kasack/contract/value-field.ts'
import { Row } from 'antd'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bookingWith, control, label, showIn, type } from '../../test/fields.tsx'
import { Field } from './Field.tsx'
import type { Form } from './form.ts'
import { createForm } from './form.ts'

const field = { ...textual, ...values, ...choosing, ...reference }

const fields = {
  rate: field.money({ required: true }),
  positions: field.integer({ initial: 1, min: 0 }),
  latitude: field.coordinate('latitude'),
  born: field.day(),
  has_car: field.flag(),
  consent: field.flag(),
  colour: field.choice(['red', 'green'], { initial: 'red' }),
  employee: field.ref('user', { required: true, locked: true }),
  country_code: field.country(),
} satisfies Fields
const booking = bookingWith(fields)

const show = (element: ReactNode, form: Form = createForm(booking)) => showIn(form, element)

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
