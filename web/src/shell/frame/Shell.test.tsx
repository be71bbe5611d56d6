import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { request } from '../../shared/call/api.ts'
import { savedState, flushState } from '../../shared/storage/state-storage.ts'
import { session } from '../../shared/session/session.ts'
import { renderRoutes } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'
import { aUser } from '../../test/users.ts'
import { followLanguage } from '../preferences/follow-language.ts'

test('menus show only to somebody who is logged in', async () => {
  await renderRoutes({ at: '/nowhere' })
  await expect.element(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  expect(
    page
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['Search … Ctrl+K', 'Create', 'Jule Brandner'])
})

test('the navigation leads to the lists that somebody may see, and to the map', async () => {
  const user = aUser({ permissions: ['employees.view_employee', 'employees.view_applicant'] })
  await renderRoutes({ at: '/nowhere', session: { state: 'in', user } })
  const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link')
  await expect.element(links.first()).toBeVisible()
  expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')?.replace(/[?].*/, '')])).toEqual([
    ['Facilities', '/facilities'],
    ['Contact persons', '/contact-persons'],
    ['Employees', '/employees'],
    ['Vacancies', '/vacancies'],
    ['Applicants', '/applicants'],
    ['Board', '/board'],
    ['Overview map', '/map/'],
    ['Style guide', '/dev/styleguide'],
  ])
})

test('the navigation begins with the active facilities and employees', async () => {
  const user = aUser({ permissions: ['employees.view_employee'] })
  await renderRoutes({ at: '/nowhere', session: { state: 'in', user } })
  for (const [name, key] of [
    ['Facilities', 'facilities'],
    ['Employees', 'employees'],
  ])
    await expect
      .element(page.getByRole('link', { name: name! }))
      .toHaveAttribute('href', `/${key}?${new URLSearchParams({ [`${key}-filter-is_active`]: 'Active (true)' })}`)
})

test('a visitor sees neither navigation nor menus', async () => {
  await renderRoutes({ at: '/nowhere', session: { state: 'out' } })
  await expect.element(page.getByText('404')).toBeVisible()
  expect(page.getByRole('navigation').elements()).toEqual([])
  expect(page.getByRole('banner').getByRole('button').elements()).toEqual([])
})

test('an unknown path says so, large and in the title', async () => {
  await renderRoutes({ at: '/no-such-page' })
  await expect.element(page.getByText('404')).toHaveStyle({ fontSize: '128px' })
  await expect
    .element(page.getByRole('heading'))
    .toHaveTextContent('There is no such page. Sorry, the resource you are looking for was not found.')
  expect(document.title).toBe('Page not found · Kasack')
})

test('the footer names product and year', async () => {
  await renderRoutes({ at: '/nowhere' })
  await expect.element(page.getByRole('contentinfo')).toHaveTextContent(`Kasack · ${new Date().getFullYear()}`)
})

test('logging out leads to the server, and back to where the user was, filters included', async () => {
  await renderRoutes({ at: '/nowhere/7?x=1' })
  await page.getByRole('button', { name: 'Settings and account, logged in as Jule Brandner' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Log out' }))
    .toHaveAttribute('href', '/django_auth/logout/?next=%2Fnowhere%2F7%3Fx%3D1')
})

test('modals named in the address stand open, unknown ones are ignored', async () => {
  const { router } = await renderRoutes({ at: '/nowhere?modals=unknown,settings' })
  await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(page.getByRole('dialog').elements()).toEqual([]))
  expect(router.state.location.search).toBe('?modals=unknown')
})

test('settings apply at once, tell it, and are kept', async () => {
  await renderRoutes({ at: '/nowhere?modals=settings' })
  followLanguage()
  await page.getByText('Deutsch').click()
  await expect.element(page.getByText('Die Sprache ist jetzt Deutsch.')).toBeVisible()
  expect(document.documentElement.lang).toBe('de')
  await page.getByRole('switch', { name: 'Beta-Version' }).click()
  await expect.element(page.getByText('Die Beta-Version ist eingeschaltet.')).toBeVisible()
  await page.getByText('Dunkel').click()
  await vi.waitFor(() => expect(document.documentElement.dataset['scheme']).toBe('dark'))
  flushState()
  expect(savedState('kasack-preferences')).toMatchObject({ language: 'de', beta: true, scheme: 'dark' })
})

test('the bar tells of the latest refused read until it is hidden', async () => {
  serve({ 'GET /facilities/2.json/': { status: 403, data: { errors: ['Not for you.'] } } })
  await renderRoutes({ at: '/nowhere' })
  await request({ path: '/facilities/1.json/', silent: true })
  await request({ path: '/facilities/2.json/', silent: true })
  const bar = page.getByText('received Not for you while accessing /api/v0/facilities/2.json/')
  await expect.element(bar).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect.element(bar).not.toBeInTheDocument()
})

test('on another page the bar is gone and the keyboard starts at the content', async () => {
  serve({})
  const { router } = await renderRoutes({ at: '/nowhere' })
  await request({ path: '/facilities/1.json/', silent: true })
  await expect.element(page.getByText('received Not found while', { exact: false })).toBeVisible()
  await router.navigate('/elsewhere')
  await expect.element(page.getByText('received Not found while', { exact: false })).not.toBeInTheDocument()
  expect(document.activeElement?.tagName).toBe('MAIN')
})

test('the first stop of the keyboard leads past the header', async () => {
  await renderRoutes({ at: '/nowhere' })
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
})

test('the style guide is open to everybody and hears nothing of a session', async () => {
  await renderRoutes({ at: '/dev/styleguide', session: { state: 'out' } })
  await expect.element(page.getByRole('heading', { name: 'Style guide' })).toBeVisible()
  expect(session.get().state).toBe('out')
})

test('by keyboard alone settings open from the menu, and closing leads back to it', async () => {
  await renderRoutes({ at: '/nowhere' })
  const menu = page.getByRole('button', { name: 'Settings and account, logged in as Jule Brandner' })
  menu.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('radio', { name: 'English' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).toHaveFocus()
})
