import * as z from 'zod/mini'
import { absence } from './absence.ts'
import { applicant } from './applicant.ts'
import { mayViewBookings } from './availability.ts'
import { booking } from './booking.ts'
import { candidate } from './candidate.ts'
import { documentRight } from './document-state.ts'
import { employeeDocument } from './employee-document.ts'
import { employee } from './employee.ts'
import type { Entity, Form } from './entity.ts'
import { sameAccess } from './entity.ts'
import { readOnly } from './field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { outbox } from './outbox.ts'
import type { Rights } from './permission.ts'
import { plainRef } from './shared-shape.ts'
import type { Text } from './text.ts'
import { longText } from './text-field.ts'
import { day, integer } from './value-field.ts'
import { vacancy } from './vacancy.ts'

/** What users can do with a row in place. */
export const cockpitActions = ['renew', 'stand_in', 'pick', 'mail', 'call', 'log', 'open', 'settle'] as const
export type CockpitAction = (typeof cockpitActions)[number]

type Section = {
  name: Text
  /** The entity its rows stand for. */
  of: Entity
  needs: Rights
  actions: readonly CockpitAction[]
}

/** What needs attention today, in the order of the day: docs/rules/cockpit.md. */
export const cockpitSections = {
  absent_but_booked: {
    name: { de: 'Abwesend und gebucht', en: 'Absent but booked' },
    of: absence,
    needs: [employee.access.read, mayViewBookings] as const,
    actions: ['stand_in', 'call', 'log', 'open', 'settle'],
  },
  bookings_ending: {
    name: { de: 'Buchungen enden', en: 'Bookings ending' },
    of: booking,
    needs: mayViewBookings,
    actions: ['renew', 'call', 'log', 'open', 'settle'],
  },
  vacancies_unfilled: {
    name: { de: 'Stellen beginnen mit Lücken', en: 'Vacancies with open positions' },
    of: vacancy,
    needs: mayViewBookings,
    actions: ['pick', 'call', 'log', 'open', 'settle'],
  },
  profiles_unanswered: {
    name: { de: 'Profile ohne Antwort', en: 'Profiles awaiting a reply' },
    of: candidate,
    needs: employee.access.read,
    actions: ['mail', 'call', 'log', 'open', 'settle'],
  },
  clocks_ending: {
    name: { de: 'Höchstdauer läuft ab', en: 'Maximum duration running out' },
    of: employee,
    needs: [mayViewBookings, employee.access.read] as const,
    actions: ['call', 'log', 'open', 'settle'],
  },
  documents_due: {
    name: { de: 'Nachweise laufen ab', en: 'Documents expiring' },
    of: employeeDocument,
    needs: documentRight,
    actions: ['mail', 'call', 'log', 'open', 'settle'],
  },
  applicants_unanswered: {
    name: { de: 'Bewerber ohne Antwort', en: 'Applicants awaiting a reply' },
    of: applicant,
    needs: applicant.access.read,
    actions: ['call', 'log', 'open', 'settle'],
  },
  people_free: {
    name: { de: 'Mitarbeiter frei', en: 'Available employees' },
    of: employee,
    needs: [employee.access.read, mayViewBookings] as const,
    actions: ['call', 'log', 'open', 'settle'],
  },
  emails_failed: {
    name: { de: 'E-Mails nicht zugestellt', en: 'Undelivered e-mails' },
    of: outbox,
    needs: outbox.access.read,
    actions: ['open', 'settle'],
  },
} as const satisfies Record<string, Section>

export type CockpitCode = keyof typeof cockpitSections
export const cockpitCodes = Object.keys(cockpitSections) as [CockpitCode, ...CockpitCode[]]

/** `GET /cockpit`: the number of rows in each section, and how many are the caller's; sections without permission are left out. */
export const cockpit = z.object({ sections: z.array(z.object({ code: z.enum(cockpitCodes), count: z.number(), mine: z.number() })) })
export type Cockpit = z.output<typeof cockpit>

/** Whom to call about a row. */
const contact = z.object({ name: z.string(), phone: z.string(), mobile: z.string(), country_code: z.string() })

/** Until when a row is settled, why, and by whom. */
const settlement = z.object({ id: z.number(), until: z.string(), note: z.string(), user: plainRef, datetime: z.string() })

/** A row of `GET /cockpit/{code}`: records it does not concern are null. */
const cockpitRow = {
  record: readOnly(z.object({ resource: z.string(), id: z.number(), name: z.string() })),
  date: readOnly(z.string()),
  text: readOnly(z.string()),
  actions: readOnly(z.array(z.enum(cockpitActions))),
  employee: readOnly(z.nullable(plainRef), { kind: 'ref' }),
  applicant: readOnly(z.nullable(plainRef), { kind: 'ref' }),
  facility: readOnly(z.nullable(plainRef), { kind: 'ref' }),
  vacancy: readOnly(z.nullable(plainRef), { kind: 'ref' }),
  booking: readOnly(z.nullable(plainRef), { kind: 'ref' }),
  contact: readOnly(z.nullable(contact)),
  /** Set on rows that are listed because they were settled. */
  settlement: readOnly(z.nullable(settlement)),
}
export type CockpitRow = { [K in keyof typeof cockpitRow]: z.output<(typeof cockpitRow)[K]['answer']> }

export const cockpitPath = (code: CockpitCode) => `cockpit/${code}`

/** The rows of a section by date, oldest first: only the caller's own with `mine`, the settled ones instead with `settled`. */
export const cockpitList = (code: CockpitCode) =>
  defineList(
    {
      name: 'cockpit_row',
      path: cockpitPath(code),
      noun: { de: 'Zeile', en: 'Row' },
      plural: { de: 'Zeilen', en: 'Rows' },
      access: sameAccess('session'), // each section has its own permissions
      fields: cockpitRow,
      acts: {},
    },
    { filters: { mine: filter.flag(), settled: filter.flag() }, sorts: ['date'], defaultSort: 'date' },
  )

/** Default number of days a row is settled for. */
export const settledDays = 7

/** `POST /cockpit/{code}/settle`: settles the row of this record up to and including that day. */
export const settleRow = {
  name: 'settle_row',
  path: 'settle',
  fields: {
    record: integer({ required: true, min: 1 }),
    until: day({ bound: 'not_before_today' }),
    note: longText(),
  },
} satisfies Form & { name: string; path: string }
