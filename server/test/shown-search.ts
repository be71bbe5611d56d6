const searchOf = (word: string) => `/search?size=50&q=${word}`

/** The searches, each for a word of one record. */
export const sought = { employee: searchOf('EmployeeLast'), applicant: searchOf('ApplicantLast'), note: searchOf('EntryNote') }

const employees = 'employees.view_employee' as const
const applicants = 'employees.view_applicant' as const
const session = 'session' as const

/** What the search reveals about people, and by which permission: each a line of the table of `shown.test.ts`. */
export const whatIsFound = [
  {
    what: 'where an employee lives and is reached',
    words: ['770077007', '28195', 'PrivateCity', 'CalledMobile'],
    where: { [sought.employee]: employees },
  },
  {
    what: 'where an applicant lives and is reached',
    words: ['ApplicantProfession', 'ApplicantCity', 'ApplicantMobile'],
    where: { [sought.applicant]: applicants },
  },
  {
    what: 'which applicant an entry is about',
    words: ['ApplicantFirst ApplicantLast'],
    where: { [sought.applicant]: applicants, [sought.employee]: applicants, [sought.note]: applicants },
  },
  {
    what: 'which employee an entry is about',
    words: ['EmployeeTitle EmployeeFirst EmployeeLast'],
    where: { [sought.employee]: session, [sought.note]: session, [sought.applicant]: applicants },
  },
  { what: 'by which word an entry is found', words: ['"EntryNote'], where: { [sought.note]: session } },
]
