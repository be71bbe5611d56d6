import type { Applicant } from '@kasack/contract/applicant.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { totalWidth } from '../shared/table/column.ts'
import { anApplicant } from './applicant.test-support.ts'
import { openApplicants } from './applicants.test-support.ts'
import { columns } from './ApplicantColumns.tsx'

const recruiter: Permission[] = ['employees.view_applicant', 'employees.view_employee', 'employees.add_employee']
const open = (records: Applicant[], permissions = recruiter, at = '/applicants') => openApplicants({ at, records, permissions })
const actions = (name: string) => page.getByRole('button', { name: `Actions for ${name}` })

test('the widths of the columns come to 100 %', () => expect(totalWidth(columns, true)).toBe(100))

test('a row says who has applied, when, with what and how she is reached; a confirmed address is checked', async () => {
  const { asked } = await open([
    anApplicant({ email_verification_datetime: '2026-11-21T09:00:00.000000Z', application_tags: [{ id: 2, name: 'Nur Nachtdienst' }] }),
    anApplicant({ id: 9, name: 'Tom Brandt', email: 'tom@post.example' }),
  ])
  const confirmed = page.getByRole('row', { name: /Mira Lindner/ })
  await expect.element(confirmed.getByRole('link', { name: 'Mira Lindner' })).toHaveAttribute('href', '/applicants/8')
  await expect.element(confirmed.getByText('Pflegefachfrau')).toBeVisible()
  await expect.element(confirmed.getByText(/^20\.11\.26/)).toBeVisible()
  await expect.element(confirmed.getByRole('link', { name: '+49 1512 3004481' })).toHaveAttribute('href', 'tel:+4915123004481')
  await expect.element(confirmed.getByRole('img', { name: 'E-mail address confirmed on 21.11.2026' })).toBeVisible()
  await expect.element(confirmed.getByText('Nur Nachtdienst')).toBeVisible()
  const other = page.getByRole('row', { name: /Tom Brandt/ })
  await expect.element(other.getByRole('link', { name: 'tom@post.example' })).toBeVisible()
  expect(other.getByRole('img').elements()).toEqual([])
  expect(asked()).toEqual([{ sort: '-created_datetime', page: '1', size: '10' }])
})

test('the list is narrowed to days, a part of an address, confirmed and open ones', async () => {
  const { asked } = await open(
    [anApplicant()],
    recruiter,
    '/applicants?applicants-filter-created_datetime__date=2026-11-01–2026-11-30&applicants-filter-email__icontains=post&applicants-filter-phrase=mira',
  )
  await page.getByRole('button', { name: 'Confirmed', exact: true }).click()
  await page.getByRole('button', { name: 'Still open' }).click()
  await vi.waitFor(() =>
    expect(asked().at(-1)).toMatchObject({
      created_datetime__date__gte: '2026-11-01',
      created_datetime__date__lte: '2026-11-30',
      email__icontains: 'post',
      search: 'mira',
      email_verified: 'true',
      converted: 'false',
    }),
  )
})

test('a row leads to its form and to that of a new employee, and is deleted once the user is sure', async () => {
  const { router, written } = await openApplicants({ at: '/applicants', served: { 'DELETE /applicants/8/': { status: 204 } } })
  const choose = async (name: string) => {
    await actions('Mira Lindner').click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Edit')
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=applicant&applicant-id=8'))
  await router.navigate('/applicants')
  await choose('Convert to employee')
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=employee&employee-from=applicant%3A8'))
  await router.navigate('/applicants')
  await choose('Delete')
  const question = page.getByRole('dialog', { name: 'Delete applicant?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await vi.waitFor(() => expect(written()).toEqual([['DELETE /applicants/8/', undefined]]))
  await expect.element(question).not.toBeInTheDocument()
})

test('nobody is converted twice, and the row says why', async () => {
  await open([anApplicant({ converted_to_employee: { id: 5, name: 'Mira Lindner' } })])
  await expect.element(page.getByRole('row', { name: /Mira Lindner/ }).getByText('Converted', { exact: true })).toBeVisible()
  await actions('Mira Lindner').click()
  const entry = page.getByRole('menuitem', { name: /^Convert to employee/ })
  await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
  await expect.element(entry.getByText('has already been converted to an employee')).toBeVisible()
})

test('whoever may not create employees reads so in the menu', async () => {
  await open([anApplicant()], ['employees.view_applicant'])
  await actions('Mira Lindner').click()
  const entry = page.getByRole('menuitem', { name: /^Convert to employee/ })
  await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
  await expect.element(entry.getByText('You are not allowed to create employees.')).toBeVisible()
})

test('without the right there is neither a link to the list nor the list', async () => {
  const { calls } = await open([anApplicant()], ['employees.view_employee'])
  await expect.element(page.getByText('You are not allowed to view this content (403).')).toBeVisible()
  expect(page.getByRole('link', { name: 'Applicants' }).elements()).toEqual([])
  expect(calls.filter(({ url }) => url.pathname.includes('applicants'))).toEqual([])
})
