import { pairTexts } from '@kasack/contract/facility-person.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aPair, openPairs } from './facility-person.test-support.ts'

const fromFacility = '/facilities?modals=facility-person&facility-person-from=facility:12'
const fromEmployee = '/facilities?modals=facility-person&facility-person-from=employee:5'
const dialog = () => page.getByRole('dialog')
const submit = () => dialog().getByRole('button', { name: 'Create block or favourite' })

async function choose(field: string, name: string) {
  await dialog().getByRole('combobox', { name: field }).click()
  await page.getByTitle(name, { exact: true }).last().click()
}

test('from the page of a facility somebody is blocked there, for a reason', async () => {
  const { written } = await openPairs({ at: fromFacility })
  await expect.element(dialog().getByTitle('Klinikum Spreetal')).toBeVisible()
  await choose('Employee', 'Jana Reuter')
  await dialog().getByText('Blocked', { exact: true }).click()
  await submit().click()
  await expect.element(dialog().getByText('Reason is required!')).toBeVisible()
  expect(written()).toEqual([])
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Streit im Team')
  await submit().click()
  const sent = { employee: { id: 5 }, facility: { id: 12 }, state: 'blocked', reason: 'Streit im Team' }
  await vi.waitFor(() => expect(written()).toEqual([['POST /facility-persons.json/', sent]]))
})

test('from the page of an employee she becomes a favourite, without a reason', async () => {
  const { written } = await openPairs({ at: fromEmployee })
  await expect.element(dialog().getByTitle('Jana Reuter')).toBeVisible()
  await choose('Facility', 'Klinikum Spreetal')
  await submit().click()
  await expect.element(dialog().getByText('Status is required!')).toBeVisible()
  await dialog().getByText('Favourite', { exact: true }).click()
  await submit().click()
  await vi.waitFor(() => expect(written()[0]?.[1]).toMatchObject({ employee: { id: 5 }, facility: { id: 12 }, state: 'favourite' }))
})

test('why the server refuses a second one of the pair stands at the employee', async () => {
  const refusal = pairTexts.known.en
  await openPairs({ at: fromFacility, saved: { status: 400, data: { errors: { employee: [refusal] } } } })
  await choose('Employee', 'Jana Reuter')
  await dialog().getByText('Favourite', { exact: true }).click()
  await submit().click()
  await expect.element(dialog().getByText(refusal).first()).toBeVisible()
  expect([...document.querySelectorAll('[data-wrong] label')].map(({ textContent }) => textContent)).toEqual(['Employee'])
})

test('of what is stored the pair stands still, and only what was changed is sent', async () => {
  const { written } = await openPairs({ at: '/facilities?modals=facility-person&facility-person-id=31', pairs: [aPair()] })
  await expect.element(dialog().getByText('Jana Reuter', { exact: true })).toBeVisible()
  expect(dialog().getByRole('combobox').elements()).toEqual([])
  await dialog().getByText('Favourite', { exact: true }).click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(written()).toEqual([['PATCH /facility-persons/31.json/', { state: 'favourite', version: 'AAAA' }]]))
})

test('who is blocked there already is told before it is sent, with the reason', async () => {
  const { asked, written } = await openPairs({ at: fromFacility, pairs: [aPair()] })
  await choose('Employee', 'Jana Reuter')
  await expect.element(dialog().getByRole('status').getByText('Streit im Team', { exact: false })).toBeVisible()
  expect(asked().at(-1)).toEqual({ employee__id: '5', facility__id: '12', size: '1' })
  await expect.element(dialog().getByRole('status').getByText(pairTexts.known.en, { exact: false })).toBeVisible()
  await dialog().getByText('Favourite', { exact: true }).click()
  await expect.element(submit()).toBeDisabled()
  expect(written()).toEqual([])
})
