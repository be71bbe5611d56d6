import { boardRows, type BoardRows } from '@kasack/contract/board.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { permissions } from '@kasack/contract/permission.ts'
import { expect, test } from 'vitest'
import type { Client } from './app.ts'
import { testApp } from './app.ts'
import { apiPaths } from './bad-requests/api.ts'
import { recordsWithWords } from './shown-records.ts'
import { sought, whatIsFound } from './shown-search.ts'

// Who sees what: every caller makes every call that reads, and the responses are searched for words that only one record has. A new place
// that shows a person needs a line in the table; one without a line fails.

const { app, a, as, work } = await testApp()

const { applicant, employee, absence, engagement, candidate, booking, priorPeriod, facilityPerson } = await recordsWithWords(a)
await work.once() // the search has indexed them

const ids: Record<string, number> = {
  candidates: candidate,
  bookings: booking,
  employees: employee,
  applicants: applicant,
  absences: absence,
  'prior-periods': priorPeriod,
  'facility-persons': facilityPerson,
  engagements: engagement,
}

type Right = Permission | 'session'
/** Shown with a permission, or with all of several. */
type Line = { what: string; words: string[]; where: Record<string, Right | Right[]> }

const both = <R extends Right | Right[]>(path: string, right: R) => ({ [path]: right, [`${path}/{id}`]: right })
const andHistory = <R extends Right | Right[]>(path: string, right: R) => ({ ...both(path, right), [`${path}/{id}/history`]: right })

const boardOf = (rows: BoardRows) => `/board?rows=${rows}&from=2026-06-01&to=2026-06-30`

/** What is known of people, where it is shown, and the permission it takes. */
const table: Line[] = [
  {
    what: 'what the agency knows of an employee',
    words: ['1963-03-07', '770077007', 'PrivateExamCity', 'PrivateAchievements', 'PrivateStreet', '28195'].concat([
      '80331',
      'PrivateComments',
      'PrivateProfile',
      'https://private.example/',
      '8765.43',
      'EmployeeTitle"',
    ]),
    where: andHistory('/employees', 'employees.view_employee'),
  },
  {
    what: 'the town of an employee',
    words: ['PrivateCity'],
    where: { ...andHistory('/employees', 'employees.view_employee'), [boardOf('employees')]: 'employees.view_employee' },
  },
  {
    what: 'what is asked first of a candidate',
    words: ['private@employee.example', '2031-01-31'],
    where: { ...andHistory('/employees', 'employees.view_employee'), ...both('/candidates', 'employees.view_employee') },
  },
  {
    what: 'what is agreed about a booking',
    words: ['BookingNotes', '4567.89'],
    where: andHistory('/bookings', 'vacancies.view_booking'),
  },
  {
    what: 'the numbers of an employee',
    words: ['CalledPhone', 'CalledMobile'],
    where: {
      ...andHistory('/employees', 'employees.view_employee'),
      ...both('/engagements', 'employees.view_employee'),
      ...both('/candidates', 'employees.view_employee'),
      '/cockpit/bookings_ending': ['vacancies.view_booking', 'employees.view_employee'],
      '/cockpit/absent_but_booked': ['vacancies.view_booking', 'employees.view_employee'],
    },
  },
  {
    what: 'the name of an employee',
    words: ['EmployeeTitle EmployeeFirst EmployeeLast'],
    where: {
      ...andHistory('/employees', 'employees.view_employee'),
      ...andHistory('/absences', 'employees.view_employee'),
      ...andHistory('/prior-periods', 'employees.view_employee'),
      ...andHistory('/facility-persons', 'employees.view_employee'),
      ...andHistory('/candidates', 'employees.view_employee'),
      ...andHistory('/bookings', 'vacancies.view_booking'),
      '/engagements/{id}/history': 'employees.view_employee',
      '/leasing-clocks': ['vacancies.view_booking', 'employees.view_employee'],
      '/cockpit/bookings_ending': 'vacancies.view_booking',
      '/cockpit/absent_but_booked': ['vacancies.view_booking', 'employees.view_employee'],
      [boardOf('employees')]: 'employees.view_employee',
      [boardOf('facilities')]: 'vacancies.view_booking',
      [boardOf('vacancies')]: 'vacancies.view_booking',
      // As `bookings` of these: readers of bookings see whose they are.
      ...both('/facilities', 'vacancies.view_booking'),
      ...both('/vacancies', 'vacancies.view_booking'),
      ...both('/engagements', 'session'),
      ...both('/applicants', 'employees.view_applicant'),
      '/autocompletes/employees': 'employees.view_employee',
    },
  },
  { what: 'why an employee is away', words: ['AbsenceNote'], where: andHistory('/absences', 'employees.view_employee') },
  {
    what: 'where an employee was before',
    words: ['PriorLender', 'PriorNote'],
    where: andHistory('/prior-periods', 'employees.view_employee'),
  },
  { what: 'why a facility blocks an employee', words: ['PersonReason'], where: andHistory('/facility-persons', 'employees.view_employee') },
  {
    what: 'for what reason an employee is away',
    words: ['"reason_display":"overtime free"'],
    where: {
      ...both('/absences', 'employees.view_employee'),
      ...both('/bookings', ['vacancies.view_booking', 'employees.view_employee']),
      ...both('/vacancies', ['vacancies.view_booking', 'employees.view_employee']),
      ...both('/employees', ['vacancies.view_booking', 'employees.view_employee']),
    },
  },
  {
    what: 'for what reason the row of an employee says that she is away',
    words: ['"label":"overtime free"'],
    where: { [boardOf('employees')]: 'employees.view_employee' },
  },
  {
    what: 'what an applicant has said of herself',
    words: ['ApplicantProfession', 'private@applicant.example', 'ApplicantCity', 'ApplicantComments'],
    where: andHistory('/applicants', 'employees.view_applicant'),
  },
  {
    what: 'the number of an applicant',
    words: ['ApplicantMobile'],
    where: { ...andHistory('/applicants', 'employees.view_applicant'), ...both('/engagements', 'employees.view_applicant') },
  },
  {
    what: 'the name of an applicant',
    words: ['ApplicantFirst ApplicantLast'],
    where: {
      ...andHistory('/applicants', 'employees.view_applicant'),
      ...both('/employees', 'employees.view_employee'),
      '/employees/{id}/history': ['employees.view_employee', 'employees.view_applicant'],
      ...andHistory('/engagements', 'employees.view_applicant'),
      '/autocompletes/applicants': 'employees.view_applicant',
    },
  },
  { what: 'what is noted of a talk', words: ['"EntryNote'], where: andHistory('/engagements', 'session') },
  {
    what: 'what is noted of a talk with an applicant',
    words: ['ApplicantEntryNote'],
    where: { '/engagements': 'employees.view_applicant', [sought.applicant]: 'employees.view_applicant' },
  },
  ...whatIsFound,
]

