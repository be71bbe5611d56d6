import type { requirement, RequirementEffect, RequirementKind } from '@kasack/contract/requirement.ts'
import { lookups } from '@kasack/contract/reference.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  facility_type: lookups.facility_type.noun,
  facility_group: { de: 'Einrichtungsgruppe', en: 'Facility group' },
  facility: { de: 'Einrichtung', en: 'Facility' },
  vacancy: { de: 'Stelle', en: 'Vacancy' },
  department: lookups.facility_department.noun,
  document_kind: { de: 'Nachweis', en: 'Document' },
  exam: lookups.exam.noun,
  qualification: lookups.qualification.noun,
  effect: { de: 'Wirkung', en: 'Effect' },
  note: { de: 'Notiz', en: 'Note' },
} satisfies Labels<typeof requirement>

export const effectWords = {
  require: { de: 'Fordern', en: 'Require' },
  drop: { de: 'Aufheben', en: 'Drop' },
} satisfies Record<RequirementEffect, Text>

export const kindWords: Record<RequirementKind, Text> = {
  document_kind: labels.document_kind,
  exam: labels.exam,
  qualification: labels.qualification,
}
