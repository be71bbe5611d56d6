import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'

/** Of whom applied twice or works here, and of some who did neither. */
const asked = [20_000, 19_983, 19_001, 500, 250, 7, 18_500, 2_001]

export const call: CallByHand = {
  route: '/api/v0/applicants/:id/duplicates.json/',
  measured: { 'who may be the same as an applicant': asked.map((id) => `/api/v0/applicants/${id}/duplicates.json/`) },
  async answer({ db, params }) {
    const [traits] = await run(db, `select email_folded, nullif(mobile_e164, '') from applicant where id = $1`, [params['id']])
    const values = [params['id'], ...traits!]
    const [applicants, employees] = await Promise.all([run(db, likeApplicants, values), run(db, likeEmployees, values)])
    return JSON.stringify({
      applicants: applicants.map(([id, name, by, created_datetime]) => ({ id, name, by, created_datetime })),
      employees: employees.map(([id, name, by, is_active]) => ({ id, name, by, is_active })),
    })
  },
}

const by = (numbers: string) =>
  `array_remove(array[case when email_folded = $2 then 'email' end, case when $3::text in (${numbers}) then 'phone' end], null)`

const newest = 'order by created_datetime desc, id desc limit 50'

const likeApplicants = `
  select id, name, ${by('mobile_e164')}, to_char(created_datetime at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  from applicant where id <> $1::int and (email_folded = $2 or mobile_e164 = $3) ${newest}`

const likeEmployees = `
  select id, name, ${by('mobile_e164, phone_e164')}, is_active
  from employee
  where converted_from_applicant_id is distinct from $1::int and (email_folded = $2 or mobile_e164 = $3 or phone_e164 = $3) ${newest}`
