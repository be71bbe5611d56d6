import type { Applicant } from '../../contract/src/applicant.ts'
import { versionOf } from '../../server/src/platform/entity/version.ts'
import type { CallByHand } from '../call.ts'
import { pageText } from '../server/page.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/applicants.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const since = (from: number, days: number) =>
  `created_datetime__date__gte=${daysAgo(from)}&created_datetime__date__lte=${daysAgo(from - days)}`

export const call: CallByHand = {
  route,
  measured: {
    'applicants, first page': [route],
    'applicants, page 3': asking('page=3'),
    'applicants, new ones': asking('converted=false&size=5'),
    'applicants who are employees': asking('converted=true'),
    'applicants, address confirmed': asking('email_verified=true'),
    'applicants of a week': asking(since(20, 7), since(900, 7)),
    'applicants by name': asking('sort=name'),
    'applicants by profession': asking('sort=-profession_free_text'),
    'applicants, filter on address': asking('email__icontains=bewerbung777', 'email__icontains=4711@post'),
    'applicants, filter on name': asking('name__icontains=nachname+77', 'name__icontains=vorname+30'),
    'applicants, filter on tag': asking('application_tags__id=3', 'application_tags__id=5'),
    'applicants, search': asking('search=nachname+777', 'search=bewerbung4711'),
  },
  async answer({ db, query, url }) {
    const { condition, values } = conditionOf(query)
    const [page, size] = [Number(query['page'] ?? 1), Number(query['size'] ?? 10)]
    const order = orders[query['sort'] ?? '-created_datetime']!
    const offset = page === 1 ? '' : `offset ${(page - 1) * size}`
    const cut = `select * from applicant ${condition} order by ${order} limit ${size} ${offset}`
    const { rows, count } = await runPage(db, {
      rows: { columns, cut, table: 'applicant', joins, order },
      count:
        condition === ''
          ? `select sum(number)::int from kept_count where entity = 'applicant'`
          : `select count(*)::int from applicant ${condition}`,
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows.map(toApplicant))
  },
}

const orders: Record<string, string> = {
  '-created_datetime': 'applicant.created_datetime desc, applicant.id desc',
  name: 'fold(applicant.last_name) collate "de-x-icu", fold(applicant.first_name) collate "de-x-icu", applicant.id',
  '-profession_free_text': 'fold(applicant.profession_free_text) collate "de-x-icu" desc, applicant.id desc',
}

function conditionOf(query: Record<string, string>) {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const all: string[] = []
  const day = (text: string, plus: number) => `('${text}'::date + ${plus})::timestamp at time zone 'Europe/Berlin'`
  if (query['created_datetime__date__gte']) all.push(`applicant.created_datetime >= ${day(query['created_datetime__date__gte'], 0)}`)
  if (query['created_datetime__date__lte']) all.push(`applicant.created_datetime < ${day(query['created_datetime__date__lte'], 1)}`)
  if (query['converted']) {
    const none = query['converted'] === 'true' ? '' : 'not '
    all.push(`${none}exists (select from employee where employee.converted_from_applicant_id = applicant.id)`)
  }
  if (query['email_verified']) all.push('applicant.email_verification_datetime is not null')
  if (query['email__icontains']) all.push(`applicant.email_folded like ${value(`%${query['email__icontains']}%`)}`)
  if (query['name__icontains']) all.push(`applicant.name_search like ${value(`%${query['name__icontains']}%`)}`)
  if (query['application_tags__id']) {
    const tagged = `select applicant_id from applicant_application_tag where application_tag_id = ${value(query['application_tags__id'])}`
    all.push(`applicant.id in (${tagged})`)
  }
  for (const word of query['search']?.split(' ') ?? []) {
    const part = value(`%${word}%`)
    all.push(`(applicant.search_text like ${part} or applicant.search_phone like ${part})`)
  }
  return { values, condition: all.length === 0 ? '' : `where ${all.join(' and ')}` }
}

const moment = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export const columns = `
  applicant.id, applicant.name, applicant.first_name, applicant.last_name, applicant.profession_free_text, applicant.email,
  applicant.mobile, array(
    select json_build_object('id', tag.id, 'name', tag.name)
    from applicant_application_tag one join application_tag tag on tag.id = one.application_tag_id
    where one.applicant_id = applicant.id order by fold(tag.name) collate "de-x-icu", tag.id
  ), applicant.comments, applicant.privacy_consent, applicant.privacy_consent_version, ${moment('applicant.privacy_consent_datetime')},
  ${moment('applicant.email_verification_datetime')}, mail.state, ${moment('mail.created_datetime')}, ${moment('mail.sent_datetime')}, mail.last_error,
  ${moment('applicant.verification_expires_datetime')}, employee.id, employee.name, ${moment('applicant.created_datetime')}`

export const joins = `
  left join employee on employee.converted_from_applicant_id = applicant.id
  left join lateral (
    select state, created_datetime, sent_datetime, last_error from outbox where applicant_id = applicant.id order by id desc limit 1
  ) mail on true`

/** A row of `columns` as it is shown. */
export function toApplicant(row: unknown[]) {
  const [id, name, first_name, last_name, profession_free_text, email, mobile, tags, comments, consent, consent_version, consented] = row
  const [confirmed, state, created, sent, last_error, expires, employeeId, employeeName, applied] = row.slice(12)
  return {
    id,
    name,
    full_name: name,
    first_name,
    last_name,
    profession_free_text,
    email,
    mobile,
    application_tags: tags,
    comments,
    privacy_consent: consent,
    privacy_consent_version: consent_version,
    privacy_consent_datetime: consented,
    email_verification_datetime: confirmed,
    verification_mail:
      state === null ? null : { state, created_datetime: created, sent_datetime: sent, last_error, expires_datetime: expires },
    converted_to_employee: employeeId === null ? null : { id: employeeId, name: employeeName },
    created_datetime: applied,
    version: versionOf([first_name, last_name, profession_free_text, email, mobile, tags, comments, consent]),
  } satisfies Record<keyof Applicant, unknown>
}
