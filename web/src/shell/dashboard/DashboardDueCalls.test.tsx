import type { Engagement } from '@kasack/contract/engagement.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import dayjs from 'dayjs'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { today } from '../../shared/program/clock.ts'
import { flushState } from '../../shared/storage/state-storage.ts'
import { renderRoutes } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'
import { aUser } from '../../test/users.ts'

const inDays = (days: number) => dayjs(today()).add(days, 'day').format('YYYY-MM-DD')
const tarek = { id: 2, name: 'Tarek Sölter' }
const kessler = { id: 4, name: 'Martina Kessler', full_name: 'Martina Kessler', phone: '030 901820', mobile: '0171 2345678' }
const facility = { id: 7, name: 'Klinikum Spreetal', phone: '030 901800', mobile: '', country_code: 'DE' }
const longNote = 'Needs two nurses for nights in intensive care from the beginning of next month. '.repeat(4)

const entry = (fields: Partial<Engagement> = {}) => ({
  id: 12,
  action_type: { id: 1, name: 'Outgoing call' },
  facility,
  contact_person: kessler,
  employee: null,
  applicant: null,
  note: longNote,
  followup_date: inDays(-4),
  followup_user: tarek,
  followup_priority: 'high',
  follow_up: { date: inDays(-4), user: tarek, priority: 'high' },
  todo: true,
  created_by_user: tarek,
  created_datetime: '2026-01-05T08:00:00.000000Z',
  ...fields,
})

async function open(
  due = [entry()],
  { main_contact = null as object | null, query = '', isLet = Promise.resolve(), permissions = [] as Permission[] } = {},
) {
  const calls = serve({
    'GET /engagements.json/': ({ url: { searchParams } }) => {
      const [from, to] = [searchParams.get('followup_date__gte') ?? '', searchParams.get('followup_date__lte') ?? '9']
      const results = due.filter(({ followup_date }) => from <= followup_date! && followup_date! <= to)
      return { status: 200, data: { count: results.length, next: null, previous: null, results } }
    },
    'GET /facilities/7.json/': { status: 200, data: { ...facility, main_contact, contact_persons: [kessler], federal_state: 'BE' } },
    'GET /autocompletes/engagement-actions.json/': {
      status: 200,
      data: [
        { id: 1, name: 'Outgoing call', code: 'phone_call' },
        { id: 5, name: 'Nobody there', code: 'not_reached' },
      ],
    },
    ...Object.fromEntries(due.map((one) => [`GET /engagements/${one.id}.json/`, { status: 200, data: one }])),
    'POST /engagements.json/': () => isLet.then(() => ({ status: 201, data: { ...entry(), id: 77 }, group: 41 })),
    'POST /history/groups/41/undo.json/': { status: 200, data: { group: 42, lines: [] } },
  })
  const user = aUser({ permissions })
  const { router, screen } = await renderRoutes({ at: `/${query}`, session: { state: 'in', user } })
  const asked = () =>
    calls.filter(({ url }) => url.searchParams.get('size') === '10' && url.searchParams.has('todo')).map(({ url }) => url.searchParams)
  const written = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url.pathname.slice(7)}`, body])
  return { router, screen, asked, written }
}

const row = () => page.getByRole('table', { name: 'Follow-ups' }).getByRole('row').filter({ hasText: 'Klinikum Spreetal' })
const overdue = () => page.getByRole('button', { name: '1 overdue' })

test('the number of the person is dialled from the row', async () => {
  await open()
  await expect.element(row().getByRole('link', { name: '+49 171 2345678' })).toHaveAttribute('href', 'tel:+491712345678')
})

test('where the person has none it is the main contact’s, and the row says so', async () => {
  await open([entry({ contact_person: null })], { main_contact: { ...kessler, name: 'Eva Lang', mobile: '' } })
  await expect.element(row().getByRole('link', { name: '+49 30 901820' })).toBeVisible()
  await expect.element(row().getByText('Main contact Eva Lang')).toBeInTheDocument()
})

test('an applicant is called from the row, and who was not reached is tried again', async () => {
  const applicant = { id: 8, name: 'Mira Lindner', mobile: '01512 3004481' }
  const { written } = await open([entry({ facility: null, contact_person: null, applicant })], {
    permissions: ['employees.view_applicant'],
  })
  const due = page.getByRole('table', { name: 'Follow-ups' }).getByRole('row').filter({ hasText: 'Mira Lindner' })
  await expect.element(due.getByRole('link', { name: '+49 1512 3004481' })).toHaveAttribute('href', 'tel:+4915123004481')
  await expect.element(due.getByRole('link', { name: 'Mira Lindner' })).toHaveAttribute('href', '/applicants/8')
  await due.getByRole('button', { name: 'Mira Lindner not reached' }).click()
  await vi.waitFor(() => expect(written()).toHaveLength(1))
  expect(written()[0]).toEqual(['POST /engagements.json/', expect.objectContaining({ facility: null, applicant: { id: 8 } })])
})

test('the key l in a row writes an entry of its own about the call that is due', async () => {
  const { router } = await open()
  await expect.element(row()).toBeVisible()
  await userEvent.keyboard('jl')
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=engagement&engagement-from=follow-up%3A12'))
})

test('saved with the key, an entry leads to the call below it, and the last one back to the list', async () => {
  const calls = [entry(), entry({ id: 13, employee: jana, facility: null, contact_person: null }), entry({ id: 14, note: 'Ask again.' })]
  const { router, written } = await open(calls)
  await expect.element(row().first()).toBeVisible()
  await userEvent.keyboard('jl')
  const form = page.getByRole('dialog')
  await expect.element(form.getByText(/saves and opens the next call/)).toBeVisible()
  for (const note of ['No beds.', 'Two beds.']) {
    await expect.element(form.getByLabelText('Note')).toHaveFocus()
    await expect.element(form.getByLabelText('Note')).toHaveValue('')
    await userEvent.keyboard(note)
    await form.getByRole('button', { name: /^\+1 week/ }).click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await vi.waitFor(() => expect(written().at(-1)?.[1]).toMatchObject({ note }))
  }
  await vi.waitFor(() => expect(router.state.location.search).toBe(''))
  expect(written()).toHaveLength(2)
})

test('a note is shown in full where it is cut', async () => {
  await open()
  const more = row().getByRole('button', { name: 'more' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  const height = row().element().clientHeight
  await more.click()
  await expect.element(row().getByRole('button', { name: 'less' })).toHaveAttribute('aria-expanded', 'true')
  expect(row().element().clientHeight).toBeGreaterThan(height)
})

test('a short note has nothing to unfold', async () => {
  await open([entry({ note: 'Busy.' })])
  await expect.element(row().getByText('Busy.')).toBeVisible()
  expect(row().getByRole('button', { name: 'more' }).elements()).toEqual([])
})

test('what is late and what is for today are filters, one at a time, and the counts stay', async () => {
  const { router, asked } = await open([entry(), entry({ id: 13, followup_date: today() })])
  await expect.element(overdue()).toHaveAttribute('aria-pressed', 'false')
  await overdue().click()
  await expect.element(overdue()).toHaveAttribute('aria-pressed', 'true')
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ 'de-filter-followup_date': `–${inDays(-1)}` })}`)
  await vi.waitFor(() => expect(asked().at(-1)?.get('followup_date__lte')).toBe(inDays(-1)))
  await page.getByRole('button', { name: '1 due today' }).click()
  await expect.element(overdue()).toHaveAttribute('aria-pressed', 'false')
  await vi.waitFor(() => expect(asked().at(-1)?.get('followup_date__gte')).toBe(today()))
  await page.getByRole('button', { name: '1 due today' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe(''))
})

