import type { Factory } from './factory.ts'

/** One record of each kind that reveals something about people, each with unique words. */
export async function recordsWithWords(a: Factory) {
  const applicant = await a.applicant({
    first_name: 'ApplicantFirst',
    last_name: 'ApplicantLast',
    profession_free_text: 'ApplicantProfession',
    email: 'private@applicant.example',
    mobile: 'ApplicantMobile',
    city: 'ApplicantCity',
    comments: 'ApplicantComments',
  })
  const employee = await a.employee({
    title: 'EmployeeTitle',
    first_name: 'EmployeeFirst',
    last_name: 'EmployeeLast',
    birthday_date: '1963-03-07',
    public_id: 770_077_007,
    exam: await a.lookup('exam'),
    exam_city: 'PrivateExamCity',
    achievements: 'PrivateAchievements',
    phone: 'CalledPhone',
    mobile: 'CalledMobile',
    email: 'private@employee.example',
    street: 'PrivateStreet',
    postal_code: '28195',
    city: 'PrivateCity',
    preferred_postal_code: '80331',
    comments: 'PrivateComments',
    profile: 'PrivateProfile',
    profile_link: 'https://private.example/',
    hourly_rate: '8765.43',
    available_from_date: '2031-01-31',
    converted_from_applicant: applicant,
  })
  const thisWeek = { lower: '2026-06-08', upper: '2026-06-14' }
  const absence = await a.absence({ employee, reason: 'overtime_free', date_range: thisWeek, note: 'AbsenceNote' })
  const engagement = await a.engagement({ employee, applicant, note: 'EntryNote' })
  await a.engagement({ applicant, note: 'ApplicantEntryNote' })

  const vacancy = await a.vacancy()
  const candidate = await a.candidate({ vacancy, employee })
  const booking = await a.booking({ vacancy, employee, date_range: thisWeek, notes: 'BookingNotes', charge_rate: '4567.89' })
  const priorPeriod = await a.priorPeriod({ employee, date_range: thisWeek, lender: 'PriorLender', note: 'PriorNote' })
  const facilityPerson = await a.facilityPerson({ employee, reason: 'PersonReason' })
  return { applicant, employee, absence, engagement, candidate, booking, priorPeriod, facilityPerson }
}
