import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../test/app.ts'
import { refusalTexts } from '../platform/text/refusal.ts'
import { texts } from '../undo/texts.ts'

const { a, as, clock } = await testApp()
const root = await as({ is_superuser: true })
const clerk = await as()

type Line = { group: number; can_undo: boolean; why_not: string | null }
const groupOf = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['x-history-group'])
const undo = async (group: number) => {
  const { status, body } = await root.post(`/history/groups/${group}/undo.json/`)
  expect([status, body.errors]).toEqual([200, undefined])
  return body.group as number
}
/** Why each of the groups cannot be undone, from the history of a record; null: it can. */
async function why(path: string, groups: number[], by = root): Promise<(string | null)[]> {
  const { results } = (await by.get(`/${path}/history.json/?size=100`)).body as { results: Line[] }
  return groups.map((group) => {
    const line = results.find((one) => one.group === group)!
    expect(line.can_undo).toBe(line.why_not === null)
    return line.why_not
  })
}

test('a line that a later one overwrote cannot be taken back until that is', async () => {
  const facility = await a.facility()
  const path = `/facilities/${facility}`
  const patch = async (body: object) => groupOf(await root.patch(`${path}.json/`, body))
  const [ulm, gmbh, kiel] = [await patch({ city: 'Ulm' }), await patch({ company: 'A GmbH' }), await patch({ city: 'Kiel' })]
  expect(await why(path.slice(1), [ulm, gmbh, kiel])).toEqual([texts.newer.en, null, null])
  const undone = await undo(kiel)
  expect(await why(path.slice(1), [ulm, kiel, undone])).toEqual([null, texts.already_undone.en, null])
  const first = await undo(ulm)
  // A newer undo has to be undone before an older one.
  expect(await why(path.slice(1), [undone, first])).toEqual([texts.newer.en, null])
  await undo(first)
  expect(await why(path.slice(1), [ulm, undone])).toEqual([null, null])
})

test('whoever made a record cannot take it back once it was changed', async () => {
  const made = await root.post('/facilitygroups.json/', { name: 'Träger' })
  const path = `facilitygroups/${made.body.id}`
  expect(await why(path, [groupOf(made)])).toEqual([null])
  await root.patch(`/${path}.json/`, { comments: 'Neu' })
  expect(await why(path, [groupOf(made)])).toEqual([texts.newer.en])
})

test('what a reader has no right to is not for him to take back', async () => {
  const made = await root.post('/engagements.json/', { facility: await a.facility(), note: 'Erreicht' })
  const handed = await root.post(`/users/${clerk.id}/hand-over.json/`, { successor: root.id, facilities: true })
  expect(handed.status).toBe(200)
  expect(await why(`engagements/${made.body.id}`, [groupOf(made)], clerk)).toEqual([null])
  const employee = await a.employee()
  const reader = await as({ permissions: ['vacancies.view_booking'] })
  const booked = await root.post('/bookings.json/', {
    facility: await a.facility(),
    vacancy_type: await a.lookup('vacancy_type'),
    employee,
    date_range: { lower: '2026-07-01', upper: '2026-07-31' },
    charge_rate: 1,
    working_hours_month: 1,
    expenses: 1,
    employee_transportation_expenses: 'daily',
    accommodation: 'no',
  })
  expect(await why(`bookings/${booked.body.id}`, [groupOf(booked)], reader)).toEqual([refusalTexts.not_allowed.en])
})

test('a page of lines asks how all of them stand in one statement', async () => {
  const count = async (facility: number) => {
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    await root.get(`/facilities/${facility}/history.json/?size=100`)
    const { length } = sent.mock.calls.filter(([one]) => !JSON.stringify(one).includes('pg_notify')) // earlier writes may be announced at this moment
    sent.mockRestore()
    return length
  }
  const [few, many] = [await a.facility(), await a.facility()]
  await root.patch(`/facilities/${few}.json/`, { city: 'Ulm' })
  for (let number = 0; number < 30; number++) await root.patch(`/facilities/${many}.json/`, { city: `Ort ${number}` })
  await count(few)
  expect(await count(many)).toBe(await count(few))
})

test('a deletion says that its days are over', async () => {
  const removed = await root.remove(`/facilities/${await a.facility()}.json/`)
  clock.set(new Date(clock.now().getTime() + 31 * 86_400_000).toISOString())
  const { body } = await (await root.again()).get('/deleted.json/?resource=facilities')
  expect(body.results[0]).toMatchObject({ group: groupOf(removed), can_undo: false, why_not: texts.too_old(30).en })
})
