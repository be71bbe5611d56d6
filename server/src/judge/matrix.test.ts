import { isOverridable } from '@kasack/contract/booking-override.ts'
import { findingNames } from '@kasack/contract/finding-name.ts'
import type { FindingCode } from '@kasack/contract/judge-setting.ts'
import { type FindingLevel, defaultLevels } from '@kasack/contract/judge-level.ts'
import { type Permission, permissions } from '@kasack/contract/permission.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Client, testApp } from '../../test/app.ts'

// What readers can learn about a finding. Each is brought about alone, overridden, and read in every way. A reader who lacks one of its
// permissions, though they hold all others, learns how strong it is and nothing else.

const { a, as, db } = await testApp()
const [root, other] = [await as({ is_superuser: true }), await as({ is_superuser: true })]
const july = { lower: '2026-07-01', upper: '2026-07-31' }
const open = { lower: '2026-07-01', upper: null }
const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }
const [exam, vacancy_type] = [await a.lookup('exam'), await a.lookup('vacancy_type')]
const [wanted, required] = [await a.lookup('qualification'), await a.lookup('qualification', 'Wundexperte ICW')]
const reason = 'Abgesprochen'

type Place = { facility: number; days: typeof july | typeof open; status: 'open' | 'paused' }
type Case = { needs: Permission[]; prepare: (place: Place) => Promise<number>; place?: Partial<Place>; vacancy?: object }
const eva = (given: object = {}) => a.employee({ exam, qualifications: [wanted, required], ...given })
const foreigner = () => eva({ nationality_group: 'third_country' })
const checked = { checked_date: '2026-01-02' }

/** An employee with an earlier booking there, so that the clock stands where the case needs it. */
const leased = async ({ facility }: Place, lower: string) => {
  const employee = await eva()
  await a.booking({ employee, facility, vacancy_type, date_range: { lower, upper: '2026-06-30' } })
  return employee
}

/** An employee with this document of a required kind, or without any. */
const withPaper = async ({ facility }: Place, paper: object | null, is_health_data: boolean) => {
  const [employee, kind] = [await eva(), await a.documentKind({ is_health_data })]
  await a.requirement({ facility, document_kind: kind })
  if (paper) await a.document({ employee, kind, ...checked, ...paper })
  return employee
}

const withTitle = async (title: object, is_health_data: boolean) => {
  const [employee, kind] = [await foreigner(), await a.documentKind({ is_residence_title: true, is_health_data })]
  await a.document({ employee, kind, ...checked, allows_leasing: true, ...title })
  return employee
}

/** For a plain kind, and for one with health data. */
const ofBoth = (prepare: (place: Place, isHealth: boolean) => Promise<number>, place: Partial<Place> = {}): Case[] =>
  [false, true].map((isHealth) => ({
    needs: ['employees.view_document', ...(isHealth ? ['employees.view_health_document' as const] : [])],
    prepare: (at) => prepare(at, isHealth),
    place,
  }))

const ofEmployee = (prepare: Case['prepare']): Case[] => [{ needs: ['employees.view_employee'], prepare }]
const ofBookings = (prepare: Case['prepare']): Case[] => [{ needs: ['vacancies.view_booking'], prepare }]

const cases = {
  overlaps_booking: ofBookings(async () => {
    const employee = await eva()
    await a.booking({ employee, date_range: july })
    return employee
  }),
  overlaps_absence: ofEmployee(async () => {
    const employee = await eva()
    await a.absence({ employee, date_range: july })
    return employee
  }),
  before_available_from: ofEmployee(() => eva({ available_from_date: '2026-07-02' })),
  inactive: ofEmployee(() => eva({ is_active: false })),
  outside_vacancy: [{ needs: [], prepare: () => eva(), vacancy: { date_range: { lower: '2026-07-02', upper: null } } }],
  vacancy_not_open: [{ needs: [], prepare: () => eva(), place: { status: 'paused' } }],
  blocked_at_facility: ofEmployee(async ({ facility }) => {
    const employee = await eva()
    await a.facilityPerson({ facility, employee })
    return employee
  }),
  exam_missing: ofEmployee(() => eva({ exam: null })),
  qualification_missing: ofEmployee(() => eva({ qualifications: [] })),
  requirement_missing: ofEmployee(async ({ facility }) => {
    await a.requirement({ facility, qualification: required })
    return eva({ qualifications: [wanted] })
  }),
  document_missing: ofBoth((place, isHealth) => withPaper(place, null, isHealth)),
  document_expires: ofBoth((place, isHealth) => withPaper(place, { valid_until: '2026-07-15' }, isHealth)),
  document_expires_open: ofBoth((place, isHealth) => withPaper(place, { valid_until: '2026-07-15' }, isHealth), { days: open }),
  residence_missing: ofBoth((_, isHealth) => withTitle({ valid_until: '2026-05-31' }, isHealth)),
  residence_expires: ofBoth((_, isHealth) => withTitle({ valid_until: '2026-07-15' }, isHealth)),
  residence_unclear: ofBoth((_, isHealth) => withTitle({ allows_leasing: null }, isHealth)),
  residence_forbids_leasing: ofBoth((_, isHealth) => withTitle({ allows_leasing: false }, isHealth)),
  maximum_duration: ofBookings((place) => leased(place, '2025-01-31')),
  maximum_duration_near: ofBookings((place) => leased(place, '2025-02-01')),
  equal_pay: ofBookings((place) => leased(place, '2025-10-31')),
  revolving_door: ofBookings(async ({ facility }) => {
    const employee = await eva()
    await a.priorPeriod({ employee, facility, kind: 'employed', date_range: { lower: '2020-01-01', upper: '2026-01-01' } })
    return employee
  }),
} satisfies Record<FindingCode, Case[]>

