import type { Permission } from '@kasack/contract/permission.ts'
import { anAbsence } from '../../absence/absences.test-support.ts'
import { anApplicant } from '../../applicant/applicant.test-support.ts'
import { aBooking } from '../../booking/booking.test-support.ts'
import { anEmail } from '../../email/email.test-support.ts'
import { aKnownEmployee } from '../../employee/employee.test-support.ts'
import { aKnownFacility } from '../../facility/facility.test-support.ts'
import type { ServedRequest } from '../../test/serve.ts'
import { serve } from '../../test/serve.ts'

const jana = { id: 5, name: 'Jana Reuter' }
/** An e-mail to a facility about no employee; e-mails about one are hidden from users who may not see employees. */
const toFacility = anEmail({ id: 32, subject: 'Bedarf im Januar', candidate: null, employee: null, vacancy: null })
const page = (results: object[]) => ({ count: results.length, next: null, previous: null, results })

/** An agency with one of everything, readable with the permissions the server requires. */
export function serveAgency(holds: Permission[]) {
  const maySee = holds.includes('employees.view_employee')
  const calls: ServedRequest[] = serve({
    ...open('/facilities.json/', page([aKnownFacility()])),
    ...open('/emails.json/', page([...(maySee ? [anEmail()] : []), toFacility])),
    ...open('/engagements.json/', page([entry(maySee)])),
    ...open('/autocompletes/employee-statuses.json/', [{ id: 1, name: 'Im Einsatz' }]),
    ...open('/autocompletes/engagement-actions.json/', [{ id: 1, name: 'Outgoing call', code: 'phone_call' }]),
    ...behind(maySee, {
      '/employees.json/': page([aKnownEmployee()]),
      '/employees/5.json/': aKnownEmployee({ converted_from_applicant: { id: 9, name: 'Mira Lindner' } }),
      '/absences.json/': page([anAbsence()]),
      '/autocompletes/employees.json/': [jana],
    }),
    ...behind(holds.includes('vacancies.view_booking'), { '/bookings.json/': page([aBooking()]) }),
    ...behind(holds.includes('employees.view_applicant'), {
      '/applicants.json/': page([anApplicant({ mobile: '0151 23004499' })]),
      '/applicants/8.json/': anApplicant(),
      '/applicants/9.json/': anApplicant({ id: 9, converted_to_employee: jana }),
      '/applicants/8/duplicates.json/': duplicates(maySee),
      '/applicants/9/duplicates.json/': { applicants: [], employees: maySee ? [] : null },
    }),
  })
  return { refused: () => calls.filter(({ url }) => isRefused(url)).map(({ url }) => url.pathname) }

  function isRefused({ pathname }: URL) {
    const path = pathname.replace('/api/v0', '')
    if (/^\/(employees|absences|autocompletes\/employees\b)/.test(path)) return !maySee
    if (path.startsWith('/bookings')) return !holds.includes('vacancies.view_booking')
    return path.startsWith('/applicants') && !holds.includes('employees.view_applicant')
  }
}

const open = (path: string, data: unknown) => ({ [`GET ${path}`]: { status: 200, data } })

const behind = (isAllowed: boolean, answers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(answers).map(([path, data]) => [
      `GET ${path}`,
      isAllowed ? { status: 200, data } : { status: 403, data: { detail: 'Not allowed.' } },
    ]),
  )

const duplicates = (maySee: boolean) => ({
  applicants: [{ id: 3, name: 'Mira Voss', by: ['email'], created_datetime: '2025-03-12T08:00:00.000000Z' }],
  employees: maySee ? [{ id: 4, name: 'Ute Sander', by: ['phone'], is_active: true }] : null,
})

const entry = (maySee: boolean) => ({
  id: 9,
  action_type: { id: 1, name: 'Outgoing call' },
  facility: null,
  contact_person: null,
  employee: { ...jana, phone: maySee ? '' : null, mobile: maySee ? '0151 23004481' : null, country_code: maySee ? 'DE' : null },
  note: 'Wants nights.',
  follow_up: null,
  todo: false,
  created_by_user: { id: 2, name: 'Tarek Sölter' },
  created_datetime: '2026-01-05T08:00:00.000000Z',
})
