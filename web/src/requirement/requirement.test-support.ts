import type { InheritedRequirement } from '@kasack/contract/requirement-inherited.ts'
import type { Requirement } from '@kasack/contract/requirement.ts'

/** Proof of measles immunity at the Klinikum Spreetal; a test overrides what it cares about. */
export const aRequirement = (requirement: Partial<Requirement> = {}): Requirement => ({
  id: 41,
  facility_type: null,
  facility_group: null,
  facility: { id: 12, name: 'Klinikum Spreetal' },
  vacancy: null,
  department: null,
  document_kind: { id: 3, name: 'Masernnachweis' },
  exam: null,
  qualification: null,
  effect: 'require',
  note: '',
  version: 'AAAA',
  ...requirement,
})

/** The same proof, required by the Klinikum's facility type. */
export const ofType = (more: Partial<InheritedRequirement> = {}): InheritedRequirement => ({
  kind: 'document_kind',
  item: { id: 3, name: 'Masernnachweis' },
  origin: { level: 'facility_type', id: 2, name: 'Fachklinik' },
  dropped_by: null,
  ...more,
})