const allWords = new Set(table.flatMap(({ words }) => words))

/** Paths that respond only to a question. */
const questions: Record<string, string[]> = {
  '/board': boardRows.map(boardOf),
  '/search': Object.values(sought),
}
const reads = (await apiPaths(app))
  .filter(({ methods }) => methods.includes('GET'))
  .map(({ path }) => path.replace('/api/v0', ''))
  .flatMap((path) => questions[path] ?? [path])

type Caller = { name: string; rights: Permission[]; client: Client }

const holding = async (name: string, rights: Permission[]): Promise<Caller> => ({ name, rights, client: await as({ permissions: rights }) })
const callers = [
  await holding('nobody’s right', []),
  ...(await Promise.all(permissions.map((one) => holding(`${one} alone`, [one])))),
  ...(await Promise.all(
    permissions.map((one) =>
      holding(
        `all but ${one}`,
        permissions.filter((other) => other !== one),
      ),
    ),
  )),
]

/** Which words appear in responses to a caller, as `word at path`. */
async function wordsShownTo({ client }: Caller): Promise<string[]> {
  const shown: string[] = []
  for (const path of reads) {
    const [address, question = ''] = path.replace('{id}', String(ids[path.split('/')[1]!] ?? 1)).split('?')
    const text = JSON.stringify((await client.get(`${address}.json/?${question}`)).body)
    for (const word of allWords) if (text.includes(word)) shown.push(`${word} at ${path}`)
  }
  return shown.toSorted()
}

