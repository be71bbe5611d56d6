import type { SearchAnswer, SearchResult } from '@kasack/contract/search.ts'
import type { CurrentUser } from '@kasack/contract/user.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aKnownEmployee } from '../../employee/employee.test-support.ts'
import { navigate } from '../../shared/address/navigation.ts'
import { renderRoutes } from '../../test/render-routes.tsx'
import { type ServedRequest, serve } from '../../test/serve.ts'
import { aUser } from '../../test/users.ts'
import { isSearching } from './is-searching.ts'

const found = (result: Partial<SearchResult> = {}): SearchResult => ({
  kind: 'employees',
  id: 5,
  title: 'Jana Reuter',
  subtitle: '10034 · Fulda',
  path: '/employees/5',
  matched: ['Reuter'],
  ...result,
})
const house = found({ kind: 'facilities', id: 3, title: 'Haus Reuter', subtitle: 'Graz', path: '/facilities/3' })
const answerOf = (...results: SearchResult[]): SearchAnswer => ({
  results,
  counts: Object.fromEntries([...Map.groupBy(results, ({ kind }) => kind)].map(([kind, those]) => [kind, those.length])),
})

type Reply = SearchAnswer | Promise<SearchAnswer>
type Opening = { user?: Partial<CurrentUser>; at?: string; ready?: () => Promise<void>; more?: Parameters<typeof serve>[0] }

/** Opens the search on a page; `answer` is the server's reply to a query. */
async function open(
  answer: (asked: URLSearchParams) => Reply,
  { user = {}, at = '/nowhere', ready = () => Promise.resolve(), more = {} }: Opening = {},
) {
  const calls = serve({
    'GET /search.json/': async ({ url }: ServedRequest) => ({ status: 200, data: await answer(url.searchParams) }),
    ...more,
  })
  const { router } = await renderRoutes({ at, session: { state: 'in', user: aUser({ is_superuser: true, ...user }) } })
  await expect.element(page.getByRole('button', { name: /^Search/ })).toBeVisible()
  await ready()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  return {
    router,
    asked: () => calls.filter(({ url }) => url.pathname.endsWith('/search.json/')).map(({ url }) => Object.fromEntries(url.searchParams)),
  }
}

const dialog = () => page.getByRole('dialog', { name: 'Search' })
const field = () => dialog().getByRole('combobox', { name: 'Search' })
const options = () => dialog().getByRole('option')
const option = (name: string | RegExp) => dialog().getByRole('option', { name })
const marked = () => dialog().getByRole('option', { selected: true })
const titles = () =>
  options()
    .elements()
    .map((one) => one.querySelector('.k-search-title')?.textContent)

beforeEach(() => {
  localStorage.clear()
  isSearching.set(false)
})

