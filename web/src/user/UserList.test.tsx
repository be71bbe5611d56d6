import type { User } from '@kasack/contract/user.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { totalWidth } from '../shared/table/column.ts'
import { columns } from './UserList.tsx'
import { aColleague } from './user.test-support.ts'

const superuser = { state: 'in' as const, user: aUser({ is_superuser: true }) }
const groups = [
  { id: 1, name: 'Dispatcher', permissions: ['vacancies.view_booking'], number_of_members: 2, version: 'v1' },
  { id: 3, name: 'Reporting', permissions: [], number_of_members: 0, version: 'v1' },
]
const pageOf = (results: unknown[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })

type World = { users?: User[]; superusers?: User[]; handOverCounts?: object; handed?: { status: number; data: unknown } }

function serveUsers({ users = [aColleague()], superusers = [], handOverCounts = {}, handed }: World = {}) {
  const [first] = users
  return serve({
    'GET /users.json/': ({ url }) => pageOf(url.searchParams.get('is_superuser') === 'true' ? superusers : users),
    [`GET /users/${first?.id}.json/`]: { status: 200, data: first },
    'GET /groups.json/': pageOf(groups),
    'POST /users.json/': { status: 201, data: aColleague({ id: 8 }) },
    'PATCH /users/7.json/': { status: 200, data: first },
    'GET /users/7/hand-over.json/': { status: 200, data: { follow_ups: 0, facilities: 0, employees: 0, ...handOverCounts } },
    'POST /users/7/hand-over.json/': handed ?? {
      status: 200,
      data: { id: 7, is_active: false, follow_ups: 3, facilities: 0, employees: 0 },
    },
    'POST /users/7/second-factor/reset.json/': { status: 200, data: first },
    'GET /users/8.json/': { status: 200, data: aColleague({ id: 8, name: 'Vera' }) },
    'POST /users/7/sessions/end.json/': { status: 200, data: first },
    'GET /autocompletes/users.json/': {
      status: 200,
      data: [
        { id: 7, name: 'Tarek Sölter' },
        { id: 9, name: 'Jule Brandner' },
      ],
    },
  })
}

const open = (at = '/admin/users') => renderRoutes({ at, session: superuser })
const dialog = () => page.getByRole('dialog')
const actionsOf = (name: string) => page.getByRole('button', { name: `Actions for ${name}` }).click()

test('the widths of the columns come to 100 %', () => expect(totalWidth(columns, true)).toBe(100))

test('a row says who it is, what she may, and when she was last here', async () => {
  serveUsers({ users: [aColleague(), aColleague({ id: 8, name: 'root', username: 'root', is_superuser: true, last_login: null })] })
  await open()
  const row = page.getByRole('row', { name: /Tarek/ })
  await expect.element(row.getByText('tarek.soelter')).toBeVisible()
  await expect.element(row.getByText('Dispatcher')).toBeVisible()
  await expect.element(row.getByRole('cell', { name: /^10\.06\.26 10:00/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^root / }).getByText('never')).toBeVisible()
})

test('the list is narrowed to active superusers of a group', async () => {
  const calls = serveUsers()
  await open('/admin/users?users-filter-is_active=true&users-filter-is_superuser=true&users-filter-groups=Support')
  const asked = () =>
    calls.filter(({ url }) => url.pathname === '/api/v0/users.json/').map(({ url }) => Object.fromEntries(url.searchParams))
  await vi.waitFor(() =>
    expect(asked()).toContainEqual(expect.objectContaining({ is_active: 'true', is_superuser: 'true', groups: 'Support', page: '1' })),
  )
})

test('a new user gets a password that is drawn, groups, and rights that say what they allow', async () => {
  const calls = serveUsers()
  await open()
  await page.getByRole('button', { name: 'Create user' }).click()
  await dialog().getByRole('textbox', { name: 'User name' }).fill('vera')
  await dialog().getByRole('button', { name: 'Suggest' }).click()
  await dialog().getByRole('combobox', { name: 'User groups' }).click()
  await page.getByTitle('Dispatcher').last().click()
  await expect.element(dialog().getByText('through Dispatcher')).toBeVisible()
  await dialog().getByRole('checkbox', { name: 'Enter, edit and delete absences' }).click()
  await dialog().getByRole('button', { name: 'Create user' }).click()
  await vi.waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1))
  const { body } = calls.find(({ method }) => method === 'POST')!
  expect(body).toMatchObject({ username: 'vera', groups: ['Dispatcher'], permissions: ['vacancies.add_absence'], is_superuser: false })
  expect((body as { password: string }).password).toMatch(/^[A-Za-z0-9]{16}$/)
})

