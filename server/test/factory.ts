import type { AbsenceInput } from '@kasack/contract/absence.ts'
import { absence } from '@kasack/contract/absence.ts'
import type { BookingInput } from '@kasack/contract/booking.ts'
import { booking } from '@kasack/contract/booking.ts'
import type { CandidateInput } from '@kasack/contract/candidate.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import type { ApplicantInput } from '@kasack/contract/applicant.ts'
import { applicant } from '@kasack/contract/applicant.ts'
import type { ContactPersonInput } from '@kasack/contract/contact-person.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { EmployeeInput } from '@kasack/contract/employee.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { EmployeeDocumentInput } from '@kasack/contract/employee-document.ts'
import { employeeDocument } from '@kasack/contract/employee-document.ts'
import type { EngagementInput } from '@kasack/contract/engagement.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { FacilityGroupInput } from '@kasack/contract/facility-group.ts'
import { facilityGroup } from '@kasack/contract/facility-group.ts'
import type { HirerInput } from '@kasack/contract/hirer.ts'
import { hirer } from '@kasack/contract/hirer.ts'
import type { FacilityPersonInput } from '@kasack/contract/facility-person.ts'
import { facilityPerson } from '@kasack/contract/facility-person.ts'
import type { FacilityInput } from '@kasack/contract/facility.ts'
import { facility } from '@kasack/contract/facility.ts'
import { readInput } from '@kasack/contract/input.ts'
import type { PriorPeriodInput } from '@kasack/contract/prior-period.ts'
import { priorPeriod } from '@kasack/contract/prior-period.ts'
import { documentKind } from '@kasack/contract/lookup.ts'
import type { OutboxMail } from '@kasack/contract/outbox.ts'
import type { LookupName } from '@kasack/contract/reference.ts'
import type { RequirementInput } from '@kasack/contract/requirement.ts'
import { requirement, requirementKinds, requirementPlaces } from '@kasack/contract/requirement.ts'
import type { VacancyInput } from '@kasack/contract/vacancy.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { sql } from 'kysely'
import { insertAbsence } from '../src/absence/queries.ts'
import { insertApplicant } from '../src/applicant/queries.ts'
import { insertBooking } from '../src/booking/queries.ts'
import { insertCandidates } from '../src/candidate/queries.ts'
import { insertContactPerson } from '../src/contact-person/queries.ts'
import type { About } from '../src/email/queries.ts'
import { insertSettlement } from '../src/cockpit-settlement/writes.ts'
import { insertEmployee } from '../src/employee/queries.ts'
import { insertEmployeeDocument } from '../src/employee-document/queries.ts'
import { insertEngagement } from '../src/engagement/queries.ts'
import { keepClocks } from '../src/leasing-clock/keep.ts'
import { afterEntries, afterFacilities } from '../src/logbook/after.ts'
import { completeEngagement } from '../src/engagement/rules.ts'
import { insertFacilities } from '../src/facility/queries.ts'
import { afterBookings } from '../src/placement/after.ts'
import { findVacancy } from '../src/placement/queries.ts'
import type { Clock } from '../src/platform/program/clock.ts'
import { readSettings } from '../src/platform/program/env.ts'
import { openOutbox } from '../src/outbox/queries.ts'
import { verificationMail } from '../src/template/automated.ts'
import { berlinDay } from '../src/platform/program/clock.ts'
import type { Db } from '../src/platform/database/db.ts'
import { insertRecord } from '../src/platform/write/store.ts'
import { insertVacancy } from '../src/vacancy/queries.ts'

/** What a user may do; nothing by default. */
export type Who = { permissions?: Permission[]; groups?: string[]; is_superuser?: boolean; username?: string }

type WrittenEmail = {
  recipient: string
  subject: string
  text: string
  template: string
  attachments: number[]
  documents: number[]
  state: OutboxMail['state']
}

export type Factory = ReturnType<typeof factory>