test('the key and the button open it, Escape closes it and leads back', async () => {
  await open(() => answerOf())
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(dialog().elements()).toEqual([]))
  const button = page.getByRole('button', { name: /^Search/ })
  await button.click()
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

test('nobody who is not signed in opens it', async () => {
  await renderRoutes({ at: '/nowhere', session: { state: 'out' } })
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByText('404')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('Escape closes it alone and leads back into the form below', async () => {
  const language = page.getByRole('radio', { name: 'English' })
  await open(() => answerOf(), { at: '/nowhere?modals=settings', ready: async () => await expect.element(language).toHaveFocus() })
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(dialog().elements()).toEqual([]))
  await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await expect.element(language).toHaveFocus()
})

test('records stand in groups by kind with their counts, in the order of the best; what was meant is marked', async () => {
  const { asked } = await open(() => ({
    ...answerOf(house, found(), found({ kind: 'vacancies', id: 8, title: 'Nights' })),
    counts: { employees: 101, facilities: 1, vacancies: 1 },
  }))
  await userEvent.type(field(), 'reuter')
  await expect.element(option(/^Jana Reuter/)).toBeVisible()
  expect(
    dialog()
      .getByRole('group')
      .elements()
      .map((group) => group.getAttribute('aria-labelledby')!)
      .map((id) => document.getElementById(id)?.textContent),
  ).toEqual(['Facilities 1', 'Employees over 100', 'Vacancies 1'])
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Reuter', 'Reuter'])
  expect(asked().at(-1)).toEqual({
    q: 'reuter',
    kinds: 'employees,applicants,facilities,facilitygroups,contact-persons,vacancies,bookings,engagements',
    size: '4',
  })
})

test('arrows lead round, PageUp and PageDown from group to group, and the field says which is marked', async () => {
  await open(() => answerOf(found(), found({ id: 6, title: 'Rita Reuter' }), house))
  await userEvent.type(field(), 'reuter')
  await expect.element(marked()).toMatchTextContent(/^Jana/)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(marked()).toMatchTextContent(/^Haus/)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(marked()).toMatchTextContent(/^Rita/)
  await userEvent.keyboard('{PageDown}')
  await expect.element(marked()).toMatchTextContent(/^Haus/)
  await userEvent.keyboard('{PageUp}')
  await expect.element(marked()).toMatchTextContent(/^Jana/)
  expect(field().element().getAttribute('aria-activedescendant')).toBe(marked().element().id)
  expect(document.getElementById(field().element().getAttribute('aria-controls')!)?.role).toBe('listbox')
})

test('Enter opens what is marked and closes the search', async () => {
  const { router } = await open(() => answerOf(found(), house))
  await userEvent.type(field(), 'reuter')
  await expect.element(option(/^Haus/)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/facilities/3'))
  expect(dialog().elements()).toEqual([])
})

test('Enter waits for the answer to what was typed last', async () => {
  const { promise, resolve } = Promise.withResolvers<SearchAnswer>()
  const { router } = await open((asked) => (asked.get('q') === 'reuter graz' ? promise : answerOf(found(), house)))
  await userEvent.type(field(), 'reuter')
  await expect.element(option(/^Jana/)).toBeVisible()
  await userEvent.type(field(), ' graz{Enter}')
  await new Promise((done) => setTimeout(done, 200))
  expect(router.state.location.pathname).toBe('/nowhere')
  await expect.element(option(/^Jana/)).toBeVisible()
  resolve(answerOf(house))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/facilities/3'))
})

test('what the user has marked stays marked in the next answer, and else the first is', async () => {
  const rita = found({ id: 6, title: 'Rita Reuter' })
  await open((asked) => (asked.get('q') === 'reuter' ? answerOf(found(), rita) : answerOf(house, rita)))
  await userEvent.type(field(), 'reuter')
  await expect.element(option(/^Rita/)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.type(field(), ' x')
  await expect.element(option(/^Haus/)).toBeVisible()
  await expect.element(marked()).toMatchTextContent(/^Rita/)
})

test('with Ctrl it opens in another tab and stays; each record is a link', async () => {
  const elsewhere = vi.spyOn(window, 'open').mockReturnValue(null)
  await open(() => answerOf(found()))
  await userEvent.type(field(), 'reuter')
  await expect.element(option(/^Jana/)).toHaveAttribute('href', '/employees/5')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(elsewhere).toHaveBeenCalledWith('/employees/5', '_blank', 'noopener'))
  await expect.element(field()).toHaveFocus()
  elsewhere.mockRestore()
})

test('a kind that has more is shown whole, and Escape leads back', async () => {
  const { asked } = await open((given) =>
    given.get('size') === '50'
      ? { ...answerOf(found(), found({ id: 6, title: 'Rita Reuter' })), counts: { employees: 12 } }
      : { results: [found()], counts: { employees: 12 } },
  )
  await userEvent.type(field(), 'reuter')
  await option('Show all 12').click()
  await expect.element(option(/^Rita/)).toBeVisible()
  expect(asked().at(-1)).toEqual({ q: 'reuter', kinds: 'employees', size: '50' })
  await userEvent.keyboard('{Escape}')
  await expect.element(option('Show all 12')).toBeVisible()
  await expect.element(field()).toHaveValue('reuter')
})

test('an act and a name offer the form for those who fit, above all others', async () => {
  const { router, asked } = await open((given) => (given.get('q') === 'reuter' ? answerOf(found()) : answerOf(house)))
  await userEvent.type(field(), 'absence reuter')
  await expect.element(marked()).toMatchTextContent(/^New absence for Jana Reuter/)
  expect(asked().at(-1)).toEqual({ q: 'reuter', kinds: 'employees', size: '4' })
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=absence&absence-from=employee%3A5'))
})

test('an act alone offers its form without a record', async () => {
  const { router } = await open(() => answerOf())
  await userEvent.type(field(), 'buchung{Enter}')
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=booking'))
})

test('the beginning of an act stands below the records', async () => {
  await open((given) => answerOf(given.get('q') === 'linh' ? house : found({ title: 'Mai Linh' })))
  await userEvent.type(field(), 'mai linh')
  await expect.element(option(/^E-mail to Haus/)).toBeVisible()
  await expect.element(marked()).toMatchTextContent(/^Mai Linh/)
})

test('a record that says all that was typed stands above the act', async () => {
  await open((given) =>
    given.get('q') === 'wulmstorf' ? answerOf(house) : answerOf(found({ title: 'Klinik', subtitle: 'Neu Wulmstorf' })),
  )
  await userEvent.type(field(), 'neu wulmstorf')
  await expect.element(marked()).toMatchTextContent(/^Klinik/)
})

test('nothing is offered or asked for without the right', async () => {
  const { asked } = await open(() => answerOf(), { user: { is_superuser: false } })
  await vi.waitFor(() => expect(titles()).toEqual(['New logbook entry', 'New facility', 'New contact person', 'New vacancy']))
  await userEvent.type(field(), 'absence')
  await expect.element(dialog().getByText('Nothing found for “absence”')).toBeVisible()
  await userEvent.fill(field(), 'absence reuter')
  await expect.element(dialog().getByText('Nothing found for “absence reuter”')).toBeVisible()
  expect(asked().filter(({ q }) => q === 'reuter')).toEqual([])
  await userEvent.fill(field(), 'user groups')
  await expect.element(dialog().getByText('Nothing found for “user groups”')).toBeVisible()
  await expect.element(dialog().getByText(/facility groups, contact persons, vacancies, logbook entries/i)).toBeVisible()
})

test('Tab shows what can be done with a record, narrowed by what is typed, and Escape leads back', async () => {
  const { router } = await open(() => answerOf(found()), { more: { 'GET /employees/5.json/': { status: 200, data: aKnownEmployee() } } })
  await userEvent.type(field(), 'reuter')
  await expect.element(option(/^Jana/)).toBeVisible()
  await userEvent.keyboard('{Tab}')
  const acts = dialog().getByRole('combobox', { name: 'What do you want to do?' })
  await expect.element(acts).toHaveFocus()
  await expect.element(option(/^Call \+49/).first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).toHaveValue('reuter')
  await userEvent.keyboard('{Tab}')
  await userEvent.type(acts, 'new book')
  await vi.waitFor(() => expect(titles()).toEqual(['New booking for Jana Reuter']))
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=booking&booking-from=employee%3A5'))
})

test('an empty field, Backspace and Shift+Tab lead back from the actions', async () => {
  await open(() => answerOf(found()), { more: { 'GET /employees/5.json/': { status: 200, data: aKnownEmployee() } } })
  await userEvent.type(field(), 'reuter')
  await expect.element(option(/^Jana/)).toBeVisible()
  for (const back of ['{Backspace}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard('{Tab}')
    await expect.element(dialog().getByRole('combobox', { name: 'What do you want to do?' })).toHaveFocus()
    await userEvent.keyboard(back)
    await expect.element(field()).toHaveValue('reuter')
  }
})

test('pages and settings are found by their names, by whoever may open them', async () => {
  const { router } = await open(() => answerOf())
  await userEvent.type(field(), 'user gr')
  await expect.element(option(/^User groups/)).toHaveAttribute('href', '/admin/groups')
  await userEvent.fill(field(), 'settings')
  await expect.element(marked()).toMatchTextContent(/^Settings/)
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=settings'))
})

test('with nothing typed stands what the user opened last, named by the server', async () => {
  const { asked } = await open((given) => (given.get('records') ? answerOf(found(), house) : answerOf()), {
    at: '/facilities/3?modals=employee-drawer&employee-drawer-id=5',
    ready: async () => void (await navigate('/nowhere')),
  })
  await expect.element(option(/^Jana/)).toBeVisible()
  expect(titles().slice(0, 3)).toEqual(['Jana Reuter', 'Haus Reuter', 'New logbook entry'])
  expect(asked()).toEqual([{ records: 'employees:5,facilities:3' }])
})

test('that the search failed is told where it was typed, and it is asked again', async () => {
  let fails = true
  // Until the button is pressed: the page may refetch on its own before.
  document.addEventListener('pointerdown', () => (fails = false), { once: true, capture: true })
  await open(() => answerOf(found()), {
    more: {
      'GET /search.json/': () => (fails ? { status: 503, data: { detail: 'Too many.' } } : { status: 200, data: answerOf(found()) }),
    },
  })
  await userEvent.fill(field(), 'reuter')
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('The search failed')
  await dialog().getByRole('button', { name: 'Search again' }).click()
  await expect.element(option(/^Jana/)).toBeVisible()
})

test('how many there are is told once the keys rest', async () => {
  await open(() => answerOf(found(), house))
  await userEvent.type(field(), 'reuter')
  await expect.element(dialog().getByRole('status')).toHaveTextContent('2 results')
})
