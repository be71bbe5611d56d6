import type { Engagement } from '@kasack/contract/engagement.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import dayjs from 'dayjs'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { workingDayFrom } from '../shared/language/working-day.ts'
import { today } from '../shared/program/clock.ts'
import { formatDay } from '../shared/language/format.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'

const inDays = (days: number) => dayjs(today()).add(days, 'day').format('YYYY-MM-DD')
const jule = { id: 1, name: 'Jule Brandner' }

const facility = { id: 7, name: 'Klinikum Spreetal', phone: '030 901800', mobile: '', country_code: 'DE' }
const martina = { id: 4, name: 'Martina Kessler', full_name: 'Martina Kessler', phone: '', mobile: '0171 2345678' }

const anEntry = (entry: Partial<Engagement> = {}) => ({
  id: 12,
  action_type: { id: 3, name: 'Not reached' },
  facility,
  contact_person: martina,
  employee: null,
  applicant: null,
  note: 'Left a message.',
  followup_date: inDays(3),
  followup_user: jule,
  followup_priority: 'high',
  priority: 'high',
  follow_up: { date: inDays(3), user: jule, priority: 'high' },
  todo: true,
  created_by_user: jule,
  created_datetime: '2026-01-05T08:00:00.000000Z',
  ...entry,
})

type ModalReplies = { followUp?: string | null; persons?: object[]; entry?: object; carriers?: object[]; permissions?: Permission[] }

async function open(
  query: string,
  {
    followUp = null,
    persons = [{ id: 4, name: 'Martina Kessler' }],
    entry = anEntry(),
    carriers = [],
    permissions = ['employees.view_employee'],
  }: ModalReplies = {},
) {
  const calls = serve({
    'GET /autocompletes/engagement-actions.json/': { status: 200, data: [{ id: 1, name: 'Outgoing call', code: 'phone_call' }] },
    'GET /autocompletes/contact-persons.json/': { status: 200, data: persons },
    'GET /facilities/7.json/': {
      status: 200,
      data: {
        ...facility,
        contact_persons: [martina],
        main_contact: null,
        latest_engagement: { id: 12, created_datetime: '2026-01-05T08:00:00.000000Z' },
        follow_up: followUp && { date: followUp, user: jule, priority: 'medium' },
      },
    },
    'GET /engagements/12.json/': { status: 200, data: entry },
    'GET /engagements.json/': { status: 200, data: { count: 1, next: null, previous: null, results: carriers } },
    'GET /contact-persons/4.json/': {
      status: 200,
      data: { id: 4, name: 'Martina Kessler', facility: { id: 7, name: 'Klinikum Spreetal' } },
    },
    'GET /applicants/8.json/': {
      status: 200,
      data: { id: 8, name: 'Mira Lindner', profession_free_text: 'OTA', mobile: '01512 3004481', converted_to_employee: null },
    },
    'POST /engagements.json/': { status: 201, data: anEntry() },
    'PATCH /engagements/12.json/': { status: 200, data: anEntry() },
  })
  const user = aUser({ permissions })
  const { router } = await renderRoutes({ at: `/nowhere?modals=engagement${query}`, session: { state: 'in', user } })
  return { router, written: () => calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => ({ method, body })) }
}

const dialog = () => page.getByRole('dialog')
const submit = () => dialog().getByRole('button', { name: 'Create logbook entry' })

