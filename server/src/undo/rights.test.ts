import type { Permission } from '@kasack/contract/permission.ts'
import { permissions } from '@kasack/contract/permission.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, anonymous, db, beside } = await testApp({ variables: { APPLY_RATE_LIMIT: 'off' } })
const root = await as({ is_superuser: true })
type Client = typeof root
type Answer = Awaited<ReturnType<Client['get']>>
const groupOf = ({ headers }: Answer) => Number(headers['x-history-group'])
const statusFor = async (group: number, by: Client) => (await by.post(`/history/groups/${group}/undo.json/`)).status
const alone = async (...held: Permission[]) => as({ permissions: held })

/** The permissions each of which alone suffices to undo a call; the call is repeated for each. */
async function mayUndo(call: () => Promise<Answer>): Promise<string[]> {
  const may: string[] = []
  for (const one of permissions) if ((await statusFor(groupOf(await call()), await alone(one))) === 200) may.push(one)
  if ((await statusFor(groupOf(await call()), await alone())) === 200) may.push('nothing')
  expect(await statusFor(groupOf(await call()), root)).toBe(200)
  expect(await statusFor(groupOf(await call()), anonymous)).toBe(401)
  return may
}

const everybody = [...permissions, 'nothing']
const days = { lower: '2026-07-01', upper: '2026-07-31' }
const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }

test('whoever may make a call may take it back, whoever made it', async () => {
  expect(await mayUndo(async () => root.patch(`/facilities/${await a.facility()}.json/`, { city: 'Ulm' }))).toEqual(everybody)
  expect(await mayUndo(async () => root.patch(`/employees/${await a.employee()}.json/`, { city: 'Ulm' }))).toEqual([
    'employees.view_employee',
  ])
  expect(await mayUndo(async () => root.remove(`/absences/${await a.absence()}.json/`))).toEqual(['vacancies.add_absence'])
  expect(
    await mayUndo(async () =>
      root.post('/bookings.json/', { vacancy: await a.vacancy(), employee: await a.employee(), date_range: days, ...terms }),
    ),
  ).toEqual(['vacancies.add_booking'])
  expect(
    await mayUndo(async () =>
      root.post('/employees.json/', { first_name: 'N', last_name: 'N', status: await a.lookup('employee_status') }),
    ),
  ).toEqual(['employees.add_employee'])
})

test('users, groups, reference lists and settings are for superusers', async () => {
  let number = 0
  expect(await mayUndo(async () => root.patch(`/users/${await a.user()}.json/`, { first_name: 'Uta' }))).toEqual([])
  expect(await mayUndo(() => root.post('/groups.json/', { name: `Gruppe ${number++}` }))).toEqual([])
  expect(await mayUndo(() => root.post('/lookups/tags.json/', { name: `Stichwort ${number++}` }))).toEqual([])
  expect(await mayUndo(() => root.patch('/match-settings.json/', { weights: { distance: number++ } }))).toEqual([])
})

test('where a call asks a further right for what it is sent, so does its undo', async () => {
  const template = await a.lookup('email_template', 'Profil senden')
  const ask = async () =>
    root.post('/send-email.json/', {
      recipient: 'pdl@klinik.example',
      template,
      subject: 'Profil',
      text: 'Guten Tag',
      candidate: await a.candidate(),
    })
  expect(await mayUndo(ask)).toEqual(['employees.view_employee'])
  const requested = { recipient: 'eva@post.example', template, subject: 'Unterlagen', text: 'Guten Tag', log: true }
  expect(await mayUndo(async () => root.post('/send-email.json/', { ...requested, employee: await a.employee() }))).toEqual([
    'employees.view_employee',
  ])
  const convert = async () => ({
    first_name: 'N',
    last_name: 'N',
    status: await a.lookup('employee_status'),
    converted_from_applicant: await a.applicant(),
  })
  const made = await root.post('/employees.json/', await convert())
  expect(await statusFor(groupOf(made), await alone('employees.add_employee'))).toBe(403)
  expect(await statusFor(groupOf(made), await alone('employees.add_employee', 'employees.view_applicant'))).toBe(200)
})

test('having been the author is not enough', async () => {
  const clerk = await alone('employees.view_employee')
  const done = await clerk.patch(`/employees/${await a.employee()}.json/`, { city: 'Ulm' })
  await root.patch(`/users/${clerk.id}.json/`, { permissions: [] })
  expect(await statusFor(groupOf(done), clerk)).toBe(403)
  await root.patch(`/users/${clerk.id}.json/`, { permissions: ['employees.view_employee'] })
  expect(await statusFor(groupOf(done), clerk)).toBe(200)
})

const application = { first_name: 'N', last_name: 'N', profession_free_text: 'Pflege', mobile: '0151 23456789', privacy_consent: true }
let applied = 0
const apply = () => anonymous.post('/applicants.json/', { ...application, email: `n${applied++}@example.org` })

test('what the public page wrote is taken back by whoever may delete it, and so is what a call wrote that asks nothing', async () => {
  expect(await mayUndo(apply)).toEqual(['employees.view_applicant'])
  const { privacy_consent: _consent, ...written } = application
  expect(await mayUndo(() => root.post('/applicants.json/', { ...written, email: `n${applied++}@example.org` }))).toEqual([
    'employees.view_applicant',
  ])
})

