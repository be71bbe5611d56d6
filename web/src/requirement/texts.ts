import type { RequirementLevel } from '@kasack/contract/requirement-inherited.ts'
import type { Text } from '@kasack/contract/text.ts'

/** Who requires or drops something, as the end of a sentence. */
export const originTexts = {
  facility_type: { de: 'vom Einrichtungstyp {name}', en: 'by the facility type {name}' },
  facility_group: { de: 'von der Gruppe {name}', en: 'by the group {name}' },
  facility: { de: 'von der Einrichtung {name}', en: 'by the facility {name}' },
  department: { de: 'vom Fachbereich {name}', en: 'by the department {name}' },
  vacancy: { de: 'von der Stelle {name}', en: 'by the vacancy {name}' },
} satisfies Record<RequirementLevel, Text>

/** The same for the record whose page shows it. */
export const ownTexts = {
  facility_type: { de: 'von diesem Einrichtungstyp', en: 'by this facility type' },
  facility_group: { de: 'von dieser Gruppe', en: 'by this group' },
  facility: { de: 'von dieser Einrichtung', en: 'by this facility' },
  department: originTexts.department,
  vacancy: { de: 'von dieser Stelle', en: 'by this vacancy' },
} satisfies Record<RequirementLevel, Text>

export const texts = {
  dropped: { de: 'aufgehoben {by}', en: 'dropped {by}' },
  nothing_required: { de: 'Keine Voraussetzungen.', en: 'No requirements.' },
  drop_here: { de: 'Hier aufheben', en: 'Drop here' },
  require_here: { de: 'Hier wieder fordern', en: 'Require again here' },
  only_superusers_drop: {
    de: 'Nur Superuser heben Voraussetzungen auf.',
    en: 'Only superusers can drop requirements.',
  },
  only_superusers_change: {
    de: 'Was aufgehoben ist, ändern nur Superuser.',
    en: 'Only superusers can change dropped requirements.',
  },
  place: { de: 'Wofür', en: 'Where' },
  place_hint: { de: 'Gilt für alle Buchungen dort.', en: 'Applies to every booking there.' },
  department_hint: {
    de: 'Ohne Fachbereich gilt sie für die ganze Einrichtung.',
    en: 'Without a department it applies to the whole facility.',
  },
  whole_facility: { de: 'ganze Einrichtung', en: 'whole facility' },
  item: { de: 'Was', en: 'What' },
  item_hint: { de: 'Nachweis, Examen oder Qualifikation, eines davon', en: 'Either a document, an exam or a qualification' },
  other_chosen: { de: 'nicht nötig, es ist etwas gewählt', en: 'not needed, something else is already chosen' },
  effect_hint: {
    de: 'Aufheben nimmt weg, was Typ, Gruppe oder Einrichtung fordern.',
    en: 'Dropping removes a requirement of the type, group or facility.',
  },
  of_types: {
    de: 'Voraussetzungen in allen Einrichtungen dieses Typs, soweit Gruppe, Einrichtung oder Stelle sie nicht aufheben.',
    en: 'These requirements apply to all facilities of this type unless a group, facility or vacancy drops them.',
  },
  of_groups: {
    de: 'Voraussetzungen in allen Einrichtungen dieser Gruppe, soweit Einrichtung oder Stelle sie nicht aufheben.',
    en: 'These requirements apply to all facilities in this group unless a facility or vacancy drops them.',
  },
  propose_measles: { de: 'Masernnachweis fordern', en: 'Require measles proof' },
  proposal_of_one: {
    de: 'Masernnachweis in einem Einrichtungstyp fordern?',
    en: 'Require measles proof for 1 facility type?',
  },
  proposal_of_some: {
    de: 'Masernnachweis in {count} Einrichtungstypen fordern?',
    en: 'Require measles proof for {count} facility types?',
  },
  proposal_why: {
    de: 'Dort verlangt § 20 Abs. 8 IfSG den Nachweis von allen, die nach 1970 geboren sind.',
    en: 'There, § 20 (8) IfSG requires it from everybody born after 1970.',
  },
  proposal_done: {
    de: 'Alle Einrichtungstypen, in denen er Pflicht ist, fordern ihn schon.',
    en: 'All facility types for which it is required by law already require it.',
  },
  no_measles_kind: {
    de: 'Es gibt keine Nachweisart mit dem Code „measles“.',
    en: 'There is no document type with the code “measles”.',
  },
  source: { de: '§ 20 Abs. 8 IfSG', en: '§ 20 (8) IfSG' },
} satisfies Record<string, Text>
