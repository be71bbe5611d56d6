import type { Entity } from '@kasack/contract/entity.ts'
import { lookupEntities } from '@kasack/contract/lookup.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { FastifyBaseLogger } from 'fastify'
import { absences } from '../absence/records.ts'
import { applicants } from '../applicant/records.ts'
import { bookings } from '../booking/records.ts'
import { candidates } from '../candidate/records.ts'
import { cockpitSettlements } from '../cockpit-settlement/records.ts'
import { contactPersons } from '../contact-person/records.ts'
import { employeeDocuments } from '../employee-document/records.ts'
import { employees } from '../employee/records.ts'
import { engagements } from '../engagement/records.ts'
import { facilities } from '../facility/records.ts'
import { facilityGroups } from '../facility-group/records.ts'
import { hirers } from '../hirer/records.ts'
import { judgeSettings } from '../judge-setting/records.ts'
import { matchSettings } from '../match-setting/records.ts'
import { lookupsOf } from '../lookup/records.ts'
import type { Db } from '../platform/database/db.ts'
import type { Settings } from '../platform/program/env.ts'
import type { References } from '../platform/write/deletion.ts'
import type { RecordWriter } from '../platform/write/recipe.ts'
import { facilityPersons } from '../facility-person/records.ts'
import { priorPeriods } from '../prior-period/records.ts'
import { requirements } from '../requirement/records.ts'
import { usersOf } from '../user/records.ts'
import { userGroups } from '../user-group/records.ts'
import { vacancies } from '../vacancy/records.ts'

/** A record that was put back, as its own recipe knows it. */
export type PutBackRecord = { id: number; before: object | null; after: object | null }

/** What an undo uses of an entity's recipe. */
export type Undoing = {
  entity: Entity
  can: { remove: boolean }
  references: References
  isSettled: boolean
  takeBack(tx: Db, id: number): Promise<void>
  stored(db: Db, id: number): Promise<object | null>
  settle(tx: Db, put: PutBackRecord[], writer: RecordWriter): Promise<Text[]>
}

/** The recipes of all entities with a history. */
export function allRecords(settings: Settings, log: FastifyBaseLogger): ReadonlyMap<string, Undoing> {
  const all: Undoing[] = [
    usersOf(settings, log),
    userGroups,
    ...lookupEntities.map(lookupsOf),
    facilityGroups,
    hirers,
    facilities,
    contactPersons,
    vacancies,
    employees,
    applicants,
    bookings,
    candidates,
    absences,
    priorPeriods,
    requirements,
    employeeDocuments,
    engagements,
    facilityPersons,
    cockpitSettlements,
    judgeSettings,
    matchSettings,
  ]
  return new Map(all.map((one) => [one.entity.name, one]))
}
