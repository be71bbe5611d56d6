import type { OfferedKind } from '@kasack/contract/autocomplete.ts'
import type { EmployeeDocument } from '@kasack/contract/employee-document.ts'
import dayjs from 'dayjs'
import { today } from '../shared/program/clock.ts'

export const inDays = (days: number): string => dayjs(today()).add(days, 'day').format('YYYY-MM-DD')

export const licence: OfferedKind = {
  id: 1,
  name: 'Berufserlaubnis',
  expires: 'optional',
  is_obligatory: false,
  is_health_data: false,
  is_residence_title: false,
  exempt_born_before: null,
  remind_days: 30,
}
export const measles: OfferedKind = { ...licence, id: 2, name: 'Masernschutz', expires: 'never', is_obligatory: true, is_health_data: true }
export const title: OfferedKind = { ...licence, id: 3, name: 'Aufenthaltstitel', expires: 'required', is_residence_title: true }

/** A checked licence of Jana Reuter, without an end or a file; tests override what matters to them. */
export const aDocument = (document: Partial<EmployeeDocument> = {}): EmployeeDocument => ({
  id: 31,
  employee: { id: 5, name: 'Jana Reuter' },
  kind: { id: 1, name: 'Berufserlaubnis' },
  number: '',
  issued_date: null,
  valid_from: null,
  valid_until: null,
  allows_leasing: null,
  checked_date: '2026-01-05',
  checked_by_user: { id: 2, name: 'Tarek Sölter' },
  note: '',
  file: null,
  state: 'valid',
  created_datetime: '2026-01-05T08:00:00.000000Z',
  version: 'AAAA',
  ...document,
})
