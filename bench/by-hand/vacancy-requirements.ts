import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'

export const call: CallByHand = {
  route: '/api/v0/vacancies/:id/requirements.json/',
  measured: {
    'what a vacancy requires': Array.from({ length: 50 }, (_, index) => `/api/v0/vacancies/${1 + index * 1193}/requirements.json/`),
  },
  async answer({ db, params }) {
    const lines = new Map<string, Line>()
    for (const [effect, kind, item, name, level, id, origin] of await run<Row>(db, applying, [params['id']])) {
      const from = { level, id, name: origin }
      const before = lines.get(`${kind} ${item}`)
      if (effect === 'require') lines.set(`${kind} ${item}`, { kind, item: { id: item, name }, origin: from, dropped_by: null })
      else if (before) before.dropped_by = from
    }
    return JSON.stringify([...lines.values()].toSorted((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : order(a, b))))
  },
}

type Origin = { level: string; id: number; name: string }
type Line = { kind: string; item: { id: number; name: string }; origin: Origin; dropped_by: Origin | null }
type Row = [effect: string, kind: string, item: number, item_name: string, level: string, id: number, name: string]

const { compare } = new Intl.Collator('de')
const order = (a: Line, b: Line) => compare(a.item.name, b.item.name) || a.item.id - b.item.id

const part = (nearness: number, level: string, origin: string, from: string) => `
  select ${nearness} as nearness, '${level}' as level, ${origin}.id as origin_id,
    ${level === 'vacancy' ? 'vacancy.shown_name' : `${origin}.name`} as origin_name,
    requirement.effect, document_kind_id, exam_id, qualification_id
  from vacancy join facility on facility.id = vacancy.facility_id ${from} where vacancy.id = $1`

const applying = `
  select effect,
    case when document_kind_id is not null then 'document_kind' when exam_id is not null then 'exam' else 'qualification' end,
    coalesce(document_kind_id, exam_id, qualification_id), coalesce(document_kind.name, exam.name, qualification.name),
    level, origin_id, origin_name
  from (
    ${part(1, 'facility_type', 'facility_type', 'join facility_type on facility_type.id = facility.facility_type_id join requirement on requirement.facility_type_id = facility_type.id')}
    union all ${part(2, 'facility_group', 'facility_group', 'join facility_group on facility_group.id = facility.facility_group_id join requirement on requirement.facility_group_id = facility_group.id')}
    union all ${part(3, 'facility', 'facility', 'join requirement on requirement.facility_id = facility.id and requirement.department_id is null')}
    union all ${part(4, 'department', 'department', 'join facility_department department on department.id = vacancy.department_id join requirement on requirement.facility_id = facility.id and requirement.department_id = department.id')}
    union all ${part(5, 'vacancy', 'vacancy', 'join requirement on requirement.vacancy_id = vacancy.id')}
  ) applying
  left join document_kind on document_kind.id = document_kind_id left join exam on exam.id = exam_id
  left join qualification on qualification.id = qualification_id
  order by nearness`
