import { measlesTypes } from '@kasack/contract/measles.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aRequirement } from './requirement.test-support.ts'
import { openRequirements } from './requirements.test-support.ts'

const [clinic = ''] = measlesTypes
const entry = (id: number, name: string, more: object = {}) => ({ id, name, order: id * 10, is_active: true, version: 'v1', ...more })
const list = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })
const types = [entry(1, clinic), entry(2, 'Hospiz')]
const measles = entry(3, 'Masernnachweis', { code: 'measles' })
const who = { is_superuser: true }
const dialog = () => page.getByRole('dialog')
const proposal = () => page.getByRole('button', { name: 'Require measles proof' })

const served = {
  'GET /lookups/facility-types.json/': list(types),
  'GET /lookups/facility-types/1.json/': { status: 200, data: types[0] },
  'GET /lookups/facility-types/uses.json/': { status: 200, data: [] },
  'GET /lookups/document-kinds.json/': list([measles]),
  'GET /facilitygroups.json/': list([{ id: 4, name: 'Südwind', comments: '', is_active: true, version: 'v1' }]),
  'GET /facilitygroups/4.json/': { status: 200, data: { id: 4, name: 'Südwind', comments: '', is_active: true, version: 'v1' } },
}
const typesAt = '/admin/lookups/facility-types'

test('the form of a facility type shows what its houses require, and adds to it', async () => {
  const own = aRequirement({ facility: null, facility_type: { id: 1, name: clinic } })
  const { asked, router } = await openRequirements({ at: `${typesAt}?modals=facility-type&facility-type-id=1`, who, own: [own], served })
  await expect.element(dialog().getByText('by this facility type')).toBeVisible()
  expect(asked()).toContainEqual({ facility_type__id: '1', size: '1000' })
  await dialog().getByRole('button', { name: 'Requirement', exact: true }).click()
  await vi.waitFor(() => expect(router.state.location.search).toContain('requirement-from=facility_type%3A1'))
})

test('the form of a group does likewise, for superusers alone', async () => {
  const own = aRequirement({ facility: null, facility_group: { id: 4, name: 'Südwind' } })
  const at = '/admin/facilitygroups?modals=facility-group&facility-group-id=4'
  const { asked } = await openRequirements({ at, who, own: [own], served })
  await expect.element(dialog().getByText('by this group')).toBeVisible()
  expect(asked()).toContainEqual({ facility_group__id: '4', size: '1000' })
})

test('one button requires the measles proof where the law demands it, once the user is sure', async () => {
  const { written, asked } = await openRequirements({ at: typesAt, who, served })
  await proposal().click()
  await expect.element(dialog().getByText('Require measles proof for 1 facility type?').last()).toBeVisible()
  await expect.element(dialog().getByText(/^Universit/)).toBeVisible()
  await expect.element(dialog().getByText(/§ 20 \(8\) IfSG/)).toBeVisible()
  expect(written()).toEqual([])
  await dialog().getByRole('button', { name: 'Require measles proof' }).click()
  await vi.waitFor(() =>
    expect(written()).toEqual([
      ['POST /requirements.json/', { facility_type: { id: 1 }, document_kind: { id: 3 }, note: '§ 20 Abs. 8 IfSG' }],
    ]),
  )
  expect(asked()).toContainEqual({ document_kind__id: '3', facility_type__id: '1,2', size: '1000' })
})

test('where all of them require it the button says so', async () => {
  const own = aRequirement({ facility: null, facility_type: { id: 1, name: clinic } })
  await openRequirements({ at: typesAt, who, own: [own], served })
  await expect.element(proposal()).toHaveAttribute('title', 'All facility types for which it is required by law already require it.')
})

test('without such a kind of documents the button says so', async () => {
  await openRequirements({ at: typesAt, who, served: { ...served, 'GET /lookups/document-kinds.json/': list([]) } })
  await expect.element(proposal()).toHaveAttribute('title', 'There is no document type with the code “measles”.')
})

test('other lists have no such button', async () => {
  await openRequirements({
    at: '/admin/lookups/exams',
    who,
    served: { ...served, 'GET /lookups/exams.json/': list([entry(1, 'Hebamme')]) },
  })
  await expect.element(page.getByText('Hebamme')).toBeVisible()
  expect(proposal().elements()).toEqual([])
})
