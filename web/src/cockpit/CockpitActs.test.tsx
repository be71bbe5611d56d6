import type { CockpitCode } from '@kasack/contract/cockpit.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { request } from '../shared/call/api.ts'
import type { TestRow } from './cockpit.test-support.ts'
import { cockpit, ending, everything, inDays, openCockpit, rowOf, toggle } from './cockpit.test-support.ts'

const jana = () => ending(31, 'Jana Reuter')
const settleButton = (name: string) => cockpit.getByRole('button', { name: `Let it end: ${name}` })

const opening: { act: string; code: CockpitCode; row: Partial<TestRow>; opens: string }[] = [
  { act: 'Renew', code: 'bookings_ending', row: {}, opens: 'booking&booking-from=renewal:31' },
  {
    act: 'Find a replacement',
    code: 'absent_but_booked',
    row: { actions: ['stand_in'] },
    opens: 'replacement&replacement-from=booking:31',
  },
  { act: 'Propose', code: 'vacancies_unfilled', row: { actions: ['pick'] }, opens: 'candidates&candidates-from=vacancy:12' },
  { act: 'Remind', code: 'profiles_unanswered', row: { actions: ['mail'] }, opens: 'email&email-from=profile:31' },
  { act: 'Request', code: 'documents_due', row: { actions: ['mail'] }, opens: 'email&email-from=documents-of:131' },
  { act: 'Entry', code: 'people_free', row: {}, opens: 'engagement&engagement-from=employee:131' },
  { act: 'Entry', code: 'profiles_unanswered', row: {}, opens: 'engagement&engagement-from=facility:7' },
  {
    act: 'Entry',
    code: 'applicants_unanswered',
    row: { employee: null, applicant: { id: 8, name: 'Jana Reuter' }, facility: null },
    opens: 'engagement&engagement-from=applicant:8',
  },
]

test.each(opening)('$act in $code opens its form', async ({ act, code, row, opens }) => {
  const { router } = await openCockpit({ rows: { [code]: [{ ...jana(), ...row }] } })
  await toggle(/^1 /).click()
  await cockpit.getByRole('button', { name: `${act}: Jana Reuter` }).click()
  await vi.waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe(`?modals=${opens}`))
})

test('what the user may not do, and what the row does not offer, is not there', async () => {
  const permissions = everything.filter((one) => one !== 'vacancies.add_booking')
  await openCockpit({ rows: { bookings_ending: [jana(), ending(32, 'Cem Arslan', { actions: ['open'] })] }, permissions })
  await toggle('2 Bookings ending').click()
  await expect.element(settleButton('Jana Reuter')).toBeVisible()
  expect(cockpit.getByRole('button', { name: /^Renew/ }).elements()).toEqual([])
  expect(rowOf('Bookings ending', 'Cem Arslan').getByRole('button').elements()).toEqual([])
  expect(rowOf('Bookings ending', 'Cem Arslan').getByText('Martina Kessler').elements()).toEqual([])
})

