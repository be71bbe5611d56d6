import { applicant } from '../../contract/src/applicant.ts'
import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, moment, ref, setOf, where } from '../server/sql.ts'
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
    const { page, size, limit } = pageOf(query)
    const order = orders[query['sort'] ?? '-created_datetime']!
    const cut = `select * from applicant ${condition} order by ${order} ${limit}`
    const { rows, count } = await runPage(db, {
      rows: { ...applicants, cut, order },
      count: countOf('applicant', condition),
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows)
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
  return { values, condition: where(all) }
}

const columns = selectFields(applicant, {
  name: 'applicant.name',
  full_name: 'applicant.name',
  formatted_address: `concat_ws(', ', nullif(trim(applicant.postal_code || ' ' || applicant.city), ''), nullif(applicant.country_code, 'DE'))`,
  address_warning: `applicant.place is null and (applicant.postal_code <> '' or applicant.city <> '')`,
  application_tags: setOf('applicant', 'applicant_application_tag', 'application_tag'),
  privacy_consent_version: 'applicant.privacy_consent_version',
  verification_mail: {
    state: 'mail.state',
    created_datetime: moment('mail.created_datetime'),
    sent_datetime: moment('mail.sent_datetime'),
    last_error: 'mail.last_error',
    expires_datetime: moment('applicant.verification_expires_datetime'),
  },
  converted_to_employee: ref('employee.id', 'employee'),
  latest_engagement: { id: 'newest.id', created_datetime: moment('newest.created_datetime') },
})

const joins = `
  left join employee on employee.converted_from_applicant_id = applicant.id
  left join lateral (
    select state, created_datetime, sent_datetime, last_error from outbox where applicant_id = applicant.id order by id desc limit 1
  ) mail on true
  left join lateral (
    select id, created_datetime from engagement where applicant_id = applicant.id and is_contact order by created_datetime desc, id desc limit 1
  ) newest on true`

export const applicants = { table: 'applicant', columns, joins }
