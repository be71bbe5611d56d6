import { lookupEntities } from '@kasack/contract/lookup.ts'
import { expect } from 'vitest'
import type { Factory } from './factory.ts'

const person = { first_name: 'Nora', last_name: 'Neu' }
const days = { lower: '2030-01-01', upper: '2030-01-31' }
const terms = { charge_rate: 1, working_hours_month: 2, expenses: 3, employee_transportation_expenses: 'daily', accommodation: 'no' }

/** A new record of each entity with a history, by its path, and a field of it that a PATCH changes. */
export function newRecords(a: Factory): Record<string, { make: () => Promise<object> | object; change: object }> {
  let number = 0
  return {
    users: { make: () => ({ username: `neu${++number}`, password: 'Löwenzahn 2026' }), change: { groups: ['Support'] } },
    groups: { make: () => ({ name: `Neu ${++number}` }), change: { permissions: ['employees.view_employee'] } },
    facilities: { make: async () => ({ name: 'Neu', facility_type: await a.lookup('facility_type') }), change: { city: 'Ulm' } },
    facilitygroups: { make: () => ({ name: 'Neu' }), change: { comments: 'Rahmenvertrag' } },
    'judge-settings': { make: () => expect.fail('there is always one'), change: { count_by: 'days' } },
    'match-settings': { make: () => expect.fail('there is always one'), change: { weights: { distance: 50 } } },
    hirers: { make: () => ({ name: `Neu ${++number}` }), change: { note: 'Rahmenvertrag' } },
    'contact-persons': { make: () => person, change: { note: 'Nur vormittags' } },
    employees: { make: async () => ({ ...person, status: await a.lookup('employee_status') }), change: { comments: 'Ab Mai' } },
    engagements: { make: async () => ({ facility: await a.facility(), note: 'Neu' }), change: { note: 'Rückruf' } },
    applicants: {
      make: () => ({ ...person, profession_free_text: 'Pflege', email: 'nora@example.org', mobile: '0151 1' }),
      change: { comments: 'Anrufen' },
    },
    absences: { make: async () => ({ employee: await a.employee(), reason: 'sick', date_range: days }), change: { note: 'Attest' } },
    'prior-periods': {
      make: async () => ({ employee: await a.employee(), facility: await a.facility(), lender: 'Weserbogen GmbH', date_range: days }),
      change: { note: 'Laut Zeugnis' },
    },
    requirements: {
      make: async () => ({ facility: await a.facility(), document_kind: await a.documentKind() }),
      change: { note: 'Laut Rahmenvertrag' },
    },
    'facility-persons': {
      make: async () => ({ facility: await a.facility(), employee: await a.employee(), state: 'blocked', reason: 'Streit im Team' }),
      change: { reason: 'Laut Pflegedienstleitung' },
    },
    vacancies: {
      make: async () => ({
        vacancy_type: await a.lookup('vacancy_type'),
        facility: await a.facility(),
        department: await a.lookup('facility_department'),
        exams: [await a.lookup('exam')],
        date_range: days,
      }),
      change: { description: 'Nachtdienst', has_car: true },
    },
    candidates: { make: async () => ({ vacancy: await a.vacancy(), employee: await a.employee() }), change: { status: 'applied' } },
    bookings: {
      make: async () => ({ vacancy: await a.vacancy(), employee: await a.employee(), date_range: days, ...terms }),
      change: { notes: 'Schlüssel' },
    },
    'employee-documents': {
      make: async () => ({ employee: await a.employee(), kind: await a.documentKind() }),
      change: { number: 'B 17' },
    },
    ...Object.fromEntries(
      lookupEntities.map(({ path, fields }) => [
        path,
        { make: () => ({ name: `Neu ${++number}`, ...('code' in fields && { code: `neu_${number}` }) }), change: { is_active: false } },
      ]),
    ),
  }
}
