/** What employees are lent for. */
export type Skill =
  | 'anaesthesia'
  | 'birth'
  | 'children'
  | 'dialysis'
  | 'elderly'
  | 'emergency'
  | 'general'
  | 'inclusion'
  | 'intensive'
  | 'mental'
  | 'operation'
  | 'practice'
  | 'rescue'
  | 'social'
  | 'therapy'

/** A ward and whom it asks for, in the words of the logbook. */
export type Ward = { name: string; need: string; skill: Skill }

const ward = (name: string, need: string, skill: Skill): Ward => ({ name, need, skill })

const hospital = [
  ward('ITS', 'FK Intensiv', 'intensive'),
  ward('IMC', 'PFK mit IMC-Erfahrung', 'intensive'),
  ward('ZNA', 'GKP mit ZNA-Erfahrung', 'emergency'),
  ward('Innere (Station 3)', 'GKP', 'general'),
  ward('Unfallchirurgie', 'GKP', 'general'),
  ward('Geriatrie', 'PFK', 'general'),
  ward('Stroke Unit', 'GKP Stroke Unit', 'intensive'),
  ward('OP', 'OTA', 'operation'),
  ward('Anästhesie', 'ATA', 'anaesthesia'),
  ward('Kardiologie', 'GKP', 'general'),
]
const home = [
  ward('WB 1', 'PFK', 'elderly'),
  ward('WB 2', 'PFK', 'elderly'),
  ward('Demenzbereich', 'Altenpfleger/in', 'elderly'),
  ward('Nachtdienst', 'Nachtwache (PFK)', 'elderly'),
]
const mental = [ward('Akutstation', 'GKP Psychiatrie', 'mental'), ward('Geronto', 'PFK', 'mental'), ward('Suchtstation', 'GKP', 'mental')]
const rehabilitation = [
  ward('Ortho', 'PFK', 'general'),
  ward('Neuro Phase C', 'GKP', 'general'),
  ward('Nachtdienst', 'Nachtwache (PFK)', 'general'),
]
const practice = [ward('Praxis', 'MFA', 'practice'), ward('Anmeldung', 'MFA', 'practice')]

const ofType: Record<string, Ward[]> = {
  Universitätsklinikum: hospital,
  'Krankenhaus der Maximalversorgung': hospital,
  'Krankenhaus der Grund- und Regelversorgung': hospital.slice(0, 8),
  Rehabilitationsklinik: rehabilitation,
  'Psychiatrische Klinik': mental,
  Tagesklinik: [ward('Tagesklinik', 'GKP Psychiatrie', 'mental')],
  Dialysezentrum: [ward('Früh', 'FK Dialyse', 'dialysis'), ward('Samstagsschicht', 'FK Dialyse', 'dialysis')],
  'Medizinisches Versorgungszentrum (MVZ)': practice,
  Arztpraxis: practice,
  'Ambulantes OP-Zentrum': [ward('OP', 'OTA', 'operation'), ward('AWR', 'ATA', 'anaesthesia')],
  Rettungsdienst: [ward('Wache 2', 'NotSan', 'rescue'), ward('RTW Nacht', 'NotSan', 'rescue')],
  Geburtshaus: [ward('Team', 'Hebamme', 'birth')],
  'Ambulanter Intensivpflegedienst / Intensiv-Wohngruppe': [ward('WG', 'PFK außerklin. Beatmung', 'intensive')],
  'Ambulanter Pflegedienst': [ward('Tour 4', 'PFK mit Führerschein', 'elderly'), ward('Spättour', 'PFK mit Führerschein', 'elderly')],
  Hospiz: [ward('Haus', 'PFK Palliativ', 'elderly')],
  'Einrichtung der Eingliederungshilfe': [ward('Wohngruppe Süd', 'HEP', 'inclusion'), ward('Außenwohngruppe', 'HEP', 'inclusion')],
  'Kinder- und Jugendhilfe': [ward('Inobhutnahme', 'Erzieher/in', 'social')],
}

// A clinic for one thing asks for what it does, not for what its type does.
const ofFacility: Record<string, Ward[]> = {
  'Kinderklinik St. Wendula': [
    ward('Neonatologie', 'GKiKP mit FWB', 'children'),
    ward('Säuglingsstation', 'GKiKP', 'children'),
    ward('Kinder-Chirurgie', 'GKiKP', 'children'),
  ],
  'Krankenhaus Havelauen': [...hospital.slice(0, 5), ward('Kreißsaal', 'Hebamme', 'birth')],
  'Klinik Elbquartier': [
    ward('OP Endoprothetik', 'OTA', 'operation'),
    ward('Anästhesie', 'ATA', 'anaesthesia'),
    ward('Station', 'GKP', 'general'),
  ],
  'Alpenwart Klinik Wettersteinblick': [ward('Unfallchirurgie', 'GKP', 'general'), ward('OP', 'OTA', 'operation')],
  'Fachklinik Elbsandblick': [ward('Weaning', 'FK Intensiv / Atmungstherapie', 'intensive'), ward('Pneumologie', 'GKP', 'general')],
  'Fördeklinik Holmwall': [ward('KJP Nord', 'GKP / Erzieher', 'mental'), ...mental],
  'Kurhain Therapiezentrum Werrebogen': [
    ward('Therapie', 'Physiotherapeut/in', 'therapy'),
    ward('Nachtdienst', 'Nachtwache (PFK)', 'general'),
  ],
}

/** The wards of a facility; a type that is not named here is a home. */
export function wardsOf({ name, facility_type }: { name: string; facility_type: string }): Ward[] {
  return ofFacility[name] ?? ofType[facility_type] ?? (/klinik/i.test(facility_type) ? hospital.slice(2, 7) : home)
}
