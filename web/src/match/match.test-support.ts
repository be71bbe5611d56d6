import type { Employee } from '@kasack/contract/employee.ts'
import type { EmployeeMatch, Match } from '@kasack/contract/match-list.ts'
import { anEmployee } from '../employee/employee.test-support.ts'

const fit: Match = {
  score: 91,
  parts: [
    { code: 'qualifications', weight: 30, value: 1, text: 'Has all required qualifications.' },
    { code: 'coverage', weight: 25, value: 1, text: 'Free for the whole period.' },
    { code: 'distance', weight: 25, value: 0.65, text: '70 km away.' },
    { code: 'preferences', weight: 10, value: 1, text: 'Preferred facility type and department.' },
    { code: 'known_here', weight: 5, value: 1, text: 'Has worked there before.' },
    { code: 'recent_contact', weight: 5, value: 0, text: 'No contact in the last 180 days.' },
  ],
  exclusions: [],
  distance_km: 70,
  availability: null,
  findings_level: null,
}

/** A good match; a test overrides what it cares about. */
export const aMatch = ({ employee = {}, ...match }: Partial<Match> & { employee?: Partial<Employee> } = {}): EmployeeMatch => ({
  ...fit,
  ...match,
  employee: anEmployee(employee),
})

export const anExclusion = (employee: Partial<Employee>, code: string, text: string): EmployeeMatch =>
  aMatch({ employee, score: null, exclusions: [{ code, text }] })