test('the dialog opens at once, while it still asks what an entry begins with', async () => {
  serve({ 'GET /autocompletes/engagement-actions.json/': () => new Promise(() => {}) })
  await renderRoutes({ at: '/nowhere?modals=engagement' })
  await expect.element(page.getByRole('dialog', { name: 'Create logbook entry' })).toBeVisible()
  await expect.element(dialog().getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect.element(submit()).toBeDisabled()
})

test('a new entry begins as an outgoing call, followed up by the current user with medium priority', async () => {
  await open('')
  await expect.element(dialog().getByText('Outgoing call')).toBeVisible()
  await expect.element(dialog().getByText('Jule Brandner')).toBeVisible()
  await expect.element(dialog().getByRole('radio', { name: 'medium' })).toBeChecked()
  for (const priority of ['high', 'low']) await expect.element(dialog().getByRole('radio', { name: priority })).not.toBeChecked()
  await expect.element(dialog().getByRole('textbox', { name: 'Note' })).toHaveFocus()
})

test('without facility, employee and day nothing is sent, and each field says what it wants', async () => {
  const { written } = await open('')
  await submit().click()
  expect(dialog().getByText('Please choose a facility or an employee.').elements()).toHaveLength(2)
  await expect.element(dialog().getByText('2 values are missing or not valid')).toBeVisible() // the follow-up is the second
  await expect.element(dialog().getByText('Follow-up is required!')).toBeVisible()
  expect(written()).toEqual([])
})

test('without its kind an entry is not sent, and the field says so', async () => {
  await open('')
  const kind = dialog().getByRole('combobox', { name: 'Action type' })
  await expect.element(dialog().getByTitle('Outgoing call')).toBeVisible()
  await kind.hover()
  await dialog().getByRole('button', { name: 'Clear' }).first().click()
  await submit().click()
  await expect.element(dialog().getByText('Action type is required!')).toBeVisible()
})

test('who may not see employees is not asked for one', async () => {
  serve({ 'GET /autocompletes/engagement-actions.json/': { status: 200, data: [] } })
  await renderRoutes({ at: '/nowhere?modals=engagement' })
  await submit().click()
  await expect.element(dialog().getByText('Facility is required!')).toBeVisible()
  expect(dialog().getByText('Employee').elements()).toEqual([])
})

test('who may not see employees brings no new entry to one, and reads why; the facility and the person are taken over', async () => {
  const { written } = await open('&engagement-from=follow-up:12', {
    entry: anEntry({ employee: { id: 5, name: 'Jana Reuter', phone: null, mobile: null, country_code: null } }),
    permissions: [],
  })
  await expect
    .element(dialog().getByText('You do not have permission to view employees, so the employee is not carried over.'))
    .toBeVisible()
  expect(dialog().getByText('Jana Reuter').elements()).toEqual([])
  await dialog()
    .getByRole('button', { name: /^\+1 week/ })
    .click()
  await submit().click()
  await vi.waitFor(() => expect(written()).toMatchObject([{ body: { facility: { id: 7 }, contact_person: { id: 4 }, employee: null } }]))
})

test('who may not see employees changes an entry about one without sending her', async () => {
  const { written } = await open('&engagement-id=12', {
    entry: anEntry({ employee: { id: 5, name: 'Jana Reuter', phone: null, mobile: null, country_code: null } }),
    permissions: [],
  })
  await expect.element(dialog().getByText('Jana Reuter')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Note' }).fill('Calls back.')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(written()).toEqual([{ method: 'PATCH', body: { note: 'Calls back.' } }]))
})

test('the contact person waits for a facility, and says why there is none', async () => {
  await open('')
  await expect.element(dialog().getByText('choose a facility first')).toBeVisible()
  await expect.element(dialog().getByRole('combobox', { name: 'Contact person' })).toBeDisabled()
})

test('a facility without contact persons leaves the contact person disabled', async () => {
  await open('&engagement-from=facility:7', { persons: [] })
  await expect.element(dialog().getByText('the facility has no contact persons')).toBeVisible()
})

test('from a facility with contact persons one of them can be chosen', async () => {
  await open('&engagement-from=facility:7')
  await expect.element(dialog().getByRole('combobox', { name: 'Contact person' })).toBeEnabled()
})

test('a call is written with the keyboard and a quick day, and sent as the server wants it', async () => {
  const { router, written } = await open('&engagement-from=contact-person:4')
  await expect.element(dialog().getByTitle('Martina Kessler')).toBeVisible()
  await expect.element(dialog().getByRole('textbox', { name: 'Note' })).toHaveFocus()
  await userEvent.keyboard('Needs two nurses.')
  await dialog()
    .getByRole('button', { name: /^\+1 week/ })
    .click()
  await submit().click()
  await vi.waitFor(() => expect(router.state.location.search).toBe(''))
  expect(written()).toEqual([
    {
      method: 'POST',
      body: {
        action_type: { id: 1 },
        facility: { id: 7 },
        contact_person: { id: 4 },
        employee: null,
        applicant: null,
        note: 'Needs two nurses.',
        followup_date: workingDayFrom(inDays(7), null),
        followup_user: { id: 1 },
        followup_priority: 'medium',
      },
    },
  ])
})

test('a talk with an applicant is written by who may see applicants, with her number and what she applied as above', async () => {
  const { written } = await open('&engagement-from=applicant:8', { permissions: ['employees.view_applicant'] })
  const about = dialog().getByRole('region', { name: 'About' })
  for (const text of ['Mira Lindner', 'OTA', '+49 1512 3004481']) await expect.element(about.getByText(text)).toBeVisible()
  expect(document.querySelector('.k-legend')?.textContent).toBe('Logbook entryFacility or applicant*')
  await dialog().getByRole('textbox', { name: 'Note' }).fill('Can begin in January.')
  await dialog()
    .getByRole('button', { name: /^\+1 week/ })
    .click()
  await submit().click()
  await vi.waitFor(() => expect(written()).toHaveLength(1))
  expect(written()[0]!.body).toMatchObject({ facility: null, employee: null, applicant: { id: 8 }, note: 'Can begin in January.' })
})

test('who may not see applicants is not offered any', async () => {
  await open('')
  await expect.element(dialog().getByRole('combobox', { name: 'Employee' })).toBeVisible()
  expect(
    dialog()
      .getByRole('combobox', { name: /^Applicant/ })
      .elements(),
  ).toHaveLength(0)
})

test('with all rights an entry about nobody says of whom one is to be chosen', async () => {
  await open('', { permissions: ['employees.view_employee', 'employees.view_applicant'] })
  await submit().click()
  expect(dialog().getByText('Please choose a facility, an employee or an applicant.').elements()).toHaveLength(3)
})

test('what becomes of the facility’s follow-up is said beforehand', async () => {
  await open('&engagement-from=facility:7', { followUp: inDays(6) })
  const day = `${formatDay(inDays(6))} (Jule Brandner)`
  await expect.element(dialog().getByText(`Current follow-up: ${day}.`)).toBeVisible()
  await dialog()
    .getByRole('button', { name: /^Next working day/ })
    .click()
  await expect.element(dialog().getByText(`The follow-up on ${day} stays, because it is later.`)).toBeVisible()
  await dialog()
    .getByRole('button', { name: /^\+1 week/ })
    .click()
  await expect.element(dialog().getByText(`This replaces the follow-up on ${day}.`)).toBeVisible()
  const type = async (text: string) => {
    await dialog().getByPlaceholder('DD.MM.YYYY').fill(text)
    await dialog().getByLabelText('Note').click()
  }
  await type(formatDay(inDays(5)))
  await expect.element(dialog().getByText(`The follow-up on ${day} stays, because it is later.`)).toBeVisible()
  await type(formatDay(inDays(6)))
  await expect.element(dialog().getByText(`This replaces the follow-up on ${day}.`)).toBeVisible()
  await type('31.02.2999')
  await expect.element(dialog().getByText(`Current follow-up: ${day}.`)).toBeVisible()
})

test('a similar entry takes over everything but the follow-up', async () => {
  await open('&engagement-from=engagement:12')
  await expect.element(dialog().getByRole('textbox', { name: 'Note' })).toHaveValue('Left a message.')
  await expect.element(dialog().getByTitle('Not reached')).toBeVisible()
  await expect.element(dialog().getByPlaceholder('DD.MM.YYYY')).toHaveValue('')
})

test('the call about a follow-up is with the same people and has its own note', async () => {
  await open('&engagement-from=follow-up:12')
  await expect.element(dialog().getByTitle('Klinikum Spreetal')).toBeVisible()
  await expect.element(dialog().getByTitle('Martina Kessler')).toBeVisible()
  await expect.element(dialog().getByText('Outgoing call')).toBeVisible()
  await expect.element(dialog().getByRole('textbox', { name: 'Note' })).toHaveValue('')
})

test('above the fields stand for whom the entry is, the number, what was said last and what is to be followed up', async () => {
  const carrier = anEntry({ id: 13, note: 'Ask for the contract.', action_type: { id: 9, name: 'Follow-up' } })
  await open('&engagement-from=follow-up:12', { carriers: [carrier] })
  const about = dialog().getByRole('region', { name: 'About' })
  await expect.element(about.getByText('Klinikum Spreetal')).toBeVisible()
  await expect.element(about.getByRole('link', { name: '+49 171 2345678' })).toHaveAttribute('href', 'tel:+491712345678')
  await expect.element(about.getByText(/Latest contact.*05.01.26 09:00.*Not reached · Jule Brandner/)).toBeVisible()
  await expect.element(about.getByText('Left a message.')).toBeVisible()
  await expect.element(about.getByText('Ask for the contract.')).toBeVisible()
  await expect.element(dialog().getByRole('textbox', { name: 'Note' })).toHaveFocus()
})

test('one star at the group says that a facility or an employee is enough', async () => {
  await open('')
  await vi.waitFor(() => expect(document.querySelector('.k-legend')?.textContent).toBe('Logbook entryFacility or employee*'))
  const starred = [...document.querySelectorAll('label[data-required]')].map((label) => label.textContent)
  expect(starred).toEqual(['Action type', 'Follow-up'])
})

test('on an old entry the follow-up can only be read, and a new entry is offered instead', async () => {
  const { router } = await open('&engagement-id=12')
  await expect.element(dialog().getByText('The follow-up can only be changed on the facility.')).toBeVisible()
  expect(dialog().getByPlaceholder('DD.MM.YYYY').elements()).toEqual([])
  await dialog().getByRole('button', { name: 'Add a new one instead' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=engagement&engagement-from=engagement%3A12'))
})

test('an entry of today is changed without being told that it is old', async () => {
  await open('&engagement-id=12', { entry: anEntry({ created_datetime: `${today()}T11:00:00.000000Z` }) })
  await expect.element(dialog().getByText('The follow-up can only be changed on the facility.')).toBeVisible()
  expect(dialog().getByRole('button', { name: 'Add a new one instead' }).elements()).toEqual([])
})
