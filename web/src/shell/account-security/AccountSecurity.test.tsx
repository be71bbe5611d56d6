import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AccountSecurity } from '@kasack/contract/account-security.ts'
import { renderRoutes } from '../../test/render-routes.tsx'
import { queryClient } from '../../shared/storage/query-client.ts'
import { serve } from '../../test/serve.ts'

const moment = '2026-06-10T10:00:00.000000Z'
const bare: AccountSecurity = {
  one_time_codes: null,
  passkeys: [],
  recovery_codes_left: 0,
  sessions: [
    { id: 1, device: 'Firefox · Windows', network: '192.0.2.0/24', created_datetime: moment, last_call_datetime: moment, is_current: true },
  ],
  passkey_host: location.hostname,
}
const security = (told: Partial<AccountSecurity> = {}) => ({ status: 200, data: { ...bare, ...told } })

test('the menu of the account leads there where the agency has no page of its own', async () => {
  await renderRoutes({ at: '/nowhere' })
  await page.getByRole('button', { name: /^Settings and account/ }).click()
  await expect.element(page.getByRole('link', { name: 'Account security' })).toHaveAttribute('href', '/account-security/')
})

test('what the server refuses stands at its field, what it says beyond that above them', async () => {
  const held = Promise.withResolvers<void>()
  let answer: { status: number; data: object } = { status: 400, data: { errors: { current_password: ['This is not your password.'] } } }
  const sent = serve({ 'GET /users/me/security.json/': security(), 'POST /users/me/password.json/': () => held.promise.then(() => answer) })
  await renderRoutes({ at: '/account-security/' })
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabelText('Current password').fill('wrong password')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByLabelText('New password')).toHaveAccessibleDescription('This field is required.')
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  await dialog.getByLabelText('New password').fill('a new long password')
  await userEvent.keyboard('{Enter}{Enter}{Control>}{Enter}{/Control}')
  held.resolve()
  await expect.element(dialog.getByLabelText('Current password')).toHaveAccessibleDescription('This is not your password.')
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  await expect.element(dialog.getByLabelText('Current password')).toHaveFocus()
  answer = { status: 429, data: { detail: 'Too many attempts. Please wait a little.' } }
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Too many attempts. Please wait a little.')
  expect(sent.at(-1)?.body).toEqual({ current_password: 'wrong password', password: 'a new long password' })
})

test('a new password is not lost without a question, and the keyboard goes on where it was', async () => {
  serve({ 'GET /users/me/security.json/': security() })
  await renderRoutes({ at: '/account-security/' })
  const button = page.getByRole('button', { name: 'Change password' })
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await button.click()
  await dialog.getByLabelText('Current password').fill('an old password')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await button.click()
  await dialog.getByLabelText('New password').fill('a new long password')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(dialog.getByLabelText('New password')).toHaveValue('a new long password')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('passwords are shown on wish', async () => {
  serve({ 'GET /users/me/security.json/': security() })
  await renderRoutes({ at: '/account-security/' })
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.element(page.getByLabelText('New password')).toHaveAttribute('type', 'password')
  await page.getByRole('checkbox', { name: 'Show passwords' }).click()
  await expect.element(page.getByLabelText('New password')).toHaveAttribute('type', 'text')
})

test('few recovery codes are told, and new ones are shown once', async () => {
  const codes = Array.from({ length: 10 }, (_, number) => `aaaa${number}-bbbbb`)
  serve({
    'GET /users/me/security.json/': security({
      one_time_codes: { created_datetime: moment, last_used_datetime: null },
      recovery_codes_left: 2,
    }),
    'POST /users/me/recovery-codes.json/': { status: 200, data: { recovery_codes: codes } },
  })
  await renderRoutes({ at: '/account-security/' })
  await expect.element(page.getByText('2 of 10 left')).toBeVisible()
  await page.getByRole('button', { name: 'Create new codes' }).click()
  await page.getByLabelText('Your password').fill('my password')
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect.element(dialog.getByRole('listitem').nth(9)).toHaveTextContent('aaaa9-bbbbb')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the question for new recovery codes is left without drawing any', async () => {
  const calls = serve({
    'GET /users/me/security.json/': security({ one_time_codes: { created_datetime: moment, last_used_datetime: null } }),
  })
  await renderRoutes({ at: '/account-security/' })
  await page.getByRole('button', { name: 'Create new codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create new codes' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('at another address than the one that passkeys are bound to, none is offered, and the reason is said', async () => {
  serve({ 'GET /users/me/security.json/': security({ passkey_host: 'kasack.example' }) })
  await renderRoutes({ at: '/account-security/' })
  const passkeys = page.getByRole('region', { name: /^Passkeys/ })
  await expect.element(passkeys.getByRole('button', { name: 'Add passkey' })).toBeDisabled()
  await expect.element(passkeys.getByText('Passkeys only work at the address kasack.example.')).toBeVisible()
})

const passkey = { id: 7, name: 'Laptop', is_synced: false, created_datetime: moment, last_used_datetime: null }

test('a passkey is renamed without a password', async () => {
  let name = 'Laptop'
  const sent = serve({
    'GET /users/me/security.json/': () => security({ passkeys: [{ ...passkey, name }] }),
    'PATCH /users/me/passkeys/7.json/': ({ body }) => {
      name = (body as { name: string }).name
      return { status: 204 }
    },
  })
  await renderRoutes({ at: '/account-security/' })
  await page.getByRole('button', { name: 'Rename passkey “Laptop”' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename passkey “Laptop”' })
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Laptop')
  await dialog.getByLabelText('Name').fill('Diensthandy')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The passkey is now called “Diensthandy”.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Rename passkey “Diensthandy”' })).toBeVisible()
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Diensthandy' })
})

test('that the first second factor ends other sessions is said beforehand', async () => {
  const told = page.getByText('This ends your other sessions', { exact: false })
  let passkeys: AccountSecurity['passkeys'] = []
  serve({ 'GET /users/me/security.json/': () => security({ passkeys }) })
  const { router } = await renderRoutes({ at: '/account-security/' })
  await page.getByRole('button', { name: 'Set up one-time codes' }).click()
  await expect.element(told).toBeVisible()
  await userEvent.keyboard('{Escape}')
  passkeys = [passkey]
  await router.navigate('/nowhere')
  await queryClient.invalidateQueries()
  await router.navigate('/account-security/')
  await expect.element(page.getByText('Laptop')).toBeVisible()
  await page.getByRole('button', { name: 'Set up one-time codes' }).click()
  await expect.element(page.getByLabelText('Your password')).toBeVisible()
  await expect.element(told).not.toBeInTheDocument()
})

test('other sessions can be ended, this one cannot', async () => {
  const other = { ...bare.sessions[0]!, id: 2, device: '', is_current: false }
  const sent = serve({
    'GET /users/me/security.json/': security({ sessions: [...bare.sessions, other] }),
    'DELETE /users/me/sessions/2/': { status: 204 },
  })
  await renderRoutes({ at: '/account-security/' })
  const own = page
    .getByRole('region', { name: /^Sessions/ })
    .getByRole('listitem')
    .nth(0)
  await expect.element(own.getByText('This session')).toBeVisible()
  await page.getByRole('button', { name: 'End session “Unknown device”' }).click()
  await expect.element(page.getByText('The session has ended.')).toBeVisible()
  expect(sent.filter(({ url }) => url.pathname.endsWith('/security.json/'))).toHaveLength(2)
})
