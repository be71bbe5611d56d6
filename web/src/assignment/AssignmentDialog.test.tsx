import type { Assignments } from '@kasack/contract/assignment.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addedBut } from '../candidate/candidate.test-support.ts'
import { aKnownEmployee } from '../employee/employee.test-support.ts'
import { aFinding } from '../judge/finding.test-support.ts'
import type { ServedRequest } from '../test/serve.ts'
import { openVacancies } from '../vacancy/vacancies.test-support.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'
import { aPair, aProposal } from './assignment.test-support.ts'

type Reply = { status: number; data?: unknown; group?: number }
type DialogSetup = {
  /** Answers in order; the last one repeats. */
  proposals?: (Assignments | Reply | Promise<Reply>)[]
  add?: (sent: ServedRequest) => Reply
  holds?: Permission[]
  findings?: object[]
  of?: string
}

const propose = '/assignments/propose.json/'
const near = { employee: 9, exclusions: [{ code: 'exam', text: 'Exam missing: Pflegefachmann.' }] }
const first = aProposal([aPair(12, 5), aPair(13, 6, { score: 64, findings_level: 'warn' })], {
  unfilled: [{ vacancy: 14, positions: 1, nearest: [near] }],
})

async function open({
  proposals = [first],
  add = addedBut({}),
  holds = ['employees.view_employee'],
  findings,
  of = '12,13,14',
}: DialogSetup = {}) {
  const left = [...proposals]
  const opened = await openVacancies({
    at: `/vacancies?modals=assignment&assignment-from=vacancy:${of}`,
    holds,
    served: {
      [`POST ${propose}`]: () => {
        const next = left.length > 1 ? left.shift()! : left[0]!
        return 'pairs' in next ? { status: 200, data: next } : next
      },
      'POST /candidates/many.json/': add,
      'POST /bookings/judge-many.json/': { status: 200, data: { results: [{ employee: 6, findings }] } },
      'GET /employees/5.json/': { status: 200, data: aKnownEmployee() },
    },
  })
  const asked = () => opened.written().flatMap(([path, body]) => (path === `POST ${propose}` ? [body] : []))
  const added = () => opened.written().flatMap(([path, body]) => (path === 'POST /candidates/many.json/' ? [body] : []))
  return { ...opened, proposed: asked, added }
}

const dialog = () => page.getByRole('dialog', { name: /^Proposal/ })
const row = (name: RegExp) => dialog().getByRole('row', { name })
const box = (name: string) => dialog().getByRole('checkbox', { name: new RegExp(`^Select ${name}`) })
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const status = () => dialog().getByRole('status').first()
const zna = { vacancy: 12, employee: 5 }
const night = { vacancy: 13, employee: 6 }

beforeEach(() => page.viewport(1280, 900))

test('several vacancies are filled by one proposal, which says how many positions, and of each row why', async () => {
  const { proposed } = await open()
  await expect
    .element(status())
    .toMatchTextContent(/2 of 3 positions filled[.] No more positions can be filled, and no other plan matches better[.]/)
  expect(proposed()).toEqual([{ vacancies: [12, 13, 14], locked: [], without: [] }])
  const best = row(/Jana Reuter/)
  await expect.element(best.getByRole('meter', { name: 'Match' })).toHaveAttribute('aria-valuetext', '91 of 100')
  await expect.element(best).toMatchTextContent(/For: Has all required qualifications[.] Free for the whole period[.]/)
  await expect.element(best).toMatchTextContent(/70,0 km/)
  await expect.element(row(/Mia Lorenz/).getByText('Warning', { exact: true })).toBeVisible()
})

test('each vacancy says where and when it is and how many positions are filled, and who came nearest to those that are not', async () => {
  await open()
  const head = row(/Nachtdienst/).first()
  await expect.element(head).toMatchTextContent(/Haus Havelblick/)
  await expect.element(head).toMatchTextContent(/1 of 1 filled/)
  await expect.element(head.getByRole('link', { name: 'Nachtdienst' })).toHaveAttribute('href', '/vacancies/13')
  await expect.element(row(/Eva Brandt/)).toMatchTextContent(/1 position remains open[.] Closest matches:/)
  await expect.element(row(/Eva Brandt/)).toMatchTextContent(/Eva BrandtExam missing: Pflegefachmann[.]/)
})

test('a proposal that is not proven to be the best says so', async () => {
  await open({ proposals: [{ ...first, proven: false }] })
  await expect.element(status()).toMatchTextContent(/Stopped after 10 seconds: the best proposal found so far[.]/)
})

