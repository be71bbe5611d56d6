import type { Vacancy } from '@kasack/contract/vacancy.ts'
import dayjs from 'dayjs'
import { today } from '../shared/program/clock.ts'

export const inDays = (days: number): string => dayjs(today()).add(days, 'day').format('YYYY-MM-DD')

const spreetal = { id: 7, name: 'Klinikum Spreetal', postal_code: '12555', city: 'Berlin', address_latitude: null, address_longitude: null }

/** An open vacancy without its own name, for thirty days from tomorrow; a test overrides what it cares about. */
export const aVacancy = (vacancy: Partial<Vacancy> = {}): Vacancy => ({
  id: 12,
  name: 'Fachkraft ZNA, Klinikum Spreetal',
  vacancy_type: { id: 6, name: 'Fachkraft ZNA' },
  number_of_positions: 2,
  priority: null,
  date_range: { lower: inDays(1), upper: inDays(30), bounds: '[]' },
  facility: spreetal,
  department: { id: 4, name: 'Notaufnahme' },
  contact_person: null,
  exams: [{ id: 1, name: 'Pflegefachmann' }],
  qualifications: [],
  has_driver_licence: false,
  has_car: false,
  description: '',
  accommodation_available: false,
  accommodation_package: null,
  status: 'open',
  filled_datetime: null,
  number_of_bookings: 0,
  bookings: null,
  availability: null,
  absences_while_booked: null,
  distance_to_near_employee_id_km: null,
  created_by_user: { id: 1, name: 'Jule Brandner' },
  created_datetime: '2026-11-16T08:00:00.000000Z',
  version: 'first',
  ...vacancy,
})

/** A vacancy with every field filled in. */
export const aKnownVacancy = (vacancy: Partial<Vacancy> = {}): Vacancy =>
  aVacancy({
    name: 'Nachtdienst ZNA',
    priority: 'high',
    contact_person: { id: 3, name: 'Martina Kessler', full_name: 'Martina Kessler', email: '', phone: '0316 5557812', mobile: '' },
    qualifications: [{ id: 9, name: 'Schockraum' }],
    has_driver_licence: true,
    has_car: true,
    description: 'Einarbeitung drei Tage.',
    accommodation_available: true,
    accommodation_package: '1350.00',
    ...vacancy,
  })