test('the keyboard shows a password and empties the groups', async () => {
  serveUsers()
  await open('/admin/users?modals=user')
  const password = dialog().getByLabelText('Password', { exact: true })
  await password.fill('Löwenzahn 2026')
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog().getByRole('button', { name: 'Suggest' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(dialog().getByRole('button', { name: 'Hide' })).toHaveFocus()
  await expect.element(password).toHaveAttribute('type', 'text')
  await dialog().getByRole('combobox', { name: 'User groups' }).click()
  await page.getByTitle('Dispatcher').last().click()
  await expect.element(dialog().getByText('through Dispatcher')).toBeVisible()
  await userEvent.keyboard('{Delete}')
  await expect.element(dialog().getByText('through Dispatcher')).not.toBeInTheDocument()
})

test('a new password is all that is sent', async () => {
  const calls = serveUsers()
  await open('/admin/users?modals=user-password&user-password-id=7')
  await dialog().getByRole('textbox', { name: 'Password' }).fill('Löwenzahn 2026')
  await dialog().getByRole('button', { name: 'Set new password' }).click()
  await expect.element(page.getByText('The new password has been set.')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ password: 'Löwenzahn 2026', version: 'v1' })
})

test('the last active superuser is neither deactivated nor demoted, and both places say why', async () => {
  const last = aColleague({ is_superuser: true })
  serveUsers({ users: [last], superusers: [last] })
  await open()
  await actionsOf('Tarek Sölter')
  const entry = page.getByRole('menuitem', { name: /^Deactivate/ })
  await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
  await expect.element(entry.getByText('This is the last active superuser.', { exact: false })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.element(dialog().getByRole('switch', { name: 'Superuser' })).toBeDisabled()
  await expect.element(dialog().getByText('This is the last active superuser.', { exact: false })).toBeVisible()
})

test('who leaves hands over what there is, to somebody else, and is deactivated with it', async () => {
  const calls = serveUsers({ handOverCounts: { follow_ups: 3 } })
  await open()
  await actionsOf('Tarek Sölter')
  await page.getByRole('menuitem', { name: /^Deactivate/ }).click()
  await expect.element(dialog().getByRole('checkbox', { name: 'Follow-ups (3)' })).toBeChecked()
  expect(dialog().getByRole('checkbox').elements()).toHaveLength(1)
  const go = dialog().getByRole('button', { name: 'Hand over and deactivate' })
  await go.click()
  await expect.element(dialog().getByText('Successor is required!')).toBeVisible()
  await dialog().getByRole('combobox', { name: 'Successor' }).click()
  await page.getByTitle('Tarek Sölter').last().click()
  await expect.element(dialog().getByText('Please choose somebody else.')).toBeVisible()
  await dialog().getByRole('combobox', { name: 'Successor' }).click()
  await page.getByTitle('Jule Brandner').click()
  await go.click()
  await expect.element(page.getByText('The handover has been saved.')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ successor: { id: 9 }, follow_ups: true, deactivate: true })
})

test('who looks after nothing is deactivated without a successor', async () => {
  const calls = serveUsers()
  await open('/admin/users?modals=user-hand-over&user-hand-over-id=7')
  await expect.element(dialog().getByText('There is nothing to hand over.')).toBeVisible()
  await dialog().getByRole('button', { name: 'Hand over and deactivate' }).click()
  await vi.waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ deactivate: true }))
})

test('somebody is signed out everywhere, once the administrator is sure', async () => {
  const calls = serveUsers()
  await open()
  await actionsOf('Tarek Sölter')
  await page.getByRole('menuitem', { name: 'Log out everywhere' }).click()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  await dialog().getByRole('button', { name: 'Log out everywhere' }).click()
  await expect.element(page.getByText('Tarek Sölter has been logged out everywhere.')).toBeVisible()
})

test('the second factor is reset for who has one, once the administrator is sure', async () => {
  const calls = serveUsers({ users: [aColleague({ has_second_factor: true }), aColleague({ id: 8, name: 'Vera' })] })
  await open()
  await actionsOf('Vera')
  await expect.element(page.getByRole('menuitem', { name: /^Reset second factor/ })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await actionsOf('Tarek Sölter')
  await page.getByRole('menuitem', { name: 'Reset second factor' }).click()
  await dialog().getByRole('button', { name: 'Reset second factor' }).click()
  await expect.element(page.getByText('Tarek Sölter now logs in with the password alone.')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname)).toEqual([
    '/api/v0/users/7/second-factor/reset.json/',
  ])
})

const tarek = { state: 'in' as const, user: { ...superuser.user, id: 7 } }
const ownPassword = 'Change your own password under Account security.'
const wayToSecurity = () => dialog().getByRole('link', { name: 'To account security' })

test('of oneself neither the password nor the second factor is changed here; menu and form say where', async () => {
  serveUsers({ users: [aColleague({ has_second_factor: true, is_superuser: true })] })
  await renderRoutes({ at: '/admin/users', session: tarek })
  await actionsOf('Tarek Sölter')
  for (const [name, reason] of [
    [/^Set new password/, ownPassword],
    [/^Reset second factor/, 'Change your own second factor under Account security.'],
  ] as const) {
    const entry = page.getByRole('menuitem', { name })
    await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
    await expect.element(entry.getByText(reason)).toBeVisible()
  }
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.element(wayToSecurity()).toHaveAttribute('href', '/account-security/')
})

test('the form of the own new password leads to account security, and sends nothing', async () => {
  const calls = serveUsers()
  await renderRoutes({ at: '/admin/users?modals=user-password&user-password-id=7', session: tarek })
  await expect.element(wayToSecurity()).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Password' }).fill('Löwenzahn 2026')
  await dialog().getByRole('button', { name: 'Set new password' }).click()
  await expect.element(dialog().getByRole('paragraph').filter({ hasText: ownPassword })).toBeVisible()
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test.each(['/admin', '/admin/users', '/admin/groups', '/admin/facilitygroups', '/admin/outbox', '/admin/users?modals=user&user-id=7'])(
  'whoever is no superuser reads at %s that this is not for her, and nothing is asked for her',
  async (at) => {
    const calls = serveUsers()
    await renderRoutes({ at })
    await expect.element(page.getByText('Forbidden.', { exact: false }).or(page.getByRole('alert'))).toBeVisible()
    expect(page.getByRole('navigation', { name: 'Administration' }).elements()).toEqual([])
    expect(page.getByRole('dialog').elements()).toEqual([])
    expect(calls).toEqual([])
  },
)

test('a form of the administration opens nowhere else', async () => {
  serveUsers()
  await renderRoutes({ at: '/dev/styleguide?modals=user&user-id=7', session: superuser })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
})
