import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database/db.ts'

/**
 * A document per facility type; one requirement each for many groups, facilities, departments and vacancies, of which every eleventh drops
 * it.
 */
export async function insertRequirements(db: Db, count: number): Promise<void> {
  await sql`
    insert into requirement (facility_type_id, document_kind_id, note)
    select facility_type.id, (select min(id) from document_kind), 'Laut Gesetz' from facility_type`.execute(db)
  await sql`
    insert into requirement (facility_group_id, facility_id, department_id, vacancy_id, document_kind_id, exam_id, qualification_id, effect, note)
    select
      case when number % 10 = 0 then number / 10 % (select count(*) from facility_group) + 1 end,
      case when number % 10 between 1 and 5 then number * 7919 % (select count(*) from facility) + 1 end,
      case when number % 10 between 1 and 2 then departments[1 + number % cardinality(departments)] end,
      case when number % 10 > 5 then number * 104729 % (select count(*) from vacancy) + 1 end,
      case when number % 3 = 0 then kinds[1 + number / 3 % cardinality(kinds)] end,
      case when number % 3 = 1 then exams[1 + number / 3 % cardinality(exams)] end,
      case when number % 3 = 2 then qualifications[1 + number / 3 % cardinality(qualifications)] end,
      case when number % 11 = 0 then 'drop' else 'require' end,
      case when number % 4 = 0 then 'Laut Rahmenvertrag Nr. ' || number || '.' else '' end
    from generate_series(1, ${count}::bigint) number
    cross join (select array_agg(id order by id) as departments from facility_department) department
    cross join (select array_agg(id order by id) as kinds from document_kind) kind
    cross join (select array_agg(id order by id) as exams from exam) exam
    cross join (select array_agg(id order by id) as qualifications from qualification) qualification
    on conflict do nothing`.execute(db)
}
