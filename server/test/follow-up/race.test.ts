import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { chance, pick, seeded } from '@kasack/demo/random.ts'
import type { TestAnswer } from '../app.ts'
import { testApp } from '../app.ts'
import type { Due, Priority } from './model.ts'
import { Model } from './model.ts'
import { disagreements, readStored, stateOf } from './stored.ts'

// Fifty pairs in every run; `npm run race-test` runs a thousand.
const races = Number(process.env['RACES'] ?? 50)
const racesPerWorld = 20

const { a, as, clock, db } = await testApp()
const user = (username: string) => as({ username, permissions: ['employees.view_employee'] })
const [anna, ben, carla] = [await user('anna'), await user('ben'), await user('carla')]
const days = ['2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13']
const priorities = ['high', 'medium', 'low'] as const
const start = Date.parse('2026-06-10T10:00:00Z')
const random = seeded(Number(process.env['SEED'] ?? 2))

/** A call, and its effect on the model had it come next: returns the status it would have had. */
type Act = { what: string; send: () => Promise<TestAnswer>; apply: (model: Model, answer: TestAnswer) => number }

test(
  `${races} times two users log calls on one facility at once: facility, carrier and todo agree afterwards`,
  async () => {
    let world = await newWorld()
    for (let race = 0; race < races; race++) {
      if (race % racesPerWorld === racesPerWorld - 1 || world.isClosed()) world = await newWorld()
      clock.set(new Date(start + race * 1000).toISOString())
      expect(await world.race(race)).toEqual([])
    }
    // Each costs its users a second; moves between two facilities may still run into one now and then.
    expect(await deadlocks()).toBeLessThanOrEqual(Math.ceil(races / 25))
  },
  patience(60_000 + races * 500),
)

async function deadlocks(): Promise<number> {
  await sql`select pg_stat_clear_snapshot()`.execute(db)
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]!.deadlocks
}

async function newWorld() {
  const [facility, other] = [await a.facility(), await a.facility()]
  const [employee, contacts] = [await a.employee(), [await a.contactPerson(), await a.contactPerson()]]
  let model = new Model([facility, other])

  const post = (who: typeof anna, at: number): Act => {
    const [contact, about] = [pick(random, [null, ...contacts]), pick(random, [null, employee])]
    const due: Due = { date: pick(random, days), user: who.id, priority: pick(random, priorities) }
    const body = { facility, employee: about, contact_person: contact, followup_date: due.date, priority: due.priority }
    return {
      what: `${who === anna ? 'anna' : 'ben'} logs a call with ${due.date} ${due.priority}`,
      send: () => who.post('/engagements.json/', body),
      apply: (next, answer) => {
        if (!next.facilities.includes(facility)) return 400
        next.write({ key: answer.body.id, facility, employee: about, applicant: null, contact, due: { ...due }, contacted: true, at })
        return 201
      },
    }
  }

  /** The follow-up set or cleared at the facility; `made` is the entry that carries it if there was none. */
  const set = (at: number, made: () => number): Act => {
    const date = pick(random, [null, ...days])
    return {
      what: `carla sets ${date}`,
      send: () => carla.patch(`/facilities/${facility}.json/`, { followup_date: date }),
      apply: (next) => {
        if (!next.facilities.includes(facility)) return 404
        const before = next.dueOf(facility)
        const due = date === null ? null : { date, user: before?.user ?? carla.id, priority: before?.priority ?? ('medium' as Priority) }
        const make = () => ({ key: made(), facility, employee: null, applicant: null, contact: null, due: null, contacted: false, at })
        next.set(facility, due, make)
        return 200
      },
    }
  }

  const move = (): Act => {
    const { key, employee: about } = pick(random, model.entries)
    const target = pick(random, about === null ? [facility, other] : [facility, other, null])
    return {
      what: `carla moves ${key} to ${target}`,
      send: () => carla.patch(`/engagements/${key}.json/`, { facility: target }),
      apply: (next) => {
        const entry = next.entries.find((one) => one.key === key)
        if (!entry) return 404
        if (target !== null && !next.facilities.includes(target)) return 400
        next.move(entry, target)
        return 200
      },
    }
  }

  const erase = (): Act => {
    const { key } = pick(random, model.entries)
    return {
      what: `carla deletes ${key}`,
      send: () => carla.remove(`/engagements/${key}/`),
      apply: (next) => {
        const entry = next.entries.find((one) => one.key === key)
        if (entry) next.erase(entry)
        return entry ? 204 : 404
      },
    }
  }

  const close = (): Act => ({
    what: 'carla deletes the facility',
    send: () => carla.remove(`/facilities/${facility}/`),
    apply: (next) => {
      next.close(facility)
      return 204
    },
  })

  return {
    isClosed: () => !model.facilities.includes(facility),
    async race(at: number) {
      let made = 0
      const beside = [
        ...(chance(random, 0.3) ? [set(at, () => made)] : []),
        ...(model.entries.length > 0 && chance(random, 0.4) ? [move(), move()] : []),
        ...(model.entries.length > 0 && chance(random, 0.2) ? [erase()] : []),
        ...(chance(random, 0.04) ? [close()] : []),
      ]
      const acts = [post(anna, at), post(ben, at), ...beside]
      const answers = await Promise.all(acts.map((act) => act.send()))
      const known = [...model.entries.map(({ key }) => key), ...answers.slice(0, 2).map(({ body }) => body.id as number)]
      const found = await readStored(db, { facilities: [facility, other], employee, contacts })
      made = found.entries.find(({ key }) => !known.includes(key))?.key ?? 0
      const told = acts.map(({ what }, index) => `${what}: ${answers[index]!.status}`)

      /** The model after the calls in that order, if it predicts the responses and the state that was found. */
      const after = (order: number[]): Model | null => {
        const next = copyOf(model)
        const isAnswered = order.every((index) => acts[index]!.apply(next, answers[index]!) === answers[index]!.status)
        return isAnswered && JSON.stringify(stateOf(next, contacts)) === JSON.stringify(found.state) ? next : null
      }
      const order = ordersOf(acts.map((_, index) => index)).find((one) => after(one) !== null)
      model = (order && after(order)) ?? model
      const wrong = [
        ...found.facilities.flatMap(disagreements),
        ...(beside.length === 0 && found.facilities[0]?.todo.length !== 1 ? ['not exactly one entry is open'] : []),
        ...(order ? [] : ['no order of the calls leads here', found.state, 'from', stateOf(model, contacts)]),
      ]
      return wrong.length === 0 ? [] : [...told, ...wrong]
    },
  }
}

function copyOf({ entries, carriers, facilities }: Model): Model {
  return Object.assign(new Model([]), structuredClone({ entries, carriers, facilities }))
}

function ordersOf(indices: number[]): number[][] {
  if (indices.length < 2) return [indices]
  return indices.flatMap((first) => ordersOf(indices.filter((one) => one !== first)).map((rest) => [first, ...rest]))
}
