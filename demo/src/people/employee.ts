import type { StateCode } from '@kasack/contract/federal-state.ts'
import { daysAfter, officeMoment, workday } from '../day.ts'
import { personMobileNumber, phoneNumber } from '../phone.ts'
import { type Town, towns } from '../places/town.ts'
import { chance, integer, pick, type Random, seeded, shuffled, weighted } from '../random.ts'
import { drawnEmployees } from './drawn-employee.ts'
import remarks from './employee-remark.json' with { type: 'json' }
import { skillOf } from './employee-skill.ts'
import { type KnownEmployee, knownEmployees } from './known-employee.ts'
import { mailName } from './person-name.ts'

/** Fields by wire name; reference list entries by name, the dispatcher by user name. */
export type DemoEmployee = {
  title: string
  first_name: string
  last_name: string
  birthday_date: string
  gender: 'f' | 'm'
  nationality_group: 'eu_eea_ch' | 'third_country' | null
  public_id: number | null
  status: string
  exam: string | null
  exam_city: string
  qualifications: string[]
  has_driving_license: boolean
  has_car: boolean
  achievements: string
  mobile: string
  phone: string
  email: string
  street: string
  postal_code: string
  city: string
  country_code: string
  address_latitude: number | null
  address_longitude: number | null
  address_is_approximate: boolean
  preferred_postal_code: string
  preferred_location_latitude: number | null
  preferred_location_longitude: number | null
  preferred_location_is_approximate: boolean
  preferred_location_radius: number
  preferred_facility_types: string[]
  preferred_facility_departments: string[]
  tags: string[]
  comments: string
  profile: string
  profile_link: string
  is_active: boolean
  dispatcher: string | null
  hourly_rate: string | null
  expenses: string | null
  available_from_date: string | null
  created_datetime: string
}

/** Two hundred employees, oldest first, identical for the same day on every machine. */
export function demoEmployees(today: string): DemoEmployee[] {
  const random = seeded(200)
  const named = knownEmployees()
  return [...named, ...drawnEmployees()]
    .map((one, index) => demoEmployee(random, one, { index, today, isNamed: index < named.length }))
    .toSorted((one, other) => (one.created_datetime < other.created_datetime ? -1 : 1))
}

type Facts = {
  index: number
  today: string
  /** Appears in the logbook's stories, and has been employed for as long as it goes back. */
  isNamed?: boolean
}

/** Derives the rest of an employee. `index` makes the numbers unique. */
export function demoEmployee(random: Random, one: KnownEmployee, { index, today, isNamed = false }: Facts): DemoEmployee {
  const { title, first_name, last_name, gender, standing } = one
  const skill = skillOf[one.skill]
  const home = pick(random, townsOf(one.based))
  const exam = chance(random, 0.95) ? pick(random, skill.exams) : null
  const has_driving_license = chance(random, 0.8)
  const status = statusOf(random, one)
  return {
    title,
    first_name,
    last_name,
    birthday_date: daysAfter(today, -integer(random, 22 * 365, 63 * 365)),
    gender,
    nationality_group: nationalityOf(seeded(53_000 + index), one),
    public_id: standing === 'new' ? null : 10_001 + index,
    status,
    exam,
    exam_city: exam !== null && chance(random, 0.7) ? pick(random, towns).city : '',
    qualifications: some(random, skill.qualifications, 3),
    has_driving_license,
    has_car: has_driving_license && chance(random, 0.75),
    achievements: oneOrNone(random, 0.3, remarks.achievements),
    ...reachedBy(random, one, { index, state: home.state }),
    ...livingIn(random, home),
    ...preferring(random, one, home),
    preferred_facility_types: some(random, skill.facility_types, 2),
    preferred_facility_departments: some(random, skill.departments, 2),
    tags: chance(random, 0.25) ? [pick(random, remarks.tags)] : [],
    comments: oneOrNone(random, 0.45, remarks.comments),
    profile: standing === 'new' ? '' : oneOrNone(random, 0.7, remarks.profiles),
    profile_link: standing === 'lent' && chance(random, 0.2) ? `https://profile.kasack.example/${mailName(one)}` : '',
    is_active: standing !== 'gone',
    dispatcher: standing === 'gone' && chance(random, 0.5) ? null : one.based,
    hourly_rate: standing === 'new' ? null : (skill.wage + integer(random, -4, 8) / 2).toFixed(2),
    expenses: pick(random, [null, null, '14.00', '28.00']),
    available_from_date: status === 'Bald verfügbar' ? workday(today, integer(random, 5, 60)) : null,
    created_datetime: officeMoment(random, today, standing === 'new' ? integer(random, 30, 60) : integer(random, isNamed ? 450 : 70, 2000)),
  }
}