test('a vacancy that takes no part says why, and where all are so that is all', async () => {
  const left_out = [{ vacancy: 12, code: 'full', text: 'All positions are filled.' } as const]
  await open({ proposals: [aProposal([], { left_out })], of: '12' })
  await expect.element(status()).toMatchTextContent(/None of the vacancies has an open position[.]/)
  await expect.element(row(/Fachkraft ZNA/)).toMatchTextContent(/All positions are filled[.]/)
  await expect.element(button('Recalculate')).toBeVisible()
})

test('while it is calculated it says what is done, and can be stopped and begun again', async () => {
  const never = new Promise<Reply>(() => {})
  const { proposed } = await open({ proposals: [never, first] })
  await expect.element(status()).toMatchTextContent(/Working out who goes where.* 10 seconds at most[.]/)
  await button('Stop').click()
  await expect.element(dialog().getByText('No proposal yet')).toBeVisible()
  await expect.element(button('Calculate the proposal')).toHaveFocus()
  await button('Calculate the proposal').click()
  await expect.element(row(/Jana Reuter/)).toBeVisible()
  expect(proposed()).toHaveLength(2)
})

test('another proposal keeps who is kept and is asked for without whom it is not to propose; what it changes is marked', async () => {
  const second = aProposal([aPair(12, 5, { locked: true }), aPair(13, 8)], { unfilled: first.unfilled })
  const { proposed } = await open({ proposals: [first, second] })
  await button('Lock: Jana Reuter').click()
  await expect.element(button('Lock: Jana Reuter')).toHaveAttribute('aria-pressed', 'true')
  await button('Exclude: Mia Lorenz').click()
  await expect.element(row(/Mia Lorenz/)).toMatchTextContent(/left out of the next proposal/)
  await expect.element(box('Mia Lorenz')).toBeDisabled()
  await button('Recalculate').click()
  await expect.element(row(/Tom Falk/).getByText('new', { exact: true })).toBeVisible()
  expect(proposed()[1]).toEqual({ vacancies: [12, 13, 14], locked: [zna], without: [night] })
  await expect.element(status()).toMatchTextContent(/Compared with the last proposal: 1 new, 1 gone[.]/)
  await expect.element(row(/Jana Reuter/).getByText('new', { exact: true })).not.toBeInTheDocument()
  await button('Allow again: Mia Lorenz').click()
  await button('Recalculate').click()
  await vi.waitFor(() => expect(proposed()[2]).toMatchObject({ without: [] }))
})

test('another proposal that is stopped leaves the former one as it was', async () => {
  await open({ proposals: [first, new Promise<Reply>(() => {})] })
  await button('Recalculate').click()
  await button('Stop').click()
  await expect.element(status()).toMatchTextContent(/2 of 3 positions filled/)
  await expect.element(row(/Jana Reuter/)).toHaveFocus()
  await box('Jana Reuter').click()
  await expect.element(box('Jana Reuter')).toBeChecked()
})

test('who is kept and cannot stay is told above the former proposal', async () => {
  const refusal = { status: 400, data: { errors: { locked: ['Jana Reuter is booked on these days.'] } } }
  await open({ proposals: [first, refusal] })
  await button('Lock: Jana Reuter').click()
  await button('Recalculate').click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Jana Reuter is booked on these days[.]/)
  await expect.element(row(/Jana Reuter/)).toBeVisible()
})

test('too many pairs are told in the place of the proposal', async () => {
  await open({ proposals: [{ status: 400, data: { errors: ['More than 20,000 pairs. Select fewer vacancies.'] } }] })
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Select fewer vacancies[.]/)
})

test('a server that has too much to do says so, and is asked again at one click', async () => {
  await open({ proposals: [{ status: 503, data: { errors: ['Too many at once. Please try again in a moment.'] } }, first] })
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Too many at once[.]/)
  await button('Calculate the proposal').click()
  await expect.element(row(/Jana Reuter/)).toBeVisible()
  await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument()
})

test('a server that fails is asked again at one click', async () => {
  await open({ proposals: [{ status: 500 }, first] })
  await button('Reload').click()
  await expect.element(row(/Jana Reuter/)).toBeVisible()
})

test('those who are chosen become candidates by one call, leave the proposal, and come back where that is undone', async () => {
  const { added } = await open()
  await box('Jana Reuter').click()
  await box('Mia Lorenz').click()
  await button('Add 2 candidates').click()
  await expect.element(page.getByText('2 candidates added')).toBeVisible()
  expect(added()).toEqual([{ pairs: [zna, night], source: 'proposal' }])
  await expect.element(box('Jana Reuter')).not.toBeInTheDocument()
  await expect.element(row(/Added as a candidate: Jana Reuter/)).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(box('Jana Reuter')).not.toBeChecked()
  await expect.element(row(/Added as a candidate/)).not.toBeInTheDocument()
})

