import { bookingRules, judge, seenFindings } from '../../contract/src/judge.ts'
import type { JudgeFacts } from '../../contract/src/judge.ts'
import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'

const text = `
  select person.id, person.name, person.is_active, person.available_from_date::text, wanted.id, wanted.shown_name, wanted.status,
    wanted.date_lower::text, wanted.date_upper::text,
    (select json_agg(json_build_object('id', one.id, 'facility', place.name, 'lower', one.date_lower, 'upper', one.date_upper) order by one.date_lower, one.id)
     from booking one join facility place on place.id = one.facility_id
     where one.employee_id = person.id and not one.cancelled and one.period && wanted.period),
    (select json_agg(json_build_object('id', one.id, 'reason', one.reason, 'lower', one.date_lower, 'upper', one.date_upper) order by one.date_lower, one.id)
     from absence one where one.employee_id = person.id and one.period && wanted.period)
  from (select * from vacancy where id = $2) wanted
  cross join employee person where person.id = any($1::int[])`

/** What speaks against booking many people, for whoever may see everything. */
export const call: CallByHand = {
  route: '/api/v0/bookings/judge-many.json/',
  method: 'POST',
  measured: {}, // by figure/judge.ts, which sends whom it is about
  async answer({ db, body }) {
    const { employees, vacancy } = body as { employees: number[]; vacancy: number }
    const rows = await run(db, text, [employees, vacancy])
    const results = new Map(rows.map((row) => [row[0], findingsOf(row)]))
    return JSON.stringify({ results: employees.map((employee) => ({ employee, findings: results.get(employee) })) })
  },
}

function findingsOf(row: unknown[]) {
  const [id, name, is_active, available_from_date, vacancy, shown_name, status, lower, upper, bookings, absences] = row
  const employee = { id, name, is_active, available_from_date, bookings: bookings ?? [], absences: absences ?? [] }
  const facts = { employee, vacancy: { id: vacancy, name: shown_name, status, lower, upper } } as JudgeFacts
  return seenFindings(judge(bookingRules, { range: facts.vacancy! }, facts), () => true).map((found) => ({
    code: found.code,
    level: found.level,
    text: found.text.de,
    lower: found.days.lower,
    upper: found.days.upper,
    source: found.source,
    can_override: false,
  }))
}
