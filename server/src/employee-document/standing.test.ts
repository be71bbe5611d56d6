import { type DocumentState, documentStates } from '@kasack/contract/document-state.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import '../../test/random.ts'
import { testApp } from '../../test/app.ts'

const { a, as, db, clock } = await testApp()
clock.set('2026-06-10T08:00:00Z')
const today = '2026-06-10'
const sees = ['employees.view_employee', 'employees.view_document'] as const
const anna = await as({ permissions: [...sees] })
const nurse = await as({ permissions: [...sees, 'employees.view_health_document'] })
const blind = await as({ permissions: ['employees.view_employee'] })

/** A kind that is obligatory until the test ends. */
async function obligatory(given: Record<string, unknown> = {}): Promise<number> {
  const kind = await a.documentKind({ is_obligatory: true, ...given })
  onTestFinished(async () => void (await sql`update document_kind set is_obligatory = false where id = ${kind}`.execute(db)))
  return kind
}

async function standing(employee: number, client = anna): Promise<DocumentState | null> {
  const { document_state: state } = (await client.get(`/employees/${employee}.json/`)).body
  return state
}

const checked_date = '2026-06-01'

test('whoever needs no paper is complete, and nobody is told who may not see papers', async () => {
  const employee = await a.employee()
  expect([await standing(employee), await standing(employee, blind)]).toEqual(['complete', null])
  expect((await blind.get('/employees.json/?document_state=complete')).status).toBe(403)
})

test('without a paper, and with one that was not checked, has expired or is not yet valid, it is missing', async () => {
  const kind = await obligatory()
  const of = async (...papers: object[]) => {
    const employee = await a.employee()
    for (const paper of papers) await a.document({ employee, kind, ...paper })
    return standing(employee)
  }
  expect(await of()).toBe('missing')
  expect(await of({})).toBe('missing')
  expect(await of({ checked_date, valid_until: '2026-06-09' })).toBe('missing')
  expect(await of({ checked_date, valid_from: '2026-06-11' })).toBe('missing')
  expect(await of({ checked_date, issued_date: '2026-06-11' })).toBe('missing')
  expect(await of({ checked_date, issued_date: '2026-06-11', valid_from: '2026-06-10' })).toBe('complete')
  expect(await of({ checked_date })).toBe('complete')
  expect(await of({ valid_until: '2030-01-01' }, { checked_date, valid_until: '2026-06-09' })).toBe('missing')
  expect(await of({ checked_date, valid_from: '2026-06-11' }, { checked_date, valid_until: today })).toBe('complete')
  const other = await a.employee()
  await a.document({ employee: other, checked_date })
  expect(await standing(other)).toBe('missing')
})

test('a paper expires from its days of reminding on, the last one included', async () => {
  const kind = await obligatory({ remind_days: 30 })
  const of = async (valid_until: string) => {
    const employee = await a.employee()
    await a.document({ employee, kind, checked_date, valid_until })
    return standing(employee)
  }
  expect(await of('2026-07-11')).toBe('complete')
  expect(await of('2026-07-10')).toBe('expiring')
  expect(await of(today)).toBe('expiring')
  expect(await of('2026-06-09')).toBe('missing')
})

test('a kind that reminds of nothing has papers that hold until they end', async () => {
  const kind = await obligatory({ remind_days: 0 })
  const [last, next] = [await a.employee(), await a.employee()]
  await a.document({ employee: last, kind, checked_date, valid_until: today })
  await a.document({ employee: next, kind, checked_date, valid_until: '2026-06-11' })
  expect([await standing(last), await standing(next)]).toEqual(['expiring', 'complete'])
})

