import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import type { Client } from '../app.ts'
import { testApp } from '../app.ts'
import type { Due, Entry, Priority } from './model.ts'
import { Model } from './model.ts'

const { a, as, clock } = await testApp()
const permissions = ['employees.view_employee' as const, 'employees.view_applicant' as const]
const [anna, ben] = [await as({ username: 'anna', permissions }), await as({ username: 'ben', permissions })]
const users = [anna.id, ben.id]
const followUpAction = await a.lookup('engagement_action', 'Wiedervorlage')
/** Days from the test's today; equal ones are likely, so that "the same day takes over" is covered. */
const days = ['2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13']
const start = Date.parse('2026-06-10T10:00:00Z')

/** An index into what exists; not `nat`, which prefers small numbers and would write to the first facility only. */
const pick = fc.constantFrom(...Array.from({ length: 12 }, (_, index) => index))
const day = fc.option(fc.constantFrom(...days), { nil: null, freq: 3 })
const priority = fc.constantFrom<Priority>('high', 'medium', 'low')
const steps = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      facility: fc.option(pick, { freq: 2 }),
      employee: fc.option(pick, { freq: 3 }),
      applicant: fc.option(pick, { freq: 1 }),
      contact: fc.option(pick),
      day,
      user: fc.option(pick),
      priority,
      quiet: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('set' as const), facility: pick, day, user: fc.option(pick), priority: fc.option(priority) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      entry: pick,
      facility: fc.option(pick, { freq: 3 }),
      employee: fc.option(pick),
      applicant: fc.option(pick),
      contact: fc.option(pick),
      what: fc.constantFrom('facility', 'facility', 'facility', 'employee', 'applicant', 'contact', 'note', 'both'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('erase' as const), entry: pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), facility: pick }) },
)
type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never

test(
  'facility, list and todo agree with the rules after any sequence of writes',
  async () => {
    const agree = fc.asyncProperty(fc.array(steps, { minLength: 10, maxLength: 40 }), async (taken) => {
      const world = await newWorld()
      for (const [at, one] of taken.entries()) {
        clock.set(new Date(start + Math.floor(at / 3)).toISOString()) // three steps share a moment: then the id decides
        await world.take(one, Math.floor(at / 3))
        await world.compare()
      }
    })
    // A failure is reported before the test times out, however long it shrinks; a run cut short does not count as a success.
    const limit = { interruptAfterTimeLimit: patience(200_000), markInterruptAsFailure: true }
    expect(await fc.check(agree, { numRuns: Number(process.env['RUNS'] ?? 15), seed: 76, ...limit })).toMatchObject({ failed: false })
  },
  patience(300_000),
)

