import type { CallByHand } from '../call.ts'
import { selectColumns } from '../server/selection.ts'
import { moment, plain } from '../server/sql.ts'
import { run } from '../server/statement.ts'

/** Applicants who applied twice or work here, and some who did neither. */
const asked = [20_000, 19_983, 19_001, 500, 250, 7, 18_500, 2_001]

export const call: CallByHand = {
  route: '/api/v0/applicants/:id/duplicates.json/',
  measured: { 'who may be the same as an applicant': asked.map((id) => `/api/v0/applicants/${id}/duplicates.json/`) },
  async answer({ db, params }) {
    const [traits] = await run(db, `select email_folded, nullif(mobile_e164, '') from applicant where id = $1`, [params['id']])
    const values = [params['id'], ...traits!]
    const [applicants, employees] = await Promise.all([run(db, likeApplicants, values), run(db, likeEmployees, values)])
    return JSON.stringify({ applicants: applicants.map(applicant.read), employees: employees.map(employee.read) })
  },
}

const by = (numbers: string) =>
  `array_remove(array[case when email_folded = $2 then 'email' end, case when $3::text in (${numbers}) then 'phone' end], null)`

const newest = 'order by created_datetime desc, id desc limit 50'

const applicant = selectColumns({
  ...plain('applicant', 'id', 'name'),
  by: by('mobile_e164'),
  created_datetime: moment('created_datetime'),
})
const employee = selectColumns({ ...plain('employee', 'id', 'name'), by: by('mobile_e164, phone_e164'), is_active: 'is_active' })

const likeApplicants = `
  select ${applicant.sql()}
  from applicant where id <> $1::int and (email_folded = $2 or mobile_e164 = $3) ${newest}`

const likeEmployees = `
  select ${employee.sql()}
  from employee
  where converted_from_applicant_id is distinct from $1::int and (email_folded = $2 or mobile_e164 = $3 or phone_e164 = $3) ${newest}`