test('of several papers of a kind the checked one that ends last counts', async () => {
  const kind = await obligatory({ remind_days: 30 })
  const of = async (...ends: [string | null, string | null][]) => {
    const employee = await a.employee()
    for (const [valid_until, checked] of ends) await a.document({ employee, kind, checked_date: checked, valid_until })
    return standing(employee)
  }
  expect(await of(['2026-06-20', checked_date], ['2027-06-20', checked_date])).toBe('complete')
  expect(await of(['2027-06-20', checked_date], ['2026-06-20', checked_date])).toBe('complete')
  expect(await of(['2026-06-20', checked_date], [null, checked_date])).toBe('complete')
  expect(await of(['2026-06-20', checked_date], ['2027-06-20', null])).toBe('expiring')
  const renewed = await a.employee()
  await a.document({ employee: renewed, kind, checked_date, valid_until: '2026-06-20' })
  await a.document({ employee: renewed, kind, checked_date, valid_from: '2026-06-21', valid_until: '2027-06-20' })
  expect(await standing(renewed)).toBe('complete')
})

test('the worst of several kinds counts', async () => {
  const [one, other] = [await obligatory(), await obligatory()]
  const employee = await a.employee()
  await a.document({ employee, kind: one, checked_date, valid_until: '2026-06-20' })
  expect(await standing(employee)).toBe('missing')
  await a.document({ employee, kind: other, checked_date })
  expect(await standing(employee)).toBe('expiring')
})

test('a kind exempts whoever was born before its day: not who was born on it, nor whose birthday is unknown', async () => {
  await obligatory({ exempt_born_before: '1971-01-01' })
  const of = async (birthday_date: string | null) => standing(await a.employee({ birthday_date }))
  expect(await of('1970-12-31')).toBe('complete')
  expect(await of('1971-01-01')).toBe('missing')
  expect(await of(null)).toBe('missing')
})

test('third-country nationals alone need a residence title', async () => {
  await obligatory({ is_residence_title: true })
  const of = async (nationality_group: string | null) => standing(await a.employee({ nationality_group }))
  expect([await of('third_country'), await of('eu_eea_ch'), await of(null)]).toEqual(['missing', 'complete', 'complete'])
})

test('a kind that is not offered any more is not asked for', async () => {
  await obligatory({ is_active: false })
  expect(await standing(await a.employee())).toBe('complete')
})

test('kinds of health data count only for whoever sees them', async () => {
  const kind = await obligatory({ is_health_data: true })
  const employee = await a.employee({ last_name: 'Gesundheit' })
  expect([await standing(employee), await standing(employee, nurse)]).toEqual(['complete', 'missing'])
  const listed = async (client: typeof anna, state: string) =>
    (await client.get(`/employees.json/?search=gesundheit&document_state=${state}`)).body.count
  expect([await listed(anna, 'missing'), await listed(nurse, 'missing')]).toEqual([0, 1])
  await a.document({ employee, kind, checked_date, valid_until: '2026-06-20' })
  expect([await standing(employee), await standing(employee, nurse)]).toEqual(['complete', 'expiring'])
  expect([await listed(anna, 'expiring'), await listed(nurse, 'expiring')]).toEqual([0, 1])
})

/** A plain reimplementation for the property below. Days are counted from today. */
type Kind = { active: boolean; health: boolean; title: boolean; exempt: boolean; remind: number }
type Paper = { owner: number; kind: number; checked: boolean; begins: number | null; ends: number | null }
type Person = { birthday: 'before' | 'on' | 'unknown'; group: 'third_country' | 'eu_eea_ch' | null }

function expected(person: Person, kinds: Kind[], papers: Paper[], seesHealth: boolean): DocumentState {
  const states = kinds.flatMap((kind, at): DocumentState[] => {
    if (!kind.active || (kind.health && !seesHealth)) return []
    if ((kind.exempt && person.birthday === 'before') || (kind.title && person.group !== 'third_country')) return []
    const checked = papers.filter((paper) => paper.kind === at && paper.checked)
    if (!checked.some(({ begins, ends }) => (begins ?? 0) <= 0 && (ends ?? 0) >= 0)) return ['missing']
    return [Math.max(...checked.map(({ ends }) => ends ?? Infinity)) > kind.remind ? 'complete' : 'expiring']
  })
  return states.includes('missing') ? 'missing' : states.includes('expiring') ? 'expiring' : 'complete'
}