async function newWorld() {
  const facilities = [await a.facility(), await a.facility(), await a.facility()]
  const employees = [await a.employee(), await a.employee()]
  const applicants = [await a.applicant(), await a.applicant()]
  const contacts = [await a.contactPerson(), await a.contactPerson()]
  const model = new Model(facilities)
  const of = <T>(all: T[], index: number | null): T | null =>
    index === null || all.length === 0 ? null : (all[index % all.length] ?? null)
  const at = { now: 0 }

  async function write(step: Step & { kind: 'write' }) {
    const [facility, employee, contact] = [of(model.facilities, step.facility), of(employees, step.employee), of(contacts, step.contact)]
    const applicant = of(applicants, step.applicant)
    const body = {
      facility,
      employee,
      applicant,
      contact_person: contact,
      followup_date: step.day,
      followup_user: of(users, step.user),
      priority: step.priority,
      ...(step.quiet && { action_type: followUpAction }),
    }
    const { status, body: made } = await anna.post('/engagements.json/', body)
    if (facility === null && employee === null && applicant === null) return expect(status).toBe(400)
    const due: Due | null = step.day === null ? null : { date: step.day, user: of(users, step.user) ?? anna.id, priority: step.priority }
    model.write({ key: made.id, facility, employee, applicant, contact, due, contacted: !step.quiet, at: at.now })
  }

  async function set(step: Step & { kind: 'set' }) {
    const facility = of(model.facilities, step.facility)
    if (facility === null) return
    const before = model.dueOf(facility)
    const wanted = {
      followup_date: step.day,
      ...(step.user !== null && { followup_user: of(users, step.user) }),
      ...(step.priority !== null && { followup_priority: step.priority }),
    }
    expect((await ben.patch(`/facilities/${facility}.json/`, wanted)).status).toBe(200)
    const due: Due | null =
      step.day === null
        ? null
        : {
            date: step.day,
            user: of(users, step.user) ?? before?.user ?? ben.id,
            priority: step.priority ?? before?.priority ?? 'medium',
          }
    const { results } = (await anna.get(`/engagements.json/?facility=${facility}&sort=-id&size=1`)).body
    const make = () => ({
      key: results[0].id,
      facility,
      employee: null,
      applicant: null,
      contact: null,
      due: null,
      contacted: false,
      at: at.now,
    })
    model.set(facility, due, make)
  }

  async function change(step: Step & { kind: 'change' }) {
    const entry = of(model.entries, step.entry)
    if (!entry) return
    const next = { facility: entry.facility, employee: entry.employee, applicant: entry.applicant, contact: entry.contact }
    if (step.what === 'facility' || step.what === 'both') next.facility = of(model.facilities, step.facility)
    if (step.what === 'employee' || step.what === 'both') next.employee = of(employees, step.employee)
    if (step.what === 'applicant') next.applicant = of(applicants, step.applicant)
    if (step.what === 'contact') next.contact = of(contacts, step.contact)
    const { status } = await anna.patch(`/engagements/${entry.key}.json/`, {
      note: 'x',
      facility: next.facility,
      employee: next.employee,
      applicant: next.applicant,
      contact_person: next.contact,
    })
    if (next.facility === null && next.employee === null && next.applicant === null) return expect(status).toBe(400)
    expect(status).toBe(200)
    model.move(entry, next.facility)
    Object.assign(entry, next)
  }

  async function erase(step: Step & { kind: 'erase' }) {
    const entry = of(model.entries, step.entry)
    if (!entry) return
    expect((await anna.remove(`/engagements/${entry.key}/`)).status).toBe(204)
    model.erase(entry)
  }

  async function close(step: Step & { kind: 'close' }) {
    const facility = of(model.facilities, step.facility)
    if (facility === null || model.facilities.length === 1) return
    expect((await anna.remove(`/facilities/${facility}/`)).status).toBe(204)
    model.close(facility)
  }

  return {
    async take(step: Step, now: number) {
      at.now = now
      if (step.kind === 'write') await write(step)
      else if (step.kind === 'set') await set(step)
      else if (step.kind === 'change') await change(step)
      else if (step.kind === 'erase') await erase(step)
      else await close(step)
    },
    compare: () => compare(anna, model, { employees, applicants, contacts, all: facilities }),
  }
}

type World = Record<'employees' | 'applicants' | 'contacts' | 'all', number[]>

async function compare(client: Client, model: Model, { employees, applicants, contacts, all }: World) {
  for (const facility of model.facilities) {
    const { body } = await client.get(`/facilities/${facility}.json/`)
    const due = model.dueOf(facility)
    expect(body.follow_up && { date: body.follow_up.date, user: body.follow_up.user.id, priority: body.follow_up.priority }).toEqual(due)
    expect([body.followup_date, body.followup_user?.id ?? null, body.followup_priority]).toEqual([
      due?.date ?? null,
      due?.user ?? null,
      due?.priority ?? null,
    ])
    expect(body.latest_engagement?.id ?? null).toBe(model.latestOf((entry) => entry.facility === facility)?.key ?? null)
  }
  for (const contact of contacts) {
    const { body } = await client.get(`/contact-persons/${contact}.json/`)
    expect(body.latest_engagement?.id ?? null).toBe(model.latestOf((entry) => entry.contact === contact)?.key ?? null)
  }
  for (const [path, ids, of] of [
    ['facilities', model.facilities, 'facility'],
    ['contact-persons', contacts, 'contact'],
  ] as const) {
    const { results } = (await client.get(`/${path}.json/?latest_engagement__created_datetime__date__gte=2026-01-01&size=1000`)).body
    const found = new Set(results.map(({ id }: { id: number }) => id))
    expect(ids.filter((id) => found.has(id))).toEqual(ids.filter((id) => model.latestOf((entry) => entry[of] === id)))
  }
  const listed = new Map<number, { followup_date: string | null; todo: boolean }>()
  for (const todo of [true, false]) {
    for (const query of [`facility=${all.join()}`, `employee__id=${employees.join()}`, `applicant__id=${applicants.join()}`]) {
      const { results } = (await client.get(`/engagements.json/?${query}&todo=${todo}&size=1000`)).body
      for (const { id, followup_date } of results) listed.set(id, { followup_date, todo })
    }
  }
  const expected = model.entries.map(
    (entry: Entry) => [entry.key, { followup_date: entry.due?.date ?? null, todo: model.isOpen(entry) }] as const,
  )
  expect(listed).toEqual(new Map(expected))
}
