import { candidate } from '@kasack/contract/candidate.ts'
import { employee } from '@kasack/contract/employee.ts'
import { readValue } from '@kasack/contract/input.ts'
import type { Text } from '@kasack/contract/text.ts'
import { changeAvailableFrom } from '../employee/writes.ts'
import type { RequestBody } from '../platform/write/recipe.ts'
import { records } from '../platform/write/records.ts'
import { changeRecord } from '../platform/write/store.ts'
import { candidateReferences, insertCandidates, insertRejections, readPairs } from './queries.ts'
import { isRejection, keepCandidate, refuseCandidate } from './rules.ts'
import { texts } from './texts.ts'
import { noteAsked, noteNotAsked } from './writes.ts'

type Day = { day: string | null | undefined; day_problem: Text[] }

/** The day from which the employee is free, which a change may send within `employee`; undefined if none is sent. */
function readDay({ employee: given }: RequestBody, today: string): Day {
  const sent = isObject(given) ? given['available_from_date'] : undefined
  if (sent === undefined) return { day: undefined, day_problem: [] }
  const read = readValue(employee.fields.available_from_date, sent, { today })
  if ('problem' in read) return { day: undefined, day_problem: read.problem }
  return { day: read.value as string | null, day_problem: [] } // read by the field's own schema
}

const isObject = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null && !Array.isArray(given)

export const candidates = records(candidate, {
  // A change may send fields within `employee`, but no id.
  body: ({ employee: whom, ...others }) =>
    whom === undefined || (isObject(whom) && !('id' in whom)) ? others : { ...others, employee: whom },
  holds: ['vacancy', 'employee'],
  async factsOfMany(db, writes) {
    const pairs = await readPairs(
      db,
      writes.map(({ input: { vacancy, employee: whom } }) => ({ vacancy: vacancy.id, employee: whom.id })),
    )
    return writes.map(({ facts: { stored, body, today } }, place) => ({
      ...pairs[place]!,
      ...(stored ? readDay(body, today) : { day: undefined, day_problem: [] }),
    }))
  },
  onlyOne: { of: ({ vacancy, employee: whom }) => `${vacancy.id} ${whom.id}`, refused: { employee: [texts.known] } },
  refuse: refuseCandidate,
  insertMany: (db, inputs, { now }) => insertCandidates(db, inputs, now),
  async change(db, stored, patch, { day }) {
    await changeRecord(db, candidate, { id: stored.id, patch })
    if (day !== undefined) await changeAvailableFrom(db, stored.employee.id, day)
  },
  async after(db, written, writer) {
    const rejected = written.flatMap(({ id, before, after }) => (after && isRejection(after, before) ? [{ id, status: after.status }] : []))
    await insertRejections(db, rejected, writer)
  },
  removal: { references: candidateReferences, refuse: keepCandidate },
  internal: {
    employee_asked: (db, { id }, { now }) => noteAsked(db, [id], { whom: 'employee', now }),
    facility_asked: (db, { id }, { now }) => noteAsked(db, [id], { whom: 'facility', now }),
    employee_not_asked: (db, { id }) => noteNotAsked(db, [id], { whom: 'employee' }),
    facility_not_asked: (db, { id }) => noteNotAsked(db, [id], { whom: 'facility' }),
  },
})
