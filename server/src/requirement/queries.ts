import type { InheritedRequirement, RequirementLevel, RequirementLine } from '@kasack/contract/requirement-inherited.ts'
import { byKindAndName, inherited } from '@kasack/contract/requirement-inherited.ts'
import type { RequirementInput, RequirementKind, requirementList } from '@kasack/contract/requirement.ts'
import { kindOf, requirement } from '@kasack/contract/requirement.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Rows, Sql } from '../platform/list/list-query.ts'
import { storedColumns } from '../platform/record/record.ts'

const names = sql`
  left join facility_type on facility_type.id = requirement.facility_type_id
  left join facility_group on facility_group.id = requirement.facility_group_id
  left join facility on facility.id = requirement.facility_id
  left join vacancy on vacancy.id = requirement.vacancy_id
  left join facility_department department on department.id = requirement.department_id
  left join document_kind on document_kind.id = requirement.document_kind_id
  left join exam on exam.id = requirement.exam_id
  left join qualification on qualification.id = requirement.qualification_id`

const itemName = sql`coalesce(document_kind.name, exam.name, qualification.name)`
const placeName = sql`coalesce(facility_type.name, facility_group.name, facility.name, vacancy.shown_name)`

/** Names of requirements: the item, then the place. */
export const requirementNames = sql`
  select requirement.id, concat_ws(', ', ${itemName}, ${placeName}, department.name) as name from requirement ${names}`

export const requirementRows: Rows<typeof requirementList> = {
  columns: () => sql`
    ${storedColumns(requirement)}, facility_type.name as facility_type_name, facility_group.name as facility_group_name,
    facility.name as facility_name, vacancy.shown_name as vacancy_name, department.name as department_name,
    document_kind.name as document_kind_name, exam.name as exam_name, qualification.name as qualification_name`,
  joins: () => names,
}

/** Whether another requirement exists for the same place and item. */
export async function hasSame(db: Db, input: RequirementInput): Promise<boolean> {
  const kind = kindOf(input)
  if (!kind) return false
  const { facility_type, facility_group, facility, department, vacancy } = input
  const places = { facility_type, facility_group, facility, department, vacancy }
  const sameAs = Object.entries({ ...places, [kind]: input[kind] }).map(
    ([field, ref]) => sql`${sql.ref(`${field}_id`)} is not distinct from ${ref?.id ?? null}::int`,
  )
  const { rows } = await sql`select 1 from requirement where ${sql.join(sameAs, sql` and `)} limit 1`.execute(db)
  return rows.length > 0
}

/** The kind of item and the level of place of a row of `requirement`. */
export const kindOfLine = sql`
  case when requirement.document_kind_id is not null then 'document_kind' when requirement.exam_id is not null then 'exam'
    when requirement.qualification_id is not null then 'qualification' end`
export const levelOfLine = sql`
  case when requirement.facility_type_id is not null then 'facility_type' when requirement.facility_group_id is not null then 'facility_group'
    when requirement.vacancy_id is not null then 'vacancy' when requirement.department_id is not null then 'department' else 'facility' end`

/** A place with all places that contain it, by id; null: there is none. */
type Place = { type: Sql; group: Sql; facility: Sql; department: Sql; vacancy: Sql; from: Sql }

const ofVacancy = (id: number): Place => ({
  type: sql`facility.facility_type_id`,
  group: sql`facility.facility_group_id`,
  facility: sql`facility.id`,
  department: sql`vacancy.department_id`,
  vacancy: sql`vacancy.id`,
  from: sql`vacancy join facility on facility.id = vacancy.facility_id where vacancy.id = ${id}`,
})

const ofFacility = (id: number, department: number | null): Place => ({
  type: sql`facility.facility_type_id`,
  group: sql`facility.facility_group_id`,
  facility: sql`facility.id`,
  department: sql`${department}::int`,
  vacancy: sql`null::int`,
  from: sql`facility where facility.id = ${id}`,
})

/** The requirements of a vacancy, inherited from its facility and department or its own; null: there is no such vacancy. */
export const findRequirementsOfVacancy = (db: Db, id: number): Promise<InheritedRequirement[] | null> => findInherited(db, ofVacancy(id))

/** The requirements at a facility, or in one of its departments; null: there is no such facility. */
export const findRequirementsOfFacility = (db: Db, id: number, department: number | null): Promise<InheritedRequirement[] | null> =>
  findInherited(db, ofFacility(id, department))

type Line = {
  kind: RequirementKind | null
  effect: RequirementLine['effect']
  item_id: number
  item_name: string
  level: RequirementLevel
  origin_id: number
  origin_name: string
}

/** One statement, each part answered by an index: a row for each applicable requirement, and at least one if the place exists. */
async function findInherited(db: Db, { type, group, facility, department, vacancy, from }: Place): Promise<InheritedRequirement[] | null> {
  const { rows } = await sql<Line>`
    with place as materialized (
      select ${type} as type_id, ${group} as group_id, ${facility} as house_id, ${department} as ward_id, ${vacancy} as job_id from ${from}
    ), applying as (
      select requirement.* from place join requirement on facility_type_id = type_id
      union all select requirement.* from place join requirement on facility_group_id = group_id
      union all select requirement.* from place join requirement on facility_id = house_id and (department_id is null or department_id = ward_id)
      union all select requirement.* from place join requirement on vacancy_id = job_id
    )
    select requirement.effect,
      ${kindOfLine} as kind,
      coalesce(document_kind.id, exam.id, qualification.id) as item_id,
      ${itemName} as item_name,
      ${levelOfLine} as level,
      coalesce(facility_type.id, facility_group.id, vacancy.id, department.id, facility.id) as origin_id,
      coalesce(department.name, ${placeName}) as origin_name
    from place left join applying requirement on true ${names}`.execute(db)
  if (rows.length === 0) return null
  return inherited(rows.flatMap((row) => (row.kind ? [lineOf(row, row.kind)] : []))).toSorted(byKindAndName)
}

const lineOf = ({ effect, item_id, item_name, level, origin_id, origin_name }: Line, kind: RequirementKind): RequirementLine => ({
  kind,
  item: { id: item_id, name: item_name },
  origin: { level, id: origin_id, name: origin_name },
  effect,
})