test('who was refused stays, with the reason at her row', async () => {
  await open({ add: addedBut({ 6: 'Somebody else was quicker.' }) })
  await dialog().getByRole('checkbox', { name: 'Select everybody proposed' }).click()
  await button('Add 2 candidates').click()
  await expect.element(row(/Mia Lorenz/)).toMatchTextContent(/Not added: Somebody else was quicker[.]/)
  await expect.element(box('Mia Lorenz')).toBeChecked()
  await expect.element(box('Jana Reuter')).not.toBeInTheDocument()
})

test('who has become a candidate is not proposed again, nor for the same days elsewhere', async () => {
  const { proposed } = await open()
  await box('Jana Reuter').click()
  await button('Add 1 candidate').click()
  await button('Recalculate').click()
  await vi.waitFor(() => expect(proposed()[1]).toEqual({ vacancies: [13, 14], locked: [], without: [{ vacancy: 13, employee: 5 }] }))
})

test('whoever is blocked is added only by who is sure', async () => {
  const blocked = aProposal([aPair(13, 6, { findings_level: 'block' })])
  const findings = [aFinding('Not wanted there.', { code: 'blocked_at_facility', level: 'block' })]
  const { added } = await open({
    proposals: [blocked],
    holds: ['employees.view_employee', 'vacancies.view_booking', 'vacancies.add_booking'],
    findings,
  })
  await box('Mia Lorenz').click()
  await button('Add 1 candidate').click()
  const question = page.getByRole('dialog', { name: 'Add anyway?' })
  await expect.element(question).toMatchTextContent(/Mia Lorenz: blocked: Not wanted there[.]/)
  expect(added()).toEqual([])
  await question.getByRole('button', { name: 'Add anyway' }).click()
  await vi.waitFor(() => expect(added()).toHaveLength(1))
})

test('the rows are reached and chosen by keyboard, and the name opens the employee above the proposal', async () => {
  const { router } = await open()
  await expect.element(row(/Jana Reuter/)).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(box('Jana Reuter')).toBeChecked()
  await userEvent.keyboard('{ArrowDown} ')
  await expect.element(box('Mia Lorenz')).toBeChecked()
  await userEvent.keyboard('k{Enter}')
  await expect.poll(() => router.state.location.search).toMatch(/modals=assignment%2Cemployee-drawer/)
  await expect.element(box('Jana Reuter')).toBeChecked()
  const drawer = page.getByRole('dialog', { name: /^Jana Reuter/ })
  await expect.element(drawer.getByRole('button', { name: 'Close' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(row(/Jana Reuter/)).toHaveFocus()
})

test('what was decided is not discarded unasked', async () => {
  const { router } = await open()
  await button('Lock: Jana Reuter').click()
  await button('Close').click()
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(row(/Jana Reuter/)).toBeVisible()
  await button('Lock: Jana Reuter').click()
  await button('Close').click()
  await expect.poll(() => router.state.location.search).toBe('')
})

test('the list of vacancies proposes for those that are chosen in it, and says of which nobody is looked for', async () => {
  const { router } = await openVacancies({
    at: '/vacancies',
    vacancies: [aVacancy(), aVacancy({ id: 13, name: 'Nachtdienst' }), aVacancy({ id: 14, name: 'Tagdienst', status: 'paused' })],
    holds: ['employees.view_employee'],
    served: { [`POST ${propose}`]: { status: 200, data: first } },
  })
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
  await page.getByRole('button', { name: 'Proposal' }).click()
  const question = page.getByRole('dialog', { name: 'Propose employees for 2 vacancies?' })
  await expect.element(question).toMatchTextContent(/Tagdienst: This vacancy is not open at the moment[.]/)
  await question.getByRole('button', { name: 'Proposal' }).click()
  await expect.poll(() => router.state.location.search).toBe('?modals=assignment&assignment-from=vacancy%3A12%2C13')
  await expect.element(row(/Jana Reuter/)).toBeVisible()
})

test('whoever may not see employees chooses no vacancies for a proposal, and is told so at its address', async () => {
  await openVacancies({ at: '/vacancies' })
  await expect.element(page.getByRole('row', { name: /Fachkraft ZNA/ })).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toEqual([])
  const { proposed } = await open({ holds: [] })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(proposed()).toEqual([])
})