test('what a job wrote is taken back by whoever may change it', async () => {
  expect(
    await mayUndo(async () => {
      const employee = await a.employee({ city: 'Ulm' })
      const { rows } = await changeAsJob(employee)
      return { status: 200, body: null, headers: { 'x-history-group': rows[0]!.group } }
    }),
  ).toEqual(['employees.view_employee'])
})

test('an undo is undone with the same right', async () => {
  const undone = async () => {
    const done = await root.patch(`/employees/${await a.employee()}.json/`, { city: 'Ulm' })
    return root.post(`/history/groups/${groupOf(done)}/undo.json/`)
  }
  expect(await mayUndo(undone)).toEqual(['employees.view_employee'])
  const applicationUndone = async () => root.post(`/history/groups/${groupOf(await apply())}/undo.json/`)
  expect(await mayUndo(applicationUndone)).toEqual(['employees.view_applicant'])
})

test('a call that needs two rights is taken back by whoever holds both', async () => {
  const removed = async () => root.remove(`/prior-periods/${await a.priorPeriod()}.json/`)
  expect(await mayUndo(removed)).toEqual([])
  expect(await statusFor(groupOf(await removed()), await alone('employees.view_employee', 'vacancies.add_booking'))).toBe(200)
})

test('what a superuser alone requires or drops only superusers take back', async () => {
  const dropped = async () => root.remove(`/requirements/${await a.requirement({ effect: 'drop' })}.json/`)
  const ofType = async () =>
    root.post('/requirements.json/', { facility_type: await a.lookup('facility_type'), document_kind: await a.documentKind() })
  const made = async () => root.post('/requirements.json/', { facility: await a.facility(), document_kind: await a.documentKind() })
  expect([await mayUndo(dropped), await mayUndo(ofType), await mayUndo(made)]).toEqual([[], [], ['vacancies.add_booking']])
})

test('the right is asked before it is told what became of the records', async () => {
  const done = await root.remove(`/absences/${await a.absence()}.json/`)
  await root.post(`/history/groups/${groupOf(done)}/undo.json/`)
  expect(await statusFor(groupOf(done), await alone())).toBe(403)
  expect(await statusFor(groupOf(done), root)).toBe(400)
})

test('the answer tells the lines that were written, as far as the caller may read such records', async () => {
  const [vacancy, employee] = [await a.vacancy({ date_range: days }), await a.employee()]
  await a.candidate({ vacancy, employee })
  const booked = async () => {
    const { body } = await root.post('/bookings.json/', { vacancy, employee, date_range: days, ...terms })
    return root.patch(`/bookings/${body.id}.json/`, { cancelled: true })
  }
  const done = await booked()
  const undone = await root.post(`/history/groups/${groupOf(done)}/undo.json/`)
  expect(undone.headers['x-history-group']).toBe(`${undone.body.group}`)
  expect(undone.body.lines.map((line: { act: string; resource: string }) => `${line.act} ${line.resource}`).toSorted()).toEqual([
    'changed bookings',
    'changed candidates',
  ])
  expect(undone.body.lines[0]).toMatchObject({ group: undone.body.group, can_undo: true, why_not: null, user: { id: root.id } })
  const again = await root.post(`/history/groups/${undone.body.group}/undo.json/`)
  const clerk = await as({ permissions: ['vacancies.add_booking', 'vacancies.view_booking'] })
  const told = await clerk.post(`/history/groups/${again.body.group}/undo.json/`)
  expect(told.body.lines.map((line: { resource: string }) => line.resource)).toEqual(['bookings'])
})

test('of two who undo the same at once one is refused', async () => {
  const other = await (await beside()).as(root.id)
  for (let round = 0; round < 10; round++) {
    const removed = await root.remove(`/employees/${await a.employee()}.json/`)
    const both = await Promise.all([statusFor(groupOf(removed), root), statusFor(groupOf(removed), other)])
    expect(both.toSorted()).toEqual([200, 400])
  }
})

test('who undoes and who writes the same record at once take turns', async () => {
  const other = await (await beside()).as(root.id)
  for (let round = 0; round < 10; round++) {
    const facility = await a.facility()
    const first = await root.post('/engagements.json/', { facility, followup_date: '2026-06-20' })
    const [undone, written] = await Promise.all([
      statusFor(groupOf(first), root),
      other.post('/engagements.json/', { facility, followup_date: '2026-06-21' }),
    ])
    expect(written.status).toBe(201)
    expect([200, 400]).toContain(undone)
    const { body } = await root.get(`/facilities/${facility}.json/`)
    expect(body.followup_date).toBe('2026-06-21')
  }
})

/** Writes like a job of the program. */
async function changeAsJob(employee: number): Promise<{ rows: { group: number }[] }> {
  const { sql } = await import('kysely')
  return db.transaction().execute(async (tx) => {
    await sql`update employee set city = 'Kiel' where id = ${employee}`.execute(tx)
    return sql<{ group: number }>`select history_group() as "group"`.execute(tx)
  })
}