test.each(callers)('with $name somebody is shown what the table says, and nothing else', async (caller) => {
  const holds = (needed: Right | Right[]) => [needed].flat().every((right) => right === 'session' || caller.rights.includes(right))
  const expected = table.flatMap(({ words, where }) =>
    Object.entries(where).flatMap(([path, right]) => (holds(right) ? words.map((word) => `${word} at ${path}`) : [])),
  )
  expect(await wordsShownTo(caller)).toEqual(expected.toSorted())
})

type Write = {
  what: string
  needs: Permission | 'session'
  make: (client: Client) => ReturnType<Client['post']>
  words: Record<string, Permission | 'session'>
}

const eva = { first_name: 'Eva', last_name: 'Beispiel', status: await a.lookup('employee_status'), phone: 'CalledPhone' }
const inJuly = { lower: '2026-07-01', upper: '2026-07-02' }

/** What writes return: the record as its writer would see it, also for callers who may add but not read (wire.md 4). */
const writes: Write[] = [
  {
    what: 'an entry about an employee is added',
    needs: 'employees.view_employee',
    make: (client) => client.post('/engagements.json/', { employee }),
    words: { EmployeeLast: 'employees.view_employee', CalledPhone: 'employees.view_employee' },
  },
  {
    what: 'an entry about an employee is changed',
    needs: 'session',
    make: (client) => client.patch(`/engagements/${engagement}.json/`, { note: 'EntryNote' }),
    words: { EmployeeLast: 'session', CalledMobile: 'employees.view_employee' },
  },
  {
    what: 'an employee is added',
    needs: 'employees.add_employee',
    make: (client) => client.post('/employees.json/', eva),
    words: { CalledPhone: 'employees.add_employee' },
  },
  {
    what: 'an employee is changed',
    needs: 'employees.view_employee',
    make: (client) => client.patch(`/employees/${employee}.json/`, { has_car: true }),
    words: { PrivateCity: 'employees.view_employee' },
  },
  {
    what: 'an absence is added',
    needs: 'vacancies.add_absence',
    make: (client) => client.post('/absences.json/', { employee, reason: 'vacation', date_range: inJuly, note: 'AbsenceNote' }),
    words: { EmployeeLast: 'vacancies.add_absence', AbsenceNote: 'vacancies.add_absence' },
  },
  {
    what: 'a booking is changed',
    needs: 'vacancies.add_booking',
    make: (client) => client.patch(`/bookings/${booking}.json/`, { notes: 'BookingNotes' }),
    // Callers who may not read bookings get back what was sent, and no employee.
    words: { EmployeeLast: 'vacancies.view_booking', BookingNotes: 'vacancies.add_booking' },
  },
  {
    what: 'a candidate is changed',
    needs: 'employees.view_employee',
    make: (client) => client.patch(`/candidates/${candidate}.json/`, { status: 'signed' }),
    words: { EmployeeLast: 'employees.view_employee' },
  },
  {
    what: 'an applicant is changed',
    needs: 'employees.view_applicant',
    make: (client) => client.patch(`/applicants/${applicant}.json/`, { comments: 'ApplicantComments' }),
    words: { ApplicantMobile: 'employees.view_applicant' },
  },
]

test.each(writes)('when $what the answer shows what its writer may see: $words', async ({ needs, make, words }) => {
  for (const { name, rights, client } of callers) {
    const holds = (right: Permission | 'session') => right === 'session' || rights.includes(right)
    const { status, body } = await make(client)
    expect([name, status < 300]).toEqual([name, holds(needs)])
    const text = JSON.stringify(body)
    for (const [word, right] of Object.entries(words))
      expect([name, word, text.includes(word)]).toEqual([name, word, holds(needs) && holds(right)])
  }
})

test('whoever reads entries finds employees in them by their names, and by nothing that is not shown to her', async () => {
  for (const { name, rights, client } of callers) {
    const found = async (query: string) => [name, query, (await client.get(`/engagements.json/?${query}`)).body.count > 0]
    for (const query of ['search=EmployeeLast', 'employee__name__icontains=EmployeeLast'])
      expect(await found(query)).toEqual([name, query, true])
    for (const word of ['PrivateCity', '28195', '770077007', 'CalledPhone', 'private@employee.example'])
      for (const query of [`search=${word}`, `employee__name__icontains=${word}`]) expect(await found(query)).toEqual([name, query, false])
    expect(await found('states=HB')).toEqual([name, 'states=HB', rights.includes('employees.view_employee')])
  }
})
