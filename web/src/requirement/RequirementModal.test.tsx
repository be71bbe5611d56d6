import { requirementTexts } from '@kasack/contract/requirement.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aRequirement } from './requirement.test-support.ts'
import { openRequirements } from './requirements.test-support.ts'

const at = '/nowhere?modals=requirement'
const fromFacility = `${at}&requirement-from=facility:12`
const dialog = () => page.getByRole('dialog')
const box = (name: string) => dialog().getByRole('combobox', { name })
const submit = () => dialog().getByRole('button', { name: 'Create requirement' })
const nothing = { facility_type: null, facility_group: null, facility: null, vacancy: null, department: null }
const noItem = { document_kind: null, exam: null, qualification: null }

async function choose(field: string, name: string) {
  await box(field).click()
  await page.getByTitle(name, { exact: true }).last().click()
}

test('a paper is required in a department of a facility', async () => {
  const { written } = await openRequirements({ at: fromFacility })
  await expect.element(dialog().getByText('Klinikum Spreetal', { exact: true })).toBeVisible()
  await choose('Department', 'Ambulanz')
  await choose('Document', 'Masernnachweis')
  await expect.element(box('Exam')).toBeDisabled()
  await expect.element(box('Qualification')).toBeDisabled()
  await dialog().getByRole('textbox', { name: 'Note' }).fill('Laut Leitung')
  await submit().click()
  await vi.waitFor(() =>
    expect(written()).toEqual([
      [
        'POST /requirements.json/',
        {
          ...nothing,
          ...noItem,
          facility: { id: 12 },
          department: { id: 5 },
          document_kind: { id: 3 },
          effect: 'require',
          note: 'Laut Leitung',
        },
      ],
    ]),
  )
})

test('without anything that is required it is not sent, and each field says so', async () => {
  const { written } = await openRequirements({ at: fromFacility })
  await submit().click()
  await vi.waitFor(() => expect(dialog().getByText(requirementTexts.no_item.en).elements()).toHaveLength(3))
  expect(written()).toEqual([])
})

test('without a place and a thing it is not sent, and each field that is offered says so', async () => {
  const { written } = await openRequirements({ at })
  await submit().click()
  await vi.waitFor(() => expect(dialog().getByText(requirementTexts.no_place.en).elements()).toHaveLength(2))
  expect(dialog().getByText(requirementTexts.no_item.en).elements()).toHaveLength(3)
  expect(written()).toEqual([])
})

test('whoever books is offered facilities and vacancies, and no drop', async () => {
  await openRequirements({ at })
  await expect.element(box('Facility')).toBeVisible()
  await expect.element(box('Vacancy')).toBeVisible()
  expect(box('Facility type').elements()).toEqual([])
  expect(dialog().getByText('Drop', { exact: true }).elements()).toEqual([])
})

test('a superuser is offered types, groups and to drop something', async () => {
  const { written } = await openRequirements({ at: fromFacility, who: { is_superuser: true } })
  await choose('Qualification', 'BLS')
  await dialog().getByText('Drop', { exact: true }).click()
  await submit().click()
  await vi.waitFor(() => expect(written()[0]?.[1]).toMatchObject({ qualification: { id: 9 }, effect: 'drop' }))
})

test('of a stored one place and thing stand still, and only the note is sent', async () => {
  const { written } = await openRequirements({ at: `${at}&requirement-id=41`, own: [aRequirement()] })
  await expect.element(dialog().getByText('Masernnachweis', { exact: true })).toBeVisible()
  await expect.element(dialog().getByText('Klinikum Spreetal', { exact: true })).toBeVisible()
  expect(dialog().getByRole('combobox').elements()).toEqual([])
  await dialog().getByRole('textbox', { name: 'Note' }).fill('Neu')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(written()).toEqual([['PATCH /requirements/41.json/', { note: 'Neu', version: 'AAAA' }]]))
})
