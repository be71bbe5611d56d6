import { entity } from '@kasack/contract/entity.ts'
import * as field from '@kasack/contract/field.ts'
import { defineList } from '@kasack/contract/list.ts'
import { ref } from '@kasack/contract/reference-field.ts'
import { plainRef } from '@kasack/contract/shared-shape.ts'
import { text } from '@kasack/contract/text-field.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { listQuery } from '../list/list-query.ts'
import { columnFor, recordOf, storedColumns } from '../record/record.ts'
import { resource } from '../resource/resource.ts'
import { value } from '../list/sql.ts'
import { records } from '../write/records.ts'
import { insertRecord } from '../write/store.ts'

declare module '../database/tables.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces can be added to
  interface DB {
    visit: { id: number; reason: string; host_id: number; fee: number }
  }
}

// Records that look different to every reader: a field and a part of a reference need a right, a sentence follows the language.
const visit = entity('visits', {
  name: 'visit',
  noun: { de: 'Besuch', en: 'Visit' },
  plural: { de: 'Besuche', en: 'Visits' },
  access: { read: 'session', create: 'vacancies.add_absence', change: 'session', remove: 'session' },
  fields: {
    id: field.readOnly(z.number()),
    reason: text(),
    reason_display: field.readOnly(z.string()),
    day: field.readOnly(z.string()),
    fee: field.readOnly(z.number(), { needs: 'vacancies.view_booking' }),
    bonus: field.readOnly(z.number(), { needs: ['vacancies.view_booking', 'employees.view_employee'] }),
    host: ref('user', {
      required: true,
      answer: z.extend(plainRef, { email: z.nullable(z.string()) }),
      needs: { email: 'employees.view_employee' },
    }),
  },
})
const visits = resource(records(visit, { insert: (db, input) => insertRecord(db, visit, input, { fee: 13 }) }), {
  list: listQuery(defineList(visit, { filters: {}, sorts: ['id'], defaultSort: 'id' }), {
    rows: {
      columns: (reading) => sql`
        ${storedColumns(visit)}, host.name as host_name, ${reading.today}::text as day,
        ${columnFor(reading, 'fee', sql`visit.fee / (visit.fee - 13)`)}, ${columnFor(reading, 'bonus', sql`7`)},
        ${columnFor(reading, 'host.email', sql`host.email`)}`,
      joins: () => sql`join "user" host on host.id = visit.host_id`,
    },
    search: (word) => sql`visit.reason = ${word}`,
    filters: {},
    sorts: { id: value('visit.id') },
  }),
  record: recordOf(visit, { reason_display: ({ reason }, { language }) => (language === 'de' ? `Grund: ${reason}` : `Reason: ${reason}`) }),
})

const { db, clock, as } = await testApp({ routes: [visits], now: '2026-06-10T21:50:00Z' })
await sql`create table visit (id serial primary key, reason text not null, host_id int not null, fee int not null)`.execute(db)
const [guest, booker, clerk] = [await as(), await as({ permissions: ['vacancies.view_booking'] }), await as({ is_superuser: true })]
const recruiter = await as({ permissions: ['employees.view_employee'] })
const dispatcher = await as({ permissions: ['vacancies.view_booking', 'employees.view_employee'] })
await sql`update "user" set email = 'anna@example.org' where id = ${clerk.id}`.execute(db)
await sql`insert into visit (reason, host_id, fee) values ('audit', ${clerk.id}, 26)`.execute(db)

const seen = async (client: typeof guest) => {
  const { fee, bonus, host } = (await client.get('/visits.json/')).body.results[0]
  expect((await client.get('/visits/1.json/')).body).toMatchObject({ fee, bonus, host })
  return [fee, bonus, host.email]
}

test('whoever lacks the right of a field or a part is shown null, whatever was asked before', async () => {
  for (let round = 1; round <= 2; round++) {
    expect(await seen(clerk)).toEqual([2, 7, 'anna@example.org'])
    expect(await seen(guest)).toEqual([null, null, null])
    expect(await seen(booker)).toEqual([2, null, null])
    expect(await seen(recruiter)).toEqual([null, null, 'anna@example.org'])
    expect(await seen(dispatcher)).toEqual([2, 7, 'anna@example.org'])
  }
})

test('what may not be seen is not even read', async () => {
  const absent = await as({ permissions: ['vacancies.add_absence'] })
  const { status, body } = await absent.post('/visits.json/', { reason: 'visit', host: clerk.id })
  expect([status, body.fee, body.host]).toEqual([201, null, { id: clerk.id, name: expect.any(String), email: null }])
  expect((await clerk.get(`/visits/${body.id}.json/`)).status).toBe(500) // a fee of 13 cannot be divided
  await sql`delete from visit where id = ${body.id}`.execute(db)
})

test('sentences are in the language of the reader', async () => {
  const reason = async (language: string) => (await guest.get('/visits/1.json/', { 'accept-language': language })).body.reason_display
  expect([await reason('de'), await reason('en'), await reason('de')]).toEqual(['Grund: audit', 'Reason: audit', 'Grund: audit'])
})

test('a kept statement knows which day it is', async () => {
  const day = async () => (await guest.get('/visits.json/')).body.results[0].day
  expect(await day()).toBe('2026-06-10')
  clock.set('2026-06-10T22:10:00Z') // midnight in Berlin
  expect(await day()).toBe('2026-06-11')
})
