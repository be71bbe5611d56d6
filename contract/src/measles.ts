/** The kind of documents that proves protection against measles, by its code. */
export const measlesCode = 'measles'

/**
 * The types of facilities in which the law asks everybody born after 1970 for that proof (§ 20 Abs. 8 IfSG), by the names that the
 * reference list of a new agency has. See docs/rules/requirements.md.
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
