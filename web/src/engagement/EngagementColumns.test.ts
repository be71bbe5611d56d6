import { expect, test } from 'vitest'
import { totalWidth } from '../shared/table/column.ts'
import type { EngagementPlace } from './EngagementColumns.tsx'
import { engagementColumns } from './EngagementColumns.tsx'

/** The eight places of the specification, and the page of the whole logbook. */
const places: Record<EngagementPlace, true> = {
  'applicant/details': true,
  'contact-person/details': true,
  'contactPerson/details': true,
  'dashboard/followups': true,
  'dashboard/recent-engagements': true,
  'employee/details': true,
  'facility/details': true,
  list: true,
  'vacancy/details': true,
}

const namesAt = (referrer: EngagementPlace) => engagementColumns(referrer).map(({ title }) => title.en)

test.for(Object.keys(places) as EngagementPlace[])('the widths of the columns at %s come to 100 %%', (referrer) => {
  expect(totalWidth(engagementColumns(referrer), true)).toBe(100)
})

test('what the place itself says is no column there', () => {
  expect(namesAt('facility/details')).not.toContain('Facility')
  expect(namesAt('employee/details')).not.toContain('Employee')
  expect(namesAt('contact-person/details')).not.toContain('Contact person')
})

test('both spellings of the contact person’s page show the same columns', () => {
  expect(namesAt('contactPerson/details')).toEqual(namesAt('contact-person/details'))
})

test('the recent entries of the dashboard show all there is', () => {
  expect(namesAt('dashboard/recent-engagements')).toEqual([
    'Created',
    'Facility',
    'Contact person',
    'Employee',
    'Action type',
    'Note',
    'Follow-up',
  ])
})