test('one click settles a row for a week, the last one takes its section with it, and undo is offered', async () => {
  const { sent } = await openCockpit({ rows: { bookings_ending: [jana()] } })
  await toggle('1 Bookings ending').click()
  await settleButton('Jana Reuter').click()
  await expect.element(toggle(/Bookings ending/)).not.toBeInTheDocument()
  expect(sent('POST', '/cockpit/bookings_ending/settle.json/')).toEqual([{ record: 31 }])
  await expect.element(page.getByText(/^Jana Reuter: done until /)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('the keyboard goes on to the next row, from the last one to the one before, and in the end to the line', async () => {
  await openCockpit({
    rows: { bookings_ending: [jana(), ending(32, 'Cem Arslan'), ending(33, 'Mia Falk')], documents_due: [ending(4, 'Vera')] },
  })
  await toggle('3 Bookings ending').click()
  const settleByKey = async (name: string) => {
    ;(settleButton(name).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(rowOf('Bookings ending', name)).not.toBeInTheDocument()
  }
  await expect.element(settleButton('Cem Arslan')).toBeVisible()
  await settleByKey('Cem Arslan')
  await expect.element(cockpit.getByRole('button', { name: 'Renew: Mia Falk' })).toHaveFocus()
  await settleByKey('Mia Falk')
  await expect.element(cockpit.getByRole('button', { name: 'Renew: Jana Reuter' })).toHaveFocus()
  await settleByKey('Jana Reuter')
  await expect.element(toggle('1 Documents expiring')).toHaveFocus()
})

test('from a form that has made its row go the keyboard comes back to the next row', async () => {
  const { router } = await openCockpit({
    rows: { people_free: [jana(), ending(32, 'Cem Arslan')] },
    served: onceSaved('/engagements.json/', 41),
  })
  await toggle('2 Available employees').click()
  await cockpit.getByRole('button', { name: 'Entry: Jana Reuter' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await save('/engagements.json/')
  await expect.element(rowOf('Available employees', 'Jana Reuter')).not.toBeInTheDocument()
  await router.navigate('/', { replace: true })
  await expect.element(cockpit.getByRole('button', { name: 'Renew: Cem Arslan' })).toHaveFocus()
})

test('the menu beside it settles until tomorrow, or for longer', async () => {
  const { sent } = await openCockpit({ rows: { bookings_ending: [jana(), ending(32, 'Cem Arslan')] } })
  await toggle('2 Bookings ending').click()
  const choose = async (name: string, item: string) => {
    await cockpit.getByRole('button', { name: `Done until …: ${name}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Jana Reuter', 'Until tomorrow')
  await expect.element(rowOf('Bookings ending', 'Jana Reuter')).not.toBeInTheDocument()
  await choose('Cem Arslan', 'For two weeks')
  await vi.waitFor(() =>
    expect(sent('POST', '/cockpit/bookings_ending/settle.json/')).toEqual([
      { record: 31, until: inDays(1) },
      { record: 32, until: inDays(14) },
    ]),
  )
})

test('a day and a note are asked for in a form', async () => {
  const { sent } = await openCockpit({ rows: { bookings_ending: [jana()] } })
  await toggle('1 Bookings ending').click()
  await cockpit.getByRole('button', { name: 'Done until …: Jana Reuter' }).click()
  await page.getByRole('menuitem', { name: 'Until … with a note' }).click()
  const form = page.getByRole('dialog', { name: 'Done until when' })
  await form.getByRole('textbox', { name: 'Note' }).fill('Goes on elsewhere.')
  await expect.element(form.getByText('Jana Reuter', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Done' }).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(sent('POST', '/cockpit/bookings_ending/settle.json/')).toEqual([{ record: 31, until: null, note: 'Goes on elsewhere.' }])
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('a row that others have settled first is told of, and goes', async () => {
  const rows = { bookings_ending: [jana()] }
  await openCockpit({ rows })
  await toggle('1 Bookings ending').click()
  await expect.element(settleButton('Jana Reuter')).toBeVisible()
  rows.bookings_ending = []
  await settleButton('Jana Reuter').click()
  await expect.element(page.getByText('There is no such row.')).toBeVisible()
  await expect.element(toggle(/Bookings ending/)).not.toBeInTheDocument()
})

const saved = [
  { act: 'Entry', code: 'people_free', row: {}, path: '/engagements.json/', until: undefined },
  { act: 'Request', code: 'documents_due', row: { actions: ['mail'] }, path: '/send-email/', until: undefined },
  { act: 'Propose', code: 'vacancies_unfilled', row: { actions: ['pick'] }, path: '/candidates/many.json/', until: 2 },
] satisfies { act: string; code: CockpitCode; row: Partial<TestRow>; path: string; until: number | undefined }[]

/** Saves like the form that was opened. */
const save = (path: string) => request({ method: 'POST', path, body: {}, silent: true })
const onceSaved = (path: string, group?: number) => ({ [`POST ${path}`]: { status: 201, data: {}, ...(group && { group }) } })

test.each(saved)('$act settles its row once it is saved', async ({ act, code, row, path, until }) => {
  const { sent } = await openCockpit({ rows: { [code]: [{ ...jana(), ...row }] }, served: onceSaved(path, 41) })
  await toggle(/^1 /).click()
  await cockpit.getByRole('button', { name: `${act}: Jana Reuter` }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(sent('POST', `/cockpit/${code}/settle.json/`)).toEqual([])
  await save(path)
  await vi.waitFor(() =>
    expect(sent('POST', `/cockpit/${code}/settle.json/`)).toEqual([{ record: 31, ...(until && { until: inDays(until) }) }]),
  )
  await save(path)
  expect(sent('POST', `/cockpit/${code}/settle.json/`)).toHaveLength(1)
})

test('what is saved in a form that was opened elsewhere settles nothing, nor do candidates of whom none was taken', async () => {
  const rows = { people_free: [jana()], vacancies_unfilled: [{ ...jana(), actions: ['pick' as const] }] }
  const { router, sent } = await openCockpit({
    rows,
    served: { ...onceSaved('/engagements.json/', 41), ...onceSaved('/candidates/many.json/') },
  })
  await toggle('1 Available employees').click()
  await toggle(/Vacancies/).click()
  await cockpit.getByRole('button', { name: 'Entry: Jana Reuter' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await router.navigate('/')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await router.navigate('/?modals=engagement&engagement-from=employee:131')
  await save('/engagements.json/')
  await router.navigate('/')
  await cockpit.getByRole('button', { name: 'Propose: Jana Reuter' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await save('/candidates/many.json/')
  expect(sent('POST', '/cockpit/people_free/settle.json/')).toEqual([])
  expect(sent('POST', '/cockpit/vacancies_unfilled/settle.json/')).toEqual([])
})

test('an entry that has answered its row by itself is saved without a word about that', async () => {
  const rows = { people_free: [jana()] }
  const { sent } = await openCockpit({ rows, served: onceSaved('/engagements.json/', 41) })
  await toggle('1 Available employees').click()
  await cockpit.getByRole('button', { name: 'Entry: Jana Reuter' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  rows.people_free = []
  await save('/engagements.json/')
  await vi.waitFor(() => expect(sent('POST', '/cockpit/people_free/settle.json/')).toHaveLength(1))
  await expect.element(toggle(/Available employees/)).not.toBeInTheDocument()
  expect(page.getByText('There is no such row.').elements()).toEqual([])
})