/** Creates records; a test states only what matters to it, the rest is filled in. Each function returns the new id. */
export function factory(db: Db, clock: Clock) {
  let number = 0
  const next = () => ++number
  const facts = () => ({ today: berlinDay(clock.now()) })

  /** The id of an entry of a reference list: the one with this name, or the first. */
  const lookup = async (list: LookupName, name?: string): Promise<number> => {
    const { rows } = await sql<{
      id: number
    }>`select id from ${sql.table(list)} where ${name ?? null}::text is null or name = ${name ?? null} order by id limit 1`.execute(db)
    if (!rows[0]) throw new Error(`${list} has no "${name}"`)
    return rows[0].id
  }

  const user = async ({ permissions = [], groups = [], is_superuser = false, username = `user${next()}` }: Who = {}): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      insert into "user" (username, password_hash, permissions, is_superuser)
      values (${username}, 'none', ${permissions}, ${is_superuser}) returning id`.execute(db)
    const id = rows[0]!.id
    await sql`insert into user_group_member select ${id}, user_group.id from user_group where user_group.name = any(${groups})`.execute(db)
    return id
  }

  /** Any user: the first in the database. */
  const anybody = async (): Promise<number> => {
    const { rows } = await sql<{ id: number }>`select id from "user" order by id limit 1`.execute(db)
    return rows[0]?.id ?? user()
  }

  const made = {
    lookup,
    user,
    async employee(given: Partial<Record<keyof EmployeeInput, unknown>> = {}): Promise<number> {
      const required = { first_name: 'Eva', last_name: `Beispiel ${next()}`, status: await lookup('employee_status') }
      const { input } = readInput(employee, { ...required, ...given }, facts())
      return insertEmployee(db, input, clock.now())
    },
    /** An applicant entered by a user. */
    async applicant(given: Partial<Record<keyof ApplicantInput, unknown>> = {}): Promise<number> {
      const one = next()
      const words = { profession_free_text: 'Pflegefachfrau', email: `jana${one}@example.org`, mobile: '0151 23456789' }
      const { input } = readInput(applicant, { first_name: 'Jana', last_name: `Neumann ${one}`, ...words, ...given }, facts())
      return insertApplicant(db, input, clock.now())
    },
    async contactPerson(given: Partial<Record<keyof ContactPersonInput, unknown>> = {}): Promise<number> {
      const { input } = readInput(contactPerson, { first_name: 'Martina', last_name: `Kessler ${next()}`, ...given }, facts())
      return insertContactPerson(db, input, clock.now())
    },
    /** A logbook entry by that user, or by any. */
    async engagement(given: Partial<Record<keyof EngagementInput, unknown>>, { by = 0, now = clock.now() } = {}): Promise<number> {
      const { input } = readInput(engagement, given, facts())
      const caller = { id: by || (await anybody()) }
      const entry = completeEngagement(input, { stored: null, caller })
      const id = await insertEngagement(db, entry, { caller, now })
      await afterEntries(db, [], [{ ...entry, id }], { caller, now })
      return id
    },
    /** A day off sick, by default of a new employee. */
    async absence(given: Partial<Record<keyof AbsenceInput, unknown>> = {}): Promise<number> {
      const today = { lower: facts().today, upper: facts().today }
      const whose = given.employee ?? (await made.employee())
      const { input } = readInput(absence, { reason: 'sick', date_range: today, ...given, employee: whose }, facts())
      return insertAbsence(db, input, clock.now())
    },
    /** By default a day through another lender at a new facility, of a new employee. */
    async priorPeriod(given: Partial<Record<keyof PriorPeriodInput, unknown>> = {}): Promise<number> {
      const day = { lower: facts().today, upper: facts().today }
      const where = given.facility || given.hirer ? {} : { facility: await made.facility() }
      const lent = given.kind === 'employed' ? {} : { lender: `Verleiher ${next()}` }
      const whose = given.employee ?? (await made.employee())
      const { input } = readInput(priorPeriod, { date_range: day, ...where, ...lent, ...given, employee: whose }, facts())
      const id = await insertRecord(db, priorPeriod, input)
      await keepClocks(db, [input.employee.id], facts().today)
      return id
    },
    /** By default a document of a new kind, required by a new facility. */
    async requirement(given: Partial<Record<keyof RequirementInput, unknown>> = {}): Promise<number> {
      const place = requirementPlaces.some((one) => given[one]) ? {} : { facility: await made.facility() }
      const item = requirementKinds.some((one) => given[one]) ? {} : { document_kind: await made.documentKind() }
      return insertRecord(db, requirement, readInput(requirement, { ...place, ...item, ...given }, facts()).input)
    },
    /** By default blocked, a new employee at a new facility. */
    async facilityPerson(given: Partial<Record<keyof FacilityPersonInput, unknown>> = {}): Promise<number> {
      const pair = { facility: given.facility ?? (await made.facility()), employee: given.employee ?? (await made.employee()) }
      const usual = { state: 'blocked', reason: `Grund ${next()}`, ...pair }
      return insertRecord(db, facilityPerson, readInput(facilityPerson, { ...usual, ...given }, facts()).input)
    },
    /** By default a document of a new employee and a new kind, unchecked. */
    async document(given: Partial<Record<keyof EmployeeDocumentInput, unknown>> = {}, { by }: { by?: number } = {}): Promise<number> {
      const usual = { employee: given.employee ?? (await made.employee()), kind: given.kind ?? (await made.documentKind()) }
      const { input } = readInput(employeeDocument, { ...usual, ...given }, facts())
      return insertEmployeeDocument(db, input, { caller: { id: by ?? (await made.user()) }, now: clock.now() })
    },
    /** A document with a file in the database only, enough to be sent. */
    async paper(
      given: Partial<Record<keyof EmployeeDocumentInput, unknown>> = {},
      { name = 'Urkunde.pdf', size = 12 } = {},
    ): Promise<number> {
      const id = await made.document(given)
      await sql`
        update employee_document
        set file_name = ${name}, file_type = 'application/pdf', file_size = ${size}, file_sha256 = ${'b'.repeat(64)}
        where id = ${id}`.execute(db)
      return id
    },
    /** A kind of document, by default without requirements. */
    async documentKind(given: Record<string, unknown> = {}): Promise<number> {
      const at = next()
      const { input } = readInput(documentKind, { name: `Nachweis ${at}`, code: `document_${at}`, ...given }, facts())
      return insertRecord(db, documentKind, input)
    },
    /** A vacancy from today on, by default of a new facility, by any user. */
    async vacancy(given: Partial<Record<keyof VacancyInput, unknown>> = {}, { by = 0 } = {}): Promise<number> {
      const where = given.facility ?? (await made.facility())
      const usual = { vacancy_type: await lookup('vacancy_type'), department: await lookup('facility_department') }
      const wanted = { exams: [await lookup('exam')], date_range: { lower: facts().today } }
      const { input } = readInput(vacancy, { ...usual, ...wanted, ...given, facility: where }, facts())
      const caller = { id: by || (await anybody()) }
      return insertVacancy(
        db,
        { ...input, ...(given.status ? { status: given.status as VacancyInput['status'] } : {}) },
        { caller, now: clock.now() },
      )
    },
    /** A candidate, by default a new employee for a new vacancy. */
    async candidate(given: Partial<Record<keyof CandidateInput, unknown>> = {}): Promise<number> {
      const [whom, where] = [given.employee ?? (await made.employee()), given.vacancy ?? (await made.vacancy())]
      const { input } = readInput(candidate, { ...given, employee: whom, vacancy: where }, facts())
      return (await insertCandidates(db, [input], clock.now()))[0]!
    },
    /**
     * A booking from today on at a facility, by default of a new employee, by any user; with a vacancy, including the consequences for it.
     */
    async booking(given: Partial<Record<keyof BookingInput, unknown>> = {}, { by = 0 } = {}): Promise<number> {
      const held = given.vacancy ? await findVacancy(db, given.vacancy as number) : null
      const whom = given.employee ?? (await made.employee())
      const what = held
        ? { facility: held.facility_id }
        : { vacancy_type: await lookup('vacancy_type'), facility: given.facility ?? (await made.facility()) }
      const terms = {
        charge_rate: 48,
        working_hours_month: 160,
        expenses: 0,
        employee_transportation_expenses: 'daily',
        accommodation: 'no',
      }
      const { input } = readInput(booking, { date_range: { lower: facts().today }, ...terms, ...what, ...given, employee: whom }, facts())
      const ended = { cancelled: given.cancelled === true, terminated: given.terminated === true }
      const id = await insertBooking(db, { ...input, ...ended }, { caller: { id: by || (await anybody()) }, now: clock.now() })
      await afterBookings(db, [{ before: null, after: { ...input, ...ended } }], { now: clock.now() })
      await keepClocks(db, [input.employee.id], facts().today)
      return id
    },
    /** A cockpit row settled until today: by default a vacancy with an unfilled position. */
    async settlement(given: { vacancy?: number; until?: string; note?: string } = {}): Promise<number> {
      const { until = facts().today, note = '' } = given
      const record = given.vacancy ?? (await made.vacancy())
      const settled = { code: 'vacancies_unfilled', record, until, note, known: 2_147_483_647 } as const
      return insertSettlement(db, settled, { caller: { id: await anybody() }, now: clock.now() })
    },
    /** A mail that asks to confirm an address, by default waiting. */
    async mail({
      recipient = 'eva@example.org',
      state = 'waiting',
    }: Partial<Pick<OutboxMail, 'recipient' | 'state'>> = {}): Promise<number> {
      const eva = { email: recipient, first_name: 'Eva', last_name: 'Beispiel', full_name: 'Eva Beispiel' }
      const outbox = openOutbox(clock, readSettings({ SMTP_URL: 'smtp://127.0.0.1:1025' }))
      const id = await outbox.add(
        db,
        verificationMail(eva, { publicUrl: 'https://kasack.example', hash: `hash-${next()}`, language: 'de' }),
      )
      const sent = state === 'sent' ? clock.now() : null
      await sql`update outbox set state = ${state}, sent_datetime = ${sent} where id = ${id}`.execute(db)
      return id
    },
    /** An e-mail written by a user, from the template with that code, by default waiting. */
    async email(
      { template = 'no_template', state = 'waiting', ...given }: Partial<WrittenEmail> = {},
      { by = 0, replyTo = '', ...about }: Partial<About> & { by?: number; replyTo?: string } = {},
    ): Promise<number> {
      const { rows } = await sql<{ id: number }>`select id from email_template where code = ${template}`.execute(db)
      const words = { recipient: 'pdl@klinik.example', subject: 'Ihr Bedarf', text: 'Guten Tag', attachments: [] }
      const id = await openOutbox(clock, readSettings({ SMTP_URL: 'smtp://127.0.0.1:1025' })).addWritten(db, {
        ...words,
        ...given,
        template: rows[0]!.id,
        language: 'de',
        replyTo,
        about: { ...about, created_by_user_id: by || (await anybody()) },
      })
      const sent = state === 'sent' ? clock.now() : null
      await sql`update outbox set state = ${state}, sent_datetime = ${sent} where id = ${id}`.execute(db)
      return id
    },
    /** An attachment with a file in the database only, enough to be sent. */
    async attachment(name = `Anhang ${next()}`): Promise<number> {
      const { rows } = await sql<{ id: number }>`
        insert into email_attachment (name, file_name, file_type, file_size, file_sha256)
        values (${name}, ${`${name}.pdf`}, 'application/pdf', 12, ${'a'.repeat(64)}) returning id`.execute(db)
      return rows[0]!.id
    },
    async facilityGroup(given: Partial<FacilityGroupInput> = {}): Promise<number> {
      const { input } = readInput(facilityGroup, { name: `Träger ${next()}`, ...given }, facts())
      return insertRecord(db, facilityGroup, input)
    },
    async hirer(given: Partial<HirerInput> = {}): Promise<number> {
      const { input } = readInput(hirer, { name: `Entleiher ${next()}`, ...given }, facts())
      return insertRecord(db, hirer, input)
    },
    async facility(given: Partial<Record<keyof FacilityInput, unknown>> = {}): Promise<number> {
      const { input } = readInput(facility, { name: `Klinik ${next()}`, facility_type: await lookup('facility_type'), ...given }, facts())
      const writer = { caller: { id: await anybody() }, now: clock.now() }
      const [id] = await insertFacilities(db, [input], writer)
      await afterFacilities(db, [{ id: id!, before: null, after: input }], writer)
      return id!
    },
  }
  return made
}
