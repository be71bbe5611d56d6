import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aRequirement, ofType } from './requirement.test-support.ts'
import { openRequirements } from './requirements.test-support.ts'

const onFacility = '/facilities/12'
const lines = () => page.getByRole('list', { name: 'Requirements' }).getByRole('listitem')
const line = (name: string) => lines().filter({ hasText: name })
const superuser = { is_superuser: true }
const drop = aRequirement({ effect: 'drop' })
const here = { level: 'facility', id: 12, name: 'Klinikum Spreetal' } as const

async function openMenu(name = 'Masernnachweis') {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
}

test('where nothing is required one line says so', async () => {
  await openRequirements({ at: onFacility })
  await expect.element(page.getByText('No requirements.')).toBeVisible()
  expect(lines().elements()).toEqual([])
})

test('each requirement is told with what it is and where it comes from', async () => {
  const group = { level: 'facility_group', id: 4, name: 'Spree-Havel-Kliniken' } as const
  const { asked } = await openRequirements({
    at: onFacility,
    holding: [
      ofType(),
      ofType({ kind: 'exam', item: { id: 1, name: 'Hebamme' }, origin: group }),
      ofType({ kind: 'qualification', item: { id: 9, name: 'BLS' }, origin: here }),
    ],
    own: [
      aRequirement({ id: 42, document_kind: null, qualification: { id: 9, name: 'BLS' }, note: 'Laut Leitung.' }),
      aRequirement({ id: 43, department: { id: 5, name: 'Ambulanz' }, document_kind: { id: 8, name: 'Führungszeugnis' } }),
    ],
  })
  await expect.element(line('Masernnachweis').getByText('by the facility type Fachklinik')).toBeVisible()
  await expect.element(line('Masernnachweis').getByText(/· Document/)).toBeVisible()
  await expect.element(line('Hebamme').getByText('by the group Spree-Havel-Kliniken')).toBeVisible()
  await expect.element(line('BLS').getByText('by this facility · Laut Leitung.')).toBeVisible()
  await expect.element(line('Führungszeugnis').getByText('by the department Ambulanz')).toBeVisible()
  expect(asked()).toEqual([{ facility__id: '12', size: '1000' }])
})

test('a vacancy says of itself that it requires something', async () => {
  const vacancy = { id: 12, name: 'Fachkraft ZNA, Klinikum Spreetal' }
  const { asked } = await openRequirements({
    at: '/vacancies/12',
    holding: [ofType({ origin: { level: 'vacancy', ...vacancy } }), ofType({ item: { id: 8, name: 'Führungszeugnis' }, origin: here })],
    own: [aRequirement({ facility: null, vacancy })],
  })
  await expect.element(line('Masernnachweis').getByText('by this vacancy')).toBeVisible()
  await expect.element(line('Führungszeugnis').getByText('by the facility Klinikum Spreetal')).toBeVisible()
  expect(asked()).toEqual([{ vacancy__id: '12', size: '1000' }])
})

test('what is dropped is struck, with who did', async () => {
  await openRequirements({ at: onFacility, holding: [ofType({ dropped_by: here })], own: [drop] })
  await expect.element(line('Masernnachweis').getByText('by the facility type Fachklinik · dropped by this facility')).toBeVisible()
  expect(line('Masernnachweis').element().querySelector('del')).toHaveTextContent('Masernnachweis')
})

test('a superuser drops here what is inherited', async () => {
  const { written } = await openRequirements({ at: onFacility, who: superuser, holding: [ofType()] })
  await openMenu()
  await page.getByRole('menuitem', { name: 'Drop here' }).click()
  await vi.waitFor(() =>
    expect(written()).toEqual([['POST /requirements.json/', { facility: { id: 12 }, document_kind: { id: 3 }, effect: 'drop' }]]),
  )
})

test('whoever books reads beforehand that only superusers drop', async () => {
  await openRequirements({ at: onFacility, holding: [ofType()] })
  await openMenu()
  const item = page.getByRole('menuitem', { name: /^Drop here/ })
  await expect.element(item).toHaveAttribute('aria-disabled', 'true')
  await expect.element(item.getByText('Only superusers can drop requirements.')).toBeVisible()
})

test('whoever books reads beforehand that only superusers change a drop', async () => {
  await openRequirements({ at: onFacility, holding: [ofType({ dropped_by: here })], own: [drop] })
  await openMenu()
  for (const name of [/^Edit/, /^Delete/]) {
    await expect.element(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('menuitem', { name }).getByText('Only superusers can change dropped requirements.')).toBeVisible()
  }
})

test('whoever books requires here again what is dropped farther off', async () => {
  const { written } = await openRequirements({ at: '/vacancies/12', holding: [ofType({ dropped_by: here })] })
  await openMenu()
  await page.getByRole('menuitem', { name: 'Require again here' }).click()
  await vi.waitFor(() =>
    expect(written()).toEqual([['POST /requirements.json/', { vacancy: { id: 12 }, document_kind: { id: 3 }, effect: 'require' }]]),
  )
})

test('what is required here is deleted once the user is sure', async () => {
  const { written } = await openRequirements({ at: onFacility, holding: [ofType({ origin: here })], own: [aRequirement()] })
  await openMenu()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await vi.waitFor(() => expect(written()).toEqual([['DELETE /requirements/41/', undefined]]))
})

test('without the right to book requirements are only read', async () => {
  await openRequirements({
    at: onFacility,
    who: { permissions: [] },
    holding: [ofType(), ofType({ item: { id: 8, name: 'Pass' }, origin: here })],
    own: [aRequirement({ document_kind: { id: 8, name: 'Pass' } })],
  })
  await expect.element(line('Masernnachweis')).toBeVisible()
  expect(page.getByRole('button', { name: 'Actions for Masernnachweis' }).elements()).toEqual([])
  expect(document.querySelectorAll('#requirements .ant-collapse-extra button')).toHaveLength(0)
  await openMenu('Pass')
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['History'])
})

test('the button in its head adds one that begins with the facility', async () => {
  const { router } = await openRequirements({ at: onFacility })
  await vi.waitFor(() => expect(document.querySelector('#requirements .ant-collapse-extra button')).toHaveTextContent('Requirement'))
  document.querySelector<HTMLElement>('#requirements .ant-collapse-extra button')!.click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=requirement&requirement-from=facility%3A12'))
})