const rows = Object.entries(cases).flatMap(([code, all]) =>
  all.map((one: Case) => [code as FindingCode, one.needs.join(' and ') || 'nothing', one] as const),
)

/** Turns all findings off but this one. */
const weigh = (code: FindingCode, level: FindingLevel) => {
  const levels = { ...Object.fromEntries(Object.keys(defaultLevels).map((one) => [one, 'off'])), [code]: level }
  return sql`update judge_setting set levels = ${JSON.stringify(levels)}`.execute(db)
}

const readers = new Map<string, Client>()
async function holding(...held: Permission[]): Promise<Client> {
  const reader = readers.get(held.join()) ?? (await as({ permissions: held }))
  readers.set(held.join(), reader)
  return reader
}
const withAllBut = (right: Permission) => holding(...permissions.filter((one) => one !== right))

type PlanBody = { employee: number; vacancy: number; date_range: object }
const judge = async (client: Client, asked: PlanBody) => (await client.post('/bookings/judge.json/', asked)).body.findings
const judgeMany = async (client: Client, { employee, ...asked }: PlanBody) => {
  const { status, body } = await client.post('/bookings/judge-many.json/', { ...asked, employees: [employee] })
  return status === 200 ? body.results[0].findings : status
}
const book = (client: Client, asked: object) => client.post('/bookings.json/', { ...terms, ...asked })

type FindingCase = { code: string; reason: string }

/** What the agency's list of overrides answers to a query. */
async function exceptions(client: Client, query: string) {
  const { status, body } = await client.get(`/booking-overrides.json/?${query}`)
  return status === 200 ? (body.results as FindingCase[]).map((one) => [one.code, one.reason]) : status
}

/** The levels of the employee's bookings or candidacies, as far as the client sees them. */
async function levelsFor(client: Client, list: string, query: string) {
  const { status, body } = await client.get(`/${list}.json/?${query}&sort=id`)
  return status === 200 ? (body.results as { findings_level: string | null }[]).map((one) => one.findings_level) : []
}

const hidden = { code: 'not_cleared', text: findingNames.not_cleared.en }
const unseen = [{ ...hidden, level: 'block', lower: null, upper: null, source: null, can_override: false }]

/** An employee with this finding, two vacancies to book them for, and the question about the second. */
async function bring(code: FindingCode, { prepare, place, vacancy }: Case) {
  const at = { facility: await a.facility(), days: july, status: 'open' as const, ...place }
  const employee = await prepare(at)
  const wide = { date_range: { lower: '2026-01-01', upper: null }, number_of_positions: 99 }
  const sought = { ...wide, facility: at.facility, status: at.status, exams: [exam], qualifications: [wanted], ...vacancy }
  const [first, second] = [await a.vacancy(sought), await a.vacancy(sought)]
  await weigh(code, 'block')
  return { first, asked: { employee, vacancy: second, date_range: at.days }, hers: `employee__id=${employee}` }
}
const knowingAll = (needs: readonly Permission[]) =>
  holding('vacancies.add_booking', 'vacancies.view_booking', 'employees.view_employee', ...needs)
const seesBookings = (lacked: Permission) => lacked !== 'vacancies.view_booking'
const seesEmployees = (lacked: Permission) => lacked !== 'employees.view_employee'

