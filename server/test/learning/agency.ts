import type { Entity } from '@kasack/contract/entity.ts'
import { sql } from 'kysely'
import type { TestApp } from '../app.ts'

/** Texts that occur only in the records below, by entity and field; amounts and days identify any record that has them. */
export const plantedWords = /Planted\.(?<entity>\w+)\.(?<field>\w+)|8765\.43|2031-03-\d\d/g

const days = { lower: '2031-03-07', upper: '2031-03-19' }
const amounts = ['charge_rate', 'working_hours_month', 'expenses', 'bonus', 'accommodation_package', 'accommodation_price']
const terms = { accommodation: 'yes', ...Object.fromEntries(amounts.map((name) => [name, '8765.43'])) }

/**
 * An agency in which every value is unique: an applicant was employed, booked for the last position of a vacancy, was absent, and was
 * written about. Its records are the first of their tables; the second ones belong to others.
 */
export async function plantAgency({ a, db }: Pick<TestApp, 'a' | 'db'>, entities: Entity[]): Promise<void> {
  for (const tag of ['A-Kunde', 'Rahmenvertrag']) {
    const tags = [await a.lookup('tag', tag)]
    const facility_group = await a.facilityGroup()
    const facility = await a.facility({ facility_group, hirer: await a.hirer(), tags })
    const contact_person = await a.contactPerson({ facility, tags })
    const rates = { exam: await a.lookup('exam'), hourly_rate: '8765.43', expenses: '8765.43', available_from_date: '2031-03-01' }
    const employee = await a.employee({ tags, converted_from_applicant: await a.applicant(), ...rates })
    const vacancy = await a.vacancy({ facility, contact_person, date_range: days, number_of_positions: 1 })
    await a.candidate({ vacancy, employee })
    await a.booking({ vacancy, employee, date_range: days, ...terms })
    await a.absence({ employee, date_range: days })
    await a.priorPeriod({ employee, facility, date_range: days })
    await a.requirement({ facility })
    await a.facilityPerson({ employee, facility })
    await a.document({ employee, valid_until: '2031-03-19' })
    await a.engagement({ facility, contact_person, employee })
    await a.email({ state: 'sent' }, { contact_person_id: contact_person })
    await sql`insert into email_template_facility values (${await a.lookup('email_template')}, ${facility})`.execute(db)
    await a.attachment()
  }
  for (const entity of entities) await plantWords(db, entity)
}

/** Every text of the entity's records names its origin, except those the program relies on: codes, and the names of groups. */
async function plantWords(db: TestApp['db'], { name: table, fields }: Entity): Promise<void> {
  const isKnown = (name: string) => name === 'code' || table === 'user_group'
  const texts = Object.entries(fields).filter(
    ([name, { kind, readOnly }]) => !readOnly && !isKnown(name) && ['text', 'long_text', 'email'].includes(kind),
  )
  if (texts.length === 0) return
  const planted = texts.map(([name]) => sql`${sql.ref(name)} = ${`Planted.${table}.${name}.`}::text || id`)
  await sql`update ${sql.table(table)} set ${sql.join(planted)}`.execute(db)
}