/** Some have not been asked yet, new ones more often. */
function nationalityOf(random: Random, { standing, third_country }: KnownEmployee): DemoEmployee['nationality_group'] {
  if (chance(random, standing === 'new' ? 0.4 : 0.06)) return null
  return chance(random, third_country) ? 'third_country' : 'eu_eea_ch'
}

function statusOf(random: Random, { standing }: KnownEmployee): string {
  if (standing === 'new') return pick(random, ['Neu / in Prüfung', 'Neu / in Prüfung', 'Anerkennung läuft'])
  if (standing === 'gone') return pick(random, ['Ausgeschieden', 'Ausgeschieden', 'Gekündigt', 'Blacklist'])
  return weighted(random, Object.keys(shares), (status) => shares[status]!)
}

const shares: Record<string, number> = {
  'Im Einsatz': 58,
  Verfügbar: 18,
  'Bald verfügbar': 12,
  'In Elternzeit': 4,
  Langzeitkrank: 3,
  'Pool (nur Vermittlung)': 3,
  'Gesperrt für Einsätze': 2,
}

/** Each dispatcher is responsible for a region. */
const parts: Record<string, readonly StateCode[]> = {
  'jule.brandner': ['BE', 'BB', 'MV', 'SN', 'ST', 'TH'],
  'nils.kortmann': ['HB', 'HH', 'NI', 'NW', 'SH'],
  'tarek.soelter': ['BW', 'BY', 'HE', 'RP', 'SL'],
}
const townsOf = (based: string): Town[] => towns.filter(({ state }) => state !== null && parts[based]?.includes(state))

/** Three in eight have a mobile number, the others a landline; no two of two hundred share a number. */
function reachedBy(random: Random, one: KnownEmployee, { index, state }: { index: number; state: StateCode | null }) {
  const isMobile = index % 8 < 3 || state === null
  return {
    mobile: isMobile ? personMobileNumber(random, 'employee', Math.floor(index / 8) * 3 + (index % 8)) : '',
    phone: isMobile || state === null ? '' : phoneNumber(random, state, (index * 5 + 1) % 1000),
    email: chance(random, 0.95) ? `${mailName(one)}@post.example` : '',
  }
}

function livingIn(random: Random, { postal_code, city, country_code, latitude, longitude }: Town) {
  const isPlaced = chance(random, 0.95)
  return {
    street: `${pick(random, remarks.streets)} ${integer(random, 1, 120)}`,
    postal_code,
    city,
    country_code,
    address_latitude: isPlaced ? latitude : null,
    address_longitude: isPlaced ? longitude : null,
    address_is_approximate: isPlaced, // only the town is known, not the street
  }
}

/** Most look for work near home, some near another town of the same region, some anywhere. */
function preferring(random: Random, { based, standing }: KnownEmployee, home: Town) {
  const place = chance(random, 0.8) ? home : pick(random, townsOf(based))
  const isSaid = standing !== 'new' && chance(random, 0.85)
  const isPlaced = isSaid && chance(random, 0.95)
  return {
    preferred_postal_code: isSaid ? place.postal_code : '',
    preferred_location_latitude: isPlaced ? place.latitude : null,
    preferred_location_longitude: isPlaced ? place.longitude : null,
    preferred_location_is_approximate: false,
    preferred_location_radius: isSaid ? pick(random, [25, 30, 40, 50, 50, 60, 80, 100, 100, 150, 200, 300, 1000, 1500]) : 1000,
  }
}

const some = (random: Random, names: string[], most: number): string[] => shuffled(random, names).slice(0, integer(random, 0, most))

const oneOrNone = (random: Random, share: number, texts: string[]): string => (chance(random, share) ? pick(random, texts) : '')
