import { requirementList } from '@kasack/contract/requirement.ts'
import { sql } from 'kysely'
import { listQuery } from '../platform/list/list-query.ts'
import { containsFolded, oneOf, refersToFolded, refersToKindNamed, refersToNamed, value } from '../platform/list/sql.ts'
import { requirementRows } from './queries.ts'

/** Where a word of the search may occur: in the note, or in the name of anything the requirement refers to. */
const fits = [
  containsFolded('requirement.search_text'),
  refersToKindNamed('requirement.document_kind_id', 'document_kind'),
  refersToKindNamed('requirement.exam_id', 'exam'),
  refersToKindNamed('requirement.qualification_id', 'qualification'),
  refersToKindNamed('requirement.department_id', 'facility_department'),
  refersToKindNamed('requirement.facility_type_id', 'facility_type'),
  refersToNamed('requirement.facility_group_id', 'facility_group'),
  refersToNamed('requirement.facility_id', 'facility'),
  refersToFolded('requirement.vacancy_id', 'vacancy', 'vacancy.shown_name_folded'),
]

export const listRequirements = listQuery(requirementList, {
  rows: requirementRows,
  search: (word) =>
    sql`(${sql.join(
      fits.map((fit) => fit(word)),
      sql` or `,
    )})`,
  filters: {
    facility_type__id: oneOf('requirement.facility_type_id'),
    facility_group__id: oneOf('requirement.facility_group_id'),
    facility__id: oneOf('requirement.facility_id'),
    vacancy__id: oneOf('requirement.vacancy_id'),
    document_kind__id: oneOf('requirement.document_kind_id'),
  },
  sorts: { id: value('requirement.id') },
})
