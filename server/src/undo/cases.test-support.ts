import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Client, TestAnswer, TestApp } from '../../test/app.ts'

const days = { lower: '2026-07-01', upper: '2026-07-31' }
const terms = { charge_rate: 48.5, working_hours_month: 160, expenses: 12, employee_transportation_expenses: 'daily', accommodation: 'no' }
const person = { first_name: 'Nora', last_name: 'Neu' }
/** A call of each kind that changes records, by what it does; each creates first what it needs. */
export function casesOf({ a, db, anonymous }: Pick<TestApp, 'a' | 'db' | 'anonymous'>, root: Client) {
  const lists = async () => ({ tag: await a.lookup('tag'), exam: await a.lookup('exam'), qualification: await a.lookup('qualification') })

  /** A vacancy with this many positions, and an employee booked for it. */
  async function booked({ positions = 1, ...given }: { positions?: number; lower?: string; upper?: string } = {}) {
    const vacancy = await a.vacancy({ number_of_positions: positions, date_range: { lower: '2026-06-01', upper: '2026-12-31' } })
    const employee = await a.employee()
    const candidate = await a.candidate({ vacancy, employee })
    const range = { lower: given.lower ?? '2026-06-01', upper: given.upper ?? '2026-09-30' }
    const booking = await a.booking({ vacancy, employee, date_range: range })
    return { vacancy, employee, candidate, booking }
  }

  /** A facility with a follow-up in its logbook. */
  async function followedUp() {
    const facility = await a.facility()
    const contact_person = await a.contactPerson({ facility })
    const entry = await a.engagement({ facility, contact_person, followup_date: '2026-06-20', note: 'Anrufen' })
    return { facility, contact_person, entry }
  }

  const created: Record<string, () => Promise<TestAnswer>> = {
    'a facility': async () =>
      root.post('/facilities.json/', { name: 'Haus am See', facility_type: await a.lookup('facility_type'), tags: [(await lists()).tag] }),
    'a facility with a follow-up': async () =>
      root.post('/facilities.json/', { name: 'Haus am Wald', facility_type: await a.lookup('facility_type'), followup_date: '2026-06-30' }),
    'a hirer': () => root.post('/hirers.json/', { name: 'Nord gGmbH' }),
    'a group of facilities': () => root.post('/facilitygroups.json/', { name: 'Träger' }),
    'a contact person': async () => root.post('/contact-persons.json/', { ...person, facility: await a.facility() }),
    'a vacancy': async () =>
      root.post('/vacancies.json/', {
        vacancy_type: await a.lookup('vacancy_type'),
        facility: await a.facility(),
        department: await a.lookup('facility_department'),
        exams: [(await lists()).exam],
        qualifications: [(await lists()).qualification],
        date_range: days,
      }),
    'an employee': async () =>
      root.post('/employees.json/', {
        ...person,
        status: await a.lookup('employee_status'),
        qualifications: [(await lists()).qualification],
        hourly_rate: '21.50',
        public_id: 4711,
      }),
    'an employee from an applicant': async () => {
      const applicant = await a.applicant()
      await a.engagement({ applicant, followup_date: '2026-06-21' })
      return root.post('/employees.json/', { ...person, status: await a.lookup('employee_status'), converted_from_applicant: applicant })
    },
    'an applicant': () =>
      root.post('/applicants.json/', { ...person, profession_free_text: 'Pflege', email: 'nora@example.org', mobile: '0151 23456789' }),
    'a candidate': async () => root.post('/candidates.json/', { vacancy: await a.vacancy(), employee: await a.employee() }),
    'a booking that takes the last position': async () => {
      const vacancy = await a.vacancy({ date_range: days })
      const employee = await a.employee()
      await a.candidate({ vacancy, employee })
      return root.post('/bookings.json/', { vacancy, employee, date_range: days, ...terms })
    },
    'a booking without vacancy': async () =>
      root.post('/bookings.json/', {
        facility: await a.facility(),
        vacancy_type: await a.lookup('vacancy_type'),
        employee: await a.employee(),
        date_range: days,
        ...terms,
        send_documents: [await a.lookup('booking_document').catch(() => 0)].filter(Boolean),
      }),
    'an earlier period': async () =>
      root.post('/prior-periods.json/', { employee: await a.employee(), facility: await a.facility(), lender: 'Weser', date_range: days }),
    'whom a facility asks for': async () =>
      root.post('/facility-persons.json/', { facility: await a.facility(), employee: await a.employee(), state: 'favourite' }),
    'an absence': async () => root.post('/absences.json/', { employee: await a.employee(), reason: 'sick', date_range: days }),
    'an entry that is the newest contact': async () => {
      const { facility, contact_person } = await followedUp()
      return root.post('/engagements.json/', { facility, contact_person, note: 'Erreicht' })
    },
    'an entry that takes over the follow-up': async () => {
      const { facility } = await followedUp()
      return root.post('/engagements.json/', { facility, followup_date: '2026-06-25', note: 'Später' })
    },
    'an entry about an employee': async () => {
      const employee = await a.employee()
      await a.engagement({ employee, followup_date: '2026-06-15' })
      return root.post('/engagements.json/', { employee, followup_date: '2026-06-16' })
    },
    'a group of users': () => root.post('/groups.json/', { name: 'Disposition', permissions: ['vacancies.add_booking'] }),
    'an entry of a reference list': () => root.post('/lookups/tags.json/', { name: 'Rahmenkunde' }),
  }

  const changed: Record<string, () => Promise<TestAnswer>> = {
    'the name of a facility, which its vacancies have': async () => {
      const facility = await a.facility()
      await a.vacancy({ facility })
      return root.patch(`/facilities/${facility}.json/`, {
        name: 'Umbenannt',
        tags: [(await lists()).tag],
        postal_code: '10115',
        city: 'Berlin',
      })
    },
    'the follow-up of a facility': async () => {
      const { facility } = await followedUp()
      return root.patch(`/facilities/${facility}.json/`, { followup_date: '2026-07-09', followup_priority: 'high' })
    },
    'a follow-up that is removed': async () => {
      const { facility } = await followedUp()
      return root.patch(`/facilities/${facility}.json/`, { followup_date: null })
    },
    'a follow-up where there was none': async () => root.patch(`/facilities/${await a.facility()}.json/`, { followup_date: '2026-07-09' }),
    'how months are counted': () => root.patch('/judge-settings.json/', { count_by: 'days' }),
    'what weighs how much': () => root.patch('/match-settings.json/', { weights: { distance: 80 } }),
    'what findings mean': () => root.patch('/judge-settings.json/', { levels: { inactive: 'block' }, licence_until: '2027-03-31' }),
    'a hirer': async () => root.patch(`/hirers/${await a.hirer()}.json/`, { note: 'Neu' }),
    'the hirer of a facility': async () =>
      root.patch(`/facilities/${await a.facility()}.json/`, { hirer: await a.hirer(), hirer_since: '2026-01-01' }),
    'a group of facilities': async () => root.patch(`/facilitygroups/${await a.facilityGroup()}.json/`, { comments: 'Neu' }),
    'a contact person': async () => {
      const { contact_person } = await followedUp()
      return root.patch(`/contact-persons/${contact_person}.json/`, {
        facility: null,
        tags: [(await lists()).tag],
        birthday_date: '1980-01-02',
      })
    },
    'the positions of a vacancy': async () => {
      const { vacancy } = await booked()
      return root.patch(`/vacancies/${vacancy}.json/`, { number_of_positions: 3, description: 'Neu', priority: 'high' })
    },
    'a vacancy that is closed': async () => root.patch(`/vacancies/${await a.vacancy()}.json/`, { status: 'closed' }),
    'an employee': async () =>
      root.patch(`/employees/${await a.employee({ mobile: '0151 23456789' })}.json/`, {
        mobile: '0170 1234567',
        has_car: true,
        hourly_rate: '19.90',
        preferred_facility_types: [await a.lookup('facility_type')],
        qualifications: [(await lists()).qualification],
      }),
    'the address of an applicant, who is asked to confirm it': async () =>
      root.patch(`/applicants/${await a.applicant()}.json/`, {
        email: 'anders@example.org',
        application_tags: [await a.lookup('application_tag')],
      }),
    'a candidate who is turned down': async () =>
      root.patch(`/candidates/${await a.candidate()}.json/`, { status: 'rejected_by_employee' }),
    'a candidate with the day she is free': async () =>
      root.patch(`/candidates/${await a.candidate()}.json/`, { status: 'applied', employee: { available_from_date: '2026-08-01' } }),
    'a booking': async () => {
      const { booking } = await booked()
      return root.patch(`/bookings/${booking}.json/`, { notes: 'Neu', charge_rate: '51.25', date_range: { upper: '2026-10-31' } })
    },
    'a booking that moves to another vacancy': async () => {
      const { booking, vacancy, employee } = await booked()
      const facility = (await root.get(`/vacancies/${vacancy}.json/`)).body.facility.id as number
      const other = await a.vacancy({ facility })
      await a.candidate({ vacancy: other, employee })
      return root.patch(`/bookings/${booking}.json/`, { vacancy: other })
    },
    'a booking that is cancelled': async () =>
      root.patch(`/bookings/${(await booked({ lower: '2026-07-01' })).booking}.json/`, { cancelled: true }),
    'a booking that is ended early': async () =>
      root.patch(`/bookings/${(await booked()).booking}.json/`, { terminated: true, date_range: { upper: '2026-06-20' } }),
    'an earlier period of the hirer’s own': async () =>
      root.patch(`/prior-periods/${await a.priorPeriod()}.json/`, { facility: null, hirer: await a.hirer(), kind: 'employed' }),
    'whom a facility asks for after all': async () =>
      root.patch(`/facility-persons/${await a.facilityPerson()}.json/`, { state: 'favourite', reason: '' }),
    'an absence': async () => root.patch(`/absences/${await a.absence()}.json/`, { reason: 'vacation', note: 'Urlaub' }),
    'an entry': async () => root.patch(`/engagements/${(await followedUp()).entry}.json/`, { note: 'Nicht erreicht' }),
    'an entry that moves to another facility': async () =>
      root.patch(`/engagements/${(await followedUp()).entry}.json/`, { facility: await a.facility(), contact_person: null }),
    'the rights of a user': async () =>
      root.patch(`/users/${await a.user()}.json/`, { permissions: ['vacancies.add_booking'], groups: ['Support'], first_name: 'Uta' }),
    'a user who is deactivated': async () => root.patch(`/users/${await a.user()}.json/`, { is_active: false }),
    'an entry of a reference list': async () =>
      root.patch(`/lookups/tags/${(await lists()).tag}.json/`, { name: 'Anders', is_active: false }),
  }

  const deleted: Record<string, () => Promise<TestAnswer>> = {
    'a facility with all that hangs on it': async () => {
      const { facility, contact_person } = await followedUp()
      await a.engagement({ facility, employee: await a.employee(), followup_date: '2026-06-11' })
      await a.requirement({ facility, department: await a.lookup('facility_department'), exam: (await lists()).exam })
      await a.facilityPerson({ facility })
      await sql`update facility set main_contact_id = ${contact_person} where id = ${facility}`.execute(db)
      await root.patch(`/facilities/${facility}.json/`, { tags: [(await lists()).tag] })
      return root.remove(`/facilities/${facility}.json/`)
    },
    'a hirer': async () => root.remove(`/hirers/${await a.hirer()}/`),
    'a group of facilities': async () => root.remove(`/facilitygroups/${await a.facilityGroup()}.json/`),
    'a contact person who plays parts': async () => {
      const { facility, contact_person } = await followedUp()
      await a.vacancy({ facility, contact_person })
      await root.patch(`/facilities/${facility}.json/`, { main_contact: contact_person, invoice_contact: contact_person })
      return root.remove(`/contact-persons/${contact_person}.json/`)
    },
    'a vacancy with candidates': async () => {
      const vacancy = await a.vacancy({ exams: [(await lists()).exam] })
      await a.candidate({ vacancy })
      await a.requirement({ vacancy, effect: 'drop' })
      return root.remove(`/vacancies/${vacancy}.json/`)
    },
    'an employee with all that is hers': async () => {
      const { facility } = await followedUp()
      const [employee, applicant] = [await a.employee({ public_id: 99 }), await a.applicant()]
      await root.patch(`/employees/${employee}.json/`, {
        qualifications: [(await lists()).qualification],
        has_car: true,
        converted_from_applicant: applicant,
      })
      await a.absence({ employee })
      await a.priorPeriod({ employee })
      await a.facilityPerson({ employee })
      await a.candidate({ employee })
      await a.engagement({ employee, followup_date: '2026-06-12' })
      await a.engagement({ employee, followup_date: '2026-06-13' })
      await a.engagement({ employee, facility, followup_date: '2026-06-29' })
      await a.engagement({ employee, applicant, followup_date: '2026-06-14' })
      return root.remove(`/employees/${employee}.json/`)
    },
    'an applicant with her entries': async () => {
      const applicant = await a.applicant()
      await a.engagement({ applicant, followup_date: '2026-06-12' })
      await a.engagement({ applicant, facility: await a.facility(), followup_date: '2026-06-12' })
      await root.patch(`/applicants/${applicant}.json/`, { application_tags: [await a.lookup('application_tag')] })
      return root.remove(`/applicants/${applicant}.json/`)
    },
    'an applicant from the public page': async () => {
      const applied = await anonymous.post(
        '/applicants.json/',
        { ...person, profession_free_text: 'Pflege', email: 'n@example.org', mobile: '0151 1234567', privacy_consent: true },
        { 'idempotency-key': 'schluessel-0123456789' },
      )
      expect(applied.status).toBe(201)
      const { rows } = await sql<{ id: number }>`select max(id) as id from applicant`.execute(db)
      return root.remove(`/applicants/${rows[0]!.id}.json/`)
    },
    'a candidate': async () => root.remove(`/candidates/${await a.candidate()}.json/`),
    'a booking that others go on from': async () => {
      const { booking, vacancy, employee } = await booked({ positions: 2 })
      await root.post('/bookings.json/', {
        vacancy,
        employee,
        continues: booking,
        date_range: { lower: '2026-10-01', upper: '2026-12-31' },
        ...terms,
      })
      return root.remove(`/bookings/${booking}.json/`)
    },
    'the booking that fills a vacancy': async () => root.remove(`/bookings/${(await booked()).booking}.json/`),
    'an earlier period': async () => root.remove(`/prior-periods/${await a.priorPeriod()}.json/`),
    'whom a facility blocks': async () => root.remove(`/facility-persons/${await a.facilityPerson()}.json/`),
    'an absence': async () => root.remove(`/absences/${await a.absence()}.json/`),
    'the entry that carries a follow-up': async () => root.remove(`/engagements/${(await followedUp()).entry}.json/`),
    'an entry about an employee': async () => {
      const employee = await a.employee()
      await a.engagement({ employee, followup_date: '2026-06-15' })
      return root.remove(`/engagements/${await a.engagement({ employee, followup_date: '2026-06-16' })}.json/`)
    },
    'a group of users': async () => {
      const { body } = await root.post('/groups.json/', { name: 'Vorübergehend', permissions: ['vacancies.add_booking'] })
      return root.remove(`/groups/${body.id}.json/`)
    },
    'an entry of a reference list': async () => {
      const { body } = await root.post('/lookups/email-templates.json/', { name: 'Weg', code: 'weg', facilities: [await a.facility()] })
      return root.remove(`/lookups/email-templates/${body.id}.json/`)
    },
  }

  const acts: Record<string, () => Promise<TestAnswer>> = {
    'a reference list in another order': async () => {
      const { rows } = await sql<{ id: number }>`select id from tag order by id desc`.execute(db)
      return root.post('/lookups/tags/order.json/', { entries: rows })
    },
    'what a user looks after, handed over': async () => {
      const [from, to] = [await a.user(), await a.user()]
      await a.employee({ dispatcher: from })
      const facility = await a.facility({ support_user: from })
      await a.engagement({ facility, followup_date: '2026-06-20', followup_user: from })
      return root.post(`/users/${from}/hand-over.json/`, {
        successor: to,
        follow_ups: true,
        facilities: true,
        employees: true,
        deactivate: true,
      })
    },
  }

  return { created, changed, deleted, acts }
}
