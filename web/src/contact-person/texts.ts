import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  facility_or_group: { de: 'Einrichtung oder Gruppe', en: 'Facility or group' },
  facility_name: { de: 'Name der Einrichtung', en: 'Name of the facility' },
  facility_group_name: { de: 'Name der Gruppe', en: 'Name of the group' },
  group_responsible: { de: 'Gruppenverantwortlicher', en: 'Facility group responsible' },

  search_hint: { de: 'Name, Einrichtung, Telefon …', en: 'Name, facility, phone …' },
  no_contact_person: { de: 'Noch kein Ansprechpartner angelegt', en: 'No contact person created yet' },
  no_contact_person_hint: {
    de: 'Legen Sie an, mit wem Sie in den Einrichtungen sprechen.',
    en: 'Add the people you talk to at the facilities.',
  },

  person: { de: 'Person', en: 'Person' },
  belongs_to: { de: 'Zugehörigkeit', en: 'Belongs to' },
  one_of_both: { de: 'Einrichtung oder Gruppe, nicht beides.', en: 'Facility or group, not both.' },
  facility_off: { de: 'durch die Gruppe belegt', en: 'a group is chosen' },
  group_off: { de: 'durch die Einrichtung belegt', en: 'a facility is chosen' },
  choose_facility_first: { de: 'erst Einrichtung wählen', en: 'choose a facility first' },
  nobody_there: { de: 'Einrichtung ohne Ansprechpartner', en: 'facility without contact persons' },
  loading: { de: 'Wird geladen …', en: 'Loading …' },
  contact: { de: 'Kontakt', en: 'Contact' },
  other_address_hint: { de: 'Nur wenn sie nicht die der Einrichtung ist.', en: 'Only if it is not the facility’s.' },
  notes: { de: 'Notizen', en: 'Notes' },

  follow_up: { de: 'Wiedervorlage', en: 'Follow-up' },
  set_follow_up: { de: 'Wiedervorlage setzen', en: 'Set follow-up' },
  choose_facility: { de: 'Einrichtung der Gruppe wählen', en: 'Choose a facility of the group' },
  facility_of_follow_up: { de: 'Einrichtung der Wiedervorlage', en: 'Facility of the follow-up' },
  no_facility: {
    de: 'Ohne Einrichtung gibt es keine Wiedervorlage.',
    en: 'Without a facility there is no follow-up.',
  },
  group_without_facility: {
    de: 'Die Gruppe hat keine Einrichtung, an der die Wiedervorlage stehen könnte.',
    en: 'The group has no facility that could have the follow-up.',
  },

  details: { de: 'Details', en: 'Details' },
} satisfies Record<string, Text>
