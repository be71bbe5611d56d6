import { candidate } from '@kasack/contract/candidate.ts'
import { employee } from '@kasack/contract/employee.ts'
import { readValue } from '@kasack/contract/input.ts'
import type { Text } from '@kasack/contract/text.ts'
import { changeAvailableFrom } from '../employee/writes.ts'
import { findVacancy } from '../placement/queries.ts'
import type { Sent } from '../platform/write/recipe.ts'
import { records } from '../platform/write/records.ts'
import { changeRecord } from '../platform/write/store.ts'
import { candidateReferences, insertCandidate, insertRejection, readPair } from './queries.ts'
import { isRejection, keepCandidate, refuseCandidate, whenAsked } from './rules.ts'
import { noteAsked, noteNotAsked } from './writes.ts'

type Day = { day: string | null | undefined; day_problem: Text[] }

/** The day from which the employee is free, which a change may send within `employee`; undefined: none is sent. */
function readDay({ employee: given }: Sent, today: string): Day {
  const sent = isObject(given) ? given['available_from_date'] : undefined
  if (sent === undefined) return { day: undefined, day_problem: [] }
  const read = readValue(employee.fields.available_from_date, sent, { today })
  if ('problem' in read) return { day: undefined, day_problem: read.problem }
  return { day: read.value as string | null, day_problem: [] } // the field's own schema has read it
}

const isObject = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null && !Array.isArray(given)

const unasked = { employee_asked: false, facility_asked: false }

export const candidates = records(candidate, {
  // Within `employee` a change may name nobody.
  body: ({ employee: whom, ...others }) =>
    whom === undefined || (isObject(whom) && !('id' in whom)) ? others : { ...others, employee: whom },
  holds: ['vacancy', 'employee'],
  async facts(db, { vacancy, employee: whom }, { stored, body, today }) {
    const held = await findVacancy(db, vacancy.id)
    const pair = await readPair(db, { vacancy: vacancy.id, employee: whom.id })
    return { vacancy: held, ...pair, ...(stored ? readDay(body, today) : { day: undefined, day_problem: [] }) }
  },
  refuse: refuseCandidate,
  insert: (db, input, { now }) => insertCandidate(db, input, now),
  async change(db, stored, patch, { day }) {
    await changeRecord(db, candidate, { id: stored.id, patch })
    if (day !== undefined) await changeAvailableFrom(db, stored.employee.id, day)
  },
  async after(db, written, writer) {
    for (const { id, before, after } of written)
      if (after && isRejection(after, before)) await insertRejection(db, id, after.status, writer)
  },
  removal: { references: candidateReferences, refuse: keepCandidate },
  internal: {
    employee_asked: (db, { id, status }) => noteAsked(db, id, whenAsked('employee', { ...unasked, status })),
    facility_asked: (db, { id, status }) => noteAsked(db, id, whenAsked('facility', { ...unasked, status })),
    employee_not_asked: (db, { id }) => noteNotAsked(db, id, 'employee'),
    facility_not_asked: (db, { id }) => noteNotAsked(db, id, 'facility'),
  },
})
