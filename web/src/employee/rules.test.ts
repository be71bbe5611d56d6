import { expect, test } from 'vitest'
import { anEmployee } from './employee.test-support.ts'
import { centreOfEmployee, examIn, preferredPlace, preferredReach, statusMeaning, startOfEmployee } from './rules.ts'

test('a preferred postal code is said with its town, as the address has it where it is the same', () => {
  const place = (preferred_postal_code: string, preferred_city = '') =>
    preferredPlace(anEmployee({ postal_code: '12487', city: 'Berlin-Treptow', preferred_postal_code, preferred_city }))
  expect([place(''), place('12487', 'Berlin'), place('80331', 'München'), place('1010')]).toEqual([
    '',
    '12487 Berlin-Treptow',
    '80331 München',
    '1010',
  ])
})

test('where nothing is preferred distances begin at the address, and that is said', () => {
  const home = { postal_code: '07743', city: 'Jena' }
  const wish = { ...home, preferred_postal_code: '80331', preferred_city: 'München' }
  expect(startOfEmployee(anEmployee(home))).toEqual({ place: '07743 Jena', reach: '(Adresse) 1000\u00a0km' })
  expect(startOfEmployee(anEmployee(wish))).toEqual({ place: '80331 München', reach: 'Umkreis 1000\u00a0km' })
  expect(startOfEmployee(anEmployee()).place).toBe('')
})

test('how far an employee goes is a radius, or anywhere', () => {
  const reach = (preferred_location_radius: number, max_distance: number | null) =>
    preferredReach(anEmployee({ preferred_location_radius, max_distance }))
  expect([reach(1000, 1000), reach(1001, null)]).toEqual(['Umkreis 1000\u00a0km', 'bundesweit'])
})

test('an employee is measured from where she wants to work, if that is known, otherwise from her home', () => {
  const home = { postal_code: '12487', city: 'Berlin', address_latitude: 52.45, address_longitude: 13.5 }
  const wanted = {
    preferred_postal_code: '80331',
    preferred_city: 'München',
    preferred_location_latitude: 48.14,
    preferred_location_longitude: 11.57,
  }
  const centre = (given: Parameters<typeof anEmployee>[0]) => Object.values(centreOfEmployee(anEmployee({ name: 'Jana Reuter', ...given })))
  expect(centre({ ...home, ...wanted })).toEqual(['80331 München', 48.14, 11.57])
  expect(centre({ ...home, ...wanted, preferred_location_longitude: null })).toEqual(['12487 Berlin', 52.45, 13.5])
  expect(centre({ ...home, ...wanted, preferred_postal_code: '' })).toEqual(['12487 Berlin', 48.14, 11.57])
  expect(centre({})).toEqual(['Jana Reuter', null, null])
})

const exams = [
  { id: 1, name: 'Altenpfleger/in' },
  { id: 2, name: 'Operationstechnische/r Assistent/in (OTA)' },
]

test('an applicant has the exam that her own words name', () => {
  expect(examIn('Examinierte Altenpflegerin', exams)).toEqual({ choice: exams[0], words: 'Altenpflegerin' })
  expect(examIn('OTA', exams)?.choice).toBe(exams[1])
  expect(examIn('OTA, früher Altenpflegerin', exams)).toBeNull()
})

test.for([
  'Azubi Altenpfleger',
  'Auszubildende zur Altenpflegerin',
  'in Ausbildung zur OTA',
  'Angehende Altenpflegerin',
  'Schülerin, Altenpflegerin ab 2028',
  'Altenpfleger im 3. Lehrjahr',
])('somebody who is still learning has none: %s', (profession) => {
  expect(examIn(profession, exams)).toBeNull()
})

test('who is at work by her status and not booked today is idle, who is barred is said to be, whatever is booked', () => {
  const booked = (lower: string, upper: string | null, cancelled = false) =>
    ({ id: 3, booking_type: 'new_deployment', date_range: { lower, upper, bounds: '[]' }, cancelled, terminated: false }) as never
  const meaning = (name: string, bookings: never[] | null) => statusMeaning({ status: { id: 1, name }, bookings }, '2026-06-10')
  expect(meaning('Im Einsatz', [booked('2026-06-01', '2026-06-09')])).toBe('idle')
  expect(meaning('Im Einsatz', [booked('2026-06-01', null, true)])).toBe('idle')
  expect(meaning('Im Einsatz', [booked('2026-06-01', '2026-06-10')])).toBeNull()
  expect(meaning('Im Einsatz', null)).toBeNull()
  expect(meaning('Verfügbar', [])).toBeNull()
  expect(meaning('Gesperrt für Einsätze', [booked('2026-06-01', null)])).toBe('barred')
})