test('everybody’s follow-ups are shown until the user wants the own ones, which is remembered', async () => {
  const { router, screen, asked } = await open()
  await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked()
  expect(asked().at(-1)?.has('followup_user__id')).toBe(false)
  await page.getByText('Mine', { exact: true }).click()
  await vi.waitFor(() => expect(asked().at(-1)?.get('followup_user__id')).toBe('1'))
  expect(router.state.location.search).toBe('')
  await router.navigate('/facilities')
  await router.navigate('/')
  await expect.element(page.getByRole('radio', { name: 'Mine' })).toBeChecked()
  await router.navigate('/?de-filter-followup_user__id=Tarek (2)')
  await vi.waitFor(() => expect(asked().at(-1)?.get('followup_user__id')).toBe('2'))
  await expect.element(page.getByRole('radio', { name: 'Mine' })).not.toBeChecked()
  await page.getByText('All', { exact: true }).click()
  await vi.waitFor(() => expect(asked().at(-1)?.has('followup_user__id')).toBe(false))
  flushState()
  await screen.unmount()
  expect(Object.entries(localStorage)).toContainEqual(['kasack-choice:1:whose-follow-ups', '"all"'])
})

test('nobody reached is written in one click, for the same user on a working day, and taken back in another', async () => {
  const answer = Promise.withResolvers<void>()
  const { written } = await open([entry()], { isLet: answer.promise })
  await row().getByRole('button', { name: 'Klinikum Spreetal not reached' }).dblClick()
  await vi.waitFor(() => expect(written()).toHaveLength(1))
  answer.resolve()
  await expect.element(page.getByText(/Klinikum Spreetal not reached, follow-up on/)).toBeVisible()
  const [[call, body]] = written() as [[string, { followup_date: string }]]
  expect(call).toBe('POST /engagements.json/')
  expect(body).toEqual({
    action_type: { id: 5 },
    facility: { id: 7 },
    contact_person: { id: 4 },
    employee: null,
    applicant: null,
    followup_date: expect.any(String),
    followup_user: { id: 2 },
    followup_priority: 'high',
  })
  expect(body.followup_date > today()).toBe(true)
  expect([1, 2, 3, 4, 5]).toContain(dayjs(body.followup_date).day())
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone')).toBeVisible()
  expect(written().slice(1)).toEqual([['POST /history/groups/41/undo.json/', undefined]])
})

const jana = { id: 5, name: 'Jana Reuter', phone: null, mobile: null, country_code: null }

test('who may not see employees writes nobody reached without the employee', async () => {
  const { written } = await open([entry({ employee: jana })])
  await row().getByRole('button', { name: 'Klinikum Spreetal not reached' }).click()
  await vi.waitFor(() => expect(written()).toMatchObject([['POST /engagements.json/', { facility: { id: 7 }, employee: null }]]))
})

test('about an employee alone who may not see employees writes nothing, and reads why', async () => {
  await open([entry({ employee: jana, facility: null, contact_person: null })])
  for (const name of ['Entry about Jana Reuter', 'Jana Reuter not reached']) {
    const button = page.getByRole('button', { name })
    await expect.element(button).toBeDisabled()
    await expect
      .element(button)
      .toHaveAttribute('title', 'You do not have permission to view employees, so you cannot log entries about them.')
  }
})
