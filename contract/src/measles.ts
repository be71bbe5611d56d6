/** Code of the document kind that proves protection against measles. */
export const measlesCode = 'measles'

/**
 * Facility types in which the law requires that proof of everyone born after 1970 (§ 20 Abs. 8 IfSG), by their names in a new agency's
 * reference list. See docs/rules/requirements.md.
 */
export const measlesTypes: readonly string[] = [
  'Universitätsklinikum',
  'Krankenhaus der Maximalversorgung',
  'Krankenhaus der Grund- und Regelversorgung',
  'Fachklinik',
  'Rehabilitationsklinik',
  'Psychiatrische Klinik',
  'Tagesklinik',
  'Dialysezentrum',
  'Medizinisches Versorgungszentrum (MVZ)',
  'Arztpraxis',
  'Ambulantes OP-Zentrum',
  'Rettungsdienst',
  'Geburtshaus',
  'Ambulanter Intensivpflegedienst / Intensiv-Wohngruppe',
  'Kinder- und Jugendhilfe',
  'Justizvollzugskrankenhaus',
  'Bundeswehrkrankenhaus',
  'Gesundheitsamt',
]