test.each(rows)('%s is told to whoever holds %s', async (code, _, one) => {
  const { asked, hers } = await bring(code, one)
  await a.candidate({ employee: asked.employee, vacancy: asked.vacancy })
  const knowing = await knowingAll(one.needs)
  const ofOne = await judge(await holding('vacancies.add_booking', ...one.needs), asked)
  expect(new Set(ofOne.map((found: { code: string }) => found.code))).toEqual(new Set([code]))
  expect(await judgeMany(knowing, asked)).toEqual(await judge(knowing, asked))
  await weigh(code, 'warn')
  expect((await book(knowing, asked)).body.confirmed).toMatchObject([{ code }])
  await weigh(code, 'block')
  const [ofBooking, ofCandidate] = [await levelsFor(knowing, 'bookings', hers), await levelsFor(knowing, 'candidates', hers)]

  for (const right of one.needs) {
    const reader = await withAllBut(right)
    expect(await judge(reader, asked)).toEqual(unseen)
    expect(await judgeMany(reader, asked)).toEqual(seesEmployees(right) ? unseen : 403)
    const override = { codes: [code], reason }
    expect((await book(reader, { ...asked, override })).body).toEqual({ errors: { findings: [hidden.text] }, findings: unseen })
    const told = { bookings: seesBookings(right) ? ofBooking : [], candidates: seesEmployees(right) ? ofCandidate : [] }
    for (const [list, all] of Object.entries(told)) {
      expect(await levelsFor(reader, list, hers)).toEqual(all)
      expect(await levelsFor(reader, list, `${hers}&findings_level=block`)).toEqual(all.filter((level) => level === 'block'))
    }
    await weigh(code, 'warn')
    const { body } = await book(reader, asked)
    expect(body.confirmed.map((noted: { code: string }) => noted.code)).toEqual([hidden.code])
    expectNothingTold(code, [body, (await reader.get(`/bookings.json/?${hers}`)).body])
    await root.remove(`/bookings/${body.id}.json/`)
    await weigh(code, 'block')
  }
})

// One user books in spite of the finding, and another moves the booking in spite of it. What the law forbids cannot be overridden.
test.each(rows.filter(([code]) => isOverridable(code)))('an exception of %s is told to whoever holds %s', async (code, _, one) => {
  const { asked, first, hers } = await bring(code, one)
  const override = { codes: [code], reason }
  const { body } = await book(root, { ...asked, vacancy: first, override })
  const path = `/bookings/${body.id}.json/`
  await other.patch(path, { vacancy: asked.vacancy, override })

  const knowing = await knowingAll(one.needs)
  const both = [code, code].map((excepted) => [excepted, reason])
  expect((await knowing.get(path)).body.overrides.map((noted: FindingCase) => [noted.code, noted.reason])).toEqual(both)
  expect(await exceptions(knowing, `${hers}&code=${code}`)).toEqual(both)
  expect(await exceptions(knowing, `${hers}&user__id=${root.id}`)).toHaveLength(1)

  for (const right of one.needs) {
    const reader = await withAllBut(right)
    const ifSeen = (found: unknown[]) => (seesBookings(right) ? found : 403)
    expect(await exceptions(reader, hers)).toEqual(ifSeen([[hidden.code, '']]))
    expect(await exceptions(reader, `${hers}&code=not_cleared`)).toEqual(ifSeen([[hidden.code, '']]))
    for (const query of [`code=${code}`, `user__id=${root.id}`, `search=${reason}`])
      expect(await exceptions(reader, `${hers}&${query}`)).toEqual(ifSeen([]))
    const [seen, history] = [(await reader.get(path)).body, (await reader.get(path.replace('.json', '/history.json'))).body]
    const by = { user: { id: other.id, name: expect.any(String) }, datetime: expect.any(String) }
    expect(seen.overrides).toEqual(seesBookings(right) ? [{ ...hidden, reason: '', ...by }] : undefined)
    // One override exists already. Noting another would reveal that the named finding holds.
    const longer = await reader.patch(path, { date_range: { lower: '2026-06-20' }, override })
    expect([longer.status, (await root.get(path)).body.overrides.length]).toEqual([200, 2])
    await other.patch(path, { date_range: { lower: '2026-07-01' } })
    expectNothingTold(code, [seen, history, longer.body])
  }
})

function expectNothingTold(code: FindingCode, answers: unknown[]): void {
  for (const secret of [code, reason, findingNames[code].en, '"needs"']) expect(JSON.stringify(answers)).not.toContain(secret)
}
