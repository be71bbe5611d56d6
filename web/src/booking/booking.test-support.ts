import type { Booking } from '@kasack/contract/booking.ts'
import dayjs from 'dayjs'
import { today } from '../shared/program/clock.ts'

export const inDays = (days: number): string => dayjs(today()).add(days, 'day').format('YYYY-MM-DD')

type BookingPart = Partial<Booking> & { lasts?: [number, number | null] }

/**
 * Jana Reuter, booked for a type of work at a facility; tests override what matters to them. `lasts`: first and last day, counted from
 * today.
 */
export const aBooking = ({ lasts: [lower, upper] = [3, 30], ...booking }: BookingPart = {}): Booking => ({
  id: 31,
  booking_type: 'new_deployment',
  facility: { id: 7, name: 'Klinikum Spreetal' },
  vacancy: null,
  vacancy_type: { id: 6, name: 'Fachkraft ZNA' },
  department: null,
  employee: { id: 5, name: 'Jana Reuter' },
  qualification: null,
  date_range: { lower: inDays(lower), upper: upper === null ? null : inDays(upper), bounds: '[]' },
  bonus: null,
  charge_rate: '48.50',
  working_hours_month: '160.00',
  expenses: '28.00',
  insitu: null,
  replacement_for: null,
  continues: null,
  stands_in_for: null,
  send_documents: [],
  facility_pays_transportation_expenses: null,
  employee_transportation_expenses: 'daily',
  accommodation: 'no',
  accommodation_package: null,
  accommodation_price: null,
  notes: '',
  cancelled: false,
  terminated: false,
  continued_by: null,
  former_upper: null,
  record: { id: 7, path: '/facilities', name: 'Klinikum Spreetal' },
  absences: [],
  overrides: [],
  confirmed: [],
  created_by_user: { id: 1, name: 'Jule Brandner' },
  findings_level: null,
  findings_excused: false,
  created_datetime: '2026-11-16T08:00:00.000000Z',
  version: 'first',
  ...booking,
})
