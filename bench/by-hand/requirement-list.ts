import { requirement } from '../../contract/src/requirement.ts'
import type { CallByHand } from '../call.ts'
import { lookUp } from '../server/names.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, ref, where } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/requirements.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)

export const call: CallByHand = {
  route,
  measured: {
    'requirements, first page': [route],
    'requirements of a vacancy': asking('vacancy__id=18', 'vacancy__id=50287'),
    'requirements of a facility': asking('facility__id=17', 'facility__id=102'),
    'requirements of a type': asking('facility_type__id=1', 'facility_type__id=3'),
    'requirements, filter on the paper': asking('document_kind__id=1', 'document_kind__id=2'),
    'requirements, search': asking('search=rahmenvertrag+nr.+77'),
  },
  async answer({ db, query, url }) {
    const { condition, values } = await conditionOf(query, db)
    const { page, size, limit } = pageOf(query)
    const order = 'requirement.id'
    const cut = `select requirement.* from requirement ${condition} order by ${order} ${limit}`
    const { rows, count } = await runPage(db, {
      rows: { ...requirements, cut, order },
      count: countOf('requirement', condition),
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const columnOf: Record<string, string> = {
  vacancy__id: 'vacancy_id',
  facility__id: 'facility_id',
  facility_type__id: 'facility_type_id',
  document_kind__id: 'document_kind_id',
}

const places = [
  { table: 'document_kind', column: 'fold(name)', reference: 'document_kind_id' },
  { table: 'exam', column: 'fold(name)', reference: 'exam_id' },
  { table: 'qualification', column: 'fold(name)', reference: 'qualification_id' },
  { table: 'facility_department', column: 'fold(name)', reference: 'department_id' },
  { table: 'facility_type', column: 'fold(name)', reference: 'facility_type_id' },
  { table: 'facility_group', column: 'name_folded', reference: 'facility_group_id' },
  { table: 'facility', column: 'name_folded', reference: 'facility_id' },
  { table: 'vacancy', column: 'shown_name_folded', reference: 'vacancy_id' },
]

async function conditionOf(query: Record<string, string>, db: Parameters<CallByHand['answer']>[0]['db']) {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const all = Object.entries(columnOf).flatMap(([name, column]) => (query[name] ? [`requirement.${column} = ${value(query[name])}`] : []))
  const words = query['search']?.split(' ') ?? []
  const found = await lookUp(
    db,
    words.flatMap((part) => places.map(({ table, column }) => ({ table, column, part }))),
    value,
  )
  for (const [at, word] of words.entries()) {
    const named = places.map(({ reference }, place) => `requirement.${reference} ${found[at * places.length + place]!}`)
    all.push(`(requirement.search_text like ${value(`%${word}%`)} or ${named.join(' or ')})`)
  }
  return { values, condition: where(all) }
}

export const requirements = {
  table: 'requirement',
  columns: selectFields(requirement, {
    facility_type: ref('requirement.facility_type_id', 'facility_type'),
    facility_group: ref('requirement.facility_group_id', 'facility_group'),
    facility: ref('requirement.facility_id', 'facility'),
    vacancy: { id: 'requirement.vacancy_id', name: 'vacancy.shown_name' },
    department: ref('requirement.department_id', 'facility_department'),
    document_kind: ref('requirement.document_kind_id', 'document_kind'),
    exam: ref('requirement.exam_id', 'exam'),
    qualification: ref('requirement.qualification_id', 'qualification'),
  }),
  joins: `
    left join facility_type on facility_type.id = requirement.facility_type_id
    left join facility_group on facility_group.id = requirement.facility_group_id
    left join facility on facility.id = requirement.facility_id
    left join vacancy on vacancy.id = requirement.vacancy_id
    left join facility_department on facility_department.id = requirement.department_id
    left join document_kind on document_kind.id = requirement.document_kind_id
    left join exam on exam.id = requirement.exam_id
    left join qualification on qualification.id = requirement.qualification_id`,
}