const people = 40
const kinds = fc.array(
  fc.record({
    active: fc.constantFrom(true, true, true, false),
    health: fc.boolean(),
    title: fc.constantFrom(true, false, false),
    exempt: fc.boolean(),
    remind: fc.constantFrom(0, 3, 30),
  }),
  { minLength: 2, maxLength: 3 },
)
const days = fc.oneof(fc.constant(null), fc.integer({ min: -4, max: 4 }))
const papers = fc.array(
  fc.record({ owner: fc.nat(people - 1), kind: fc.nat(2), checked: fc.constantFrom(true, true, true, false), begins: days, ends: days }),
  { minLength: 150, maxLength: 150 },
)
const persons = fc.array(
  fc.record({
    birthday: fc.constantFrom('before' as const, 'on' as const, 'unknown' as const),
    group: fc.constantFrom('third_country' as const, 'eu_eea_ch' as const, null),
  }),
  { minLength: people, maxLength: people },
)

test('over random papers the column says what the rule says, and the filter what the column says', async () => {
  const seen = new Set<DocumentState>()
  await fc.assert(
    fc.asyncProperty(kinds, persons, papers, async (someKinds, somePersons, drawn) => {
      const some = drawn.filter(({ kind, begins, ends }) => kind < someKinds.length && (begins === null || ends === null || begins <= ends))
      const ids = await insertCase(someKinds, somePersons, some)
      for (const [client, seesHealth] of [
        [anna, false],
        [nurse, true],
      ] as const) {
        const shown = new Map(await column(client, ''))
        const right = ids.map((id, owner) => {
          const own = some.filter((paper) => paper.owner === owner)
          return [id, expected(somePersons[owner]!, someKinds, own, seesHealth)] as const
        })
        expect(right.map(([id]) => [id, shown.get(id)])).toEqual(right)
        for (const [, state] of right) seen.add(state)
        for (const states of [...documentStates.map((one) => [one]), ['complete', 'missing']]) {
          const filtered = (await column(client, `&document_state=${states.join()}`)).map(([id]) => id)
          expect(filtered).toEqual([...shown].flatMap(([id, state]) => (states.includes(state) ? [id] : [])))
        }
      }
      await sql`update document_kind set is_obligatory = false`.execute(db)
      await sql`update employee set is_active = false`.execute(db)
    }),
    { numRuns: 12 },
  )
  expect(seen.size).toBe(3)
})

type Client = typeof anna

/** Only the employees of this case; earlier ones are inactive. */
const column = async (client: Client, query: string): Promise<[number, DocumentState][]> =>
  (await client.get(`/employees.json/?size=100&sort=id&is_active=true${query}`)).body.results.map(
    ({ id, document_state: state }: { id: number; document_state: DocumentState }) => [id, state],
  )

async function insertCase(someKinds: Kind[], somePersons: Person[], some: Paper[]): Promise<number[]> {
  await sql`update employee set is_active = false`.execute(db)
  const kindIds: number[] = []
  for (const { active, health, title, exempt, remind } of someKinds)
    kindIds.push(
      await a.documentKind({
        is_obligatory: true,
        is_active: active,
        is_health_data: health,
        is_residence_title: title,
        exempt_born_before: exempt ? '1971-01-01' : null,
        remind_days: remind,
      }),
    )
  const birthdays = { before: '1970-12-31', on: '1971-01-01', unknown: null }
  const ids: number[] = []
  for (const { birthday, group } of somePersons)
    ids.push(await a.employee({ birthday_date: birthdays[birthday], nationality_group: group }))
  const rows = some.map(({ owner, kind, checked, begins, ends }) => ({ employee: ids[owner], kind: kindIds[kind], checked, begins, ends }))
  await sql`
    insert into employee_document (employee_id, kind_id, valid_from, valid_until, checked_date, checked_by_user_id, created_datetime)
    select employee, kind, ${today}::date + begins, ${today}::date + ends,
      case when checked then ${today}::date end, case when checked then ${anna.id}::int end, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (employee int, kind int, checked bool, begins int, ends int)`.execute(db)
  return ids
}
