import { employeeDocument } from '../../contract/src/employee-document.ts'
import type { CallByHand } from '../call.ts'
import { today } from '../server/availability.ts'
import { lookUp } from '../server/names.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, german, ref, where } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/employee-documents.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export const call: CallByHand = {
  route,
  measured: {
    'documents, first page': [route],
    'documents, page 3': asking('page=3'),
    'documents, 100 rows': asking('size=100'),
    'documents of an employee': asking('employee__id=23&size=50', 'employee__id=3031&size=50'),
    'documents by end, last first': asking('sort=-valid_until'),
    'documents by employee': asking('sort=employee__name'),
    'documents by kind': asking('sort=kind__name'),
    'documents by entry, newest first': asking('sort=-created_datetime'),
    'documents by id, newest first': asking('sort=-id'),
    'documents, filter on kind': asking('kind__id=1', 'kind__id=5,11'),
    'documents that have expired or will soon': asking('state=expired,expiring', 'state=expiring'),
    'documents to be checked': asking('state=unchecked'),
    'documents, filter on state': asking('state=valid', 'state=not_yet_valid'),
    'documents that end this month': asking(`valid_until__gte=${inDays(0)}&valid_until__lte=${inDays(30)}`),
    'documents of a kind that end soon': asking(`kind__id=4&valid_until__lte=${inDays(90)}&valid_until__gte=${inDays(0)}`),
    'documents, search': asking('search=licence-1', 'search=petersen+anja'),
  },
  async answer({ db, query, url }) {
    const { condition, values } = await conditionOf(query, db)
    const { page, size, limit } = pageOf(query)
    const sort = query['sort'] ?? 'valid_until'
    const order = orders[sort]!
    const { rows, count } = await runPage(db, {
      rows: { ...employeeDocuments, cut: `${(cuts[sort] ?? plainCut)(condition, order)} ${limit}`, order },
      count: countOf('employee_document', condition),
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const orders: Record<string, string> = {
  valid_until: 'employee_document.valid_until, employee_document.id',
  '-valid_until': 'employee_document.valid_until desc nulls last, employee_document.id desc',
  '-created_datetime': 'employee_document.created_datetime desc, employee_document.id desc',
  '-id': 'employee_document.id desc',
  employee__name: `${german('employee.last_name')}, ${german('employee.first_name')}, employee_document.id`,
  kind__name: `${german('document_kind.name')}, employee_document.id`,
}

const plainCut = (condition: string, order: string) => `select * from employee_document ${condition} order by ${order}`

/** No measured call sorts by another record's field and asks for more than a first page of ten. */
const cuts: Record<string, typeof plainCut> = {
  employee__name: (condition, order) =>
    `select employee_document.* from employee join employee_document on employee_document.employee_id = employee.id
    ${condition} order by ${order}`,
  kind__name: (_, order) =>
    `select employee_document.* from document_kind cross join lateral (
      select * from employee_document where kind_id between document_kind.id and document_kind.id order by kind_id, id limit 10
    ) employee_document order by ${order}`,
}

const day = `'${today}'::date`
const soon = `${day} + (select max(remind_days) from document_kind)`
const reminded = `${day} + (select remind_days from document_kind where document_kind.id = kind_id)`
const holds = `checked_date is not null and (begins_date <= ${day} or begins_date is null)`
const goesOn = `(valid_until >= ${day} or valid_until is null)`

/** Each state, as conditions that can use indexes. */
const states: Record<string, string> = {
  expired: `valid_until < ${day}`,
  unchecked: `checked_date is null and ${goesOn}`,
  not_yet_valid: `checked_date is not null and begins_date > ${day} and ${goesOn}`,
  expiring: `${holds} and valid_until >= ${day} and valid_until <= ${soon} and valid_until <= ${reminded}`,
  valid: `${holds} and (valid_until is null or valid_until > ${soon} or (valid_until >= ${day} and valid_until > ${reminded}))`,
}

async function conditionOf(query: Record<string, string>, db: Parameters<CallByHand['answer']>[0]['db']) {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const all: string[] = []
  const oneOf = (column: string, given: string) =>
    all.push(given.includes(',') ? `${column} = any(${value(given.split(','))})` : `${column} = ${value(given)}`)
  if (query['employee__id']) oneOf('employee_document.employee_id', query['employee__id'])
  if (query['kind__id']) oneOf('employee_document.kind_id', query['kind__id'])
  const ending = query['state'] && !/valid|unchecked/.test(query['state']) ? `valid_until <= ${soon} and` : ''
  if (query['state'])
    all.push(
      `(${ending} (${query['state']
        .split(',')
        .map((one) => `(${states[one]})`)
        .join(' or ')}))`,
    )
  if (query['valid_until__gte']) all.push(`employee_document.valid_until >= ${value(query['valid_until__gte'])}::date`)
  if (query['valid_until__lte']) all.push(`employee_document.valid_until <= ${value(query['valid_until__lte'])}::date`)
  const words = query['search']?.split(' ') ?? []
  const found = await lookUp(
    db,
    words.flatMap((part) => [
      { table: 'employee', column: 'name_search', part },
      { table: 'document_kind', column: 'fold(name)', part },
    ]),
    value,
  )
  for (const [at, word] of words.entries())
    all.push(
      `(search_text like ${value(`%${word}%`)} or employee_document.employee_id ${found[at * 2]!} or employee_document.kind_id ${found[at * 2 + 1]!})`,
    )
  return { values, condition: where(all) }
}

const columns = selectFields(employeeDocument, {
  employee: ref('employee_document.employee_id', 'employee'),
  kind: ref('employee_document.kind_id', 'document_kind'),
  checked_by_user: ref('employee_document.checked_by_user_id', 'checked_by_user'),
  file: { name: 'employee_document.file_name', size: 'employee_document.file_size', type: 'employee_document.file_type' },
  state: `case
    when employee_document.valid_until < ${day} then 'expired'
    when employee_document.checked_date is null then 'unchecked'
    when employee_document.begins_date > ${day} then 'not_yet_valid'
    when employee_document.valid_until <= ${day} + document_kind.remind_days then 'expiring'
    else 'valid'
  end`,
})

const joins = `
  join employee on employee.id = employee_document.employee_id
  join document_kind on document_kind.id = employee_document.kind_id
  left join "user" checked_by_user on checked_by_user.id = employee_document.checked_by_user_id`

export const employeeDocuments = { table: 'employee_document', columns, joins }
