import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  facility_or_group: { de: 'Einrichtung oder Gruppe', en: 'Facility or group' },
  facility_name: { de: 'Name der Einrichtung', en: 'Facility name' },
  facility_group_name: { de: 'Name der Gruppe', en: 'Group name' },
  group_responsible: { de: 'Gruppenverantwortlicher', en: 'Facility group responsible' },

  search_hint: { de: 'Name, Einrichtung, Telefon …', en: 'Name, facility, phone …' },
  no_contact_person: { de: 'Noch kein Ansprechpartner angelegt', en: 'No contact persons created yet' },
  no_contact_person_hint: {
    de: 'Legen Sie an, mit wem Sie in den Einrichtungen sprechen.',
    en: 'Add the people you talk to at the facilities.',
  },

  person: { de: 'Person', en: 'Person' },
  belongs_to: { de: 'Zugehörigkeit', en: 'Belongs to' },
  one_of_both: { de: 'Einrichtung oder Gruppe, nicht beides.', en: 'Choose either a facility or a group.' },
  facility_off: { de: 'durch die Gruppe belegt', en: 'a group is already chosen' },
  group_off: { de: 'durch die Einrichtung belegt', en: 'a facility is already chosen' },
  choose_facility_first: { de: 'erst Einrichtung wählen', en: 'choose a facility first' },
  nobody_there: { de: 'Einrichtung ohne Ansprechpartner', en: 'the facility has no contact persons' },
  loading: { de: 'Wird geladen …', en: 'Loading …' },
  contact: { de: 'Kontakt', en: 'Contact' },
  other_address_hint: { de: 'Nur wenn sie nicht die der Einrichtung ist.', en: 'Only if it differs from the facility’s.' },
  notes: { de: 'Notizen', en: 'Notes' },

  follow_up: { de: 'Wiedervorlage', en: 'Follow-up' },
  set_follow_up: { de: 'Wiedervorlage setzen', en: 'Set follow-up' },
  choose_facility: { de: 'Einrichtung der Gruppe wählen', en: 'Choose a facility in the group' },
  facility_of_follow_up: { de: 'Einrichtung der Wiedervorlage', en: 'Facility for the follow-up' },
  no_facility: {
    de: 'Ohne Einrichtung gibt es keine Wiedervorlage.',
    en: 'A follow-up needs a facility.',
  },
  group_without_facility: {
    de: 'Die Gruppe hat keine Einrichtung, an der die Wiedervorlage stehen könnte.',
    en: 'The group has no facility for the follow-up.',
  },

  details: { de: 'Details', en: 'Details' },
} satisfies Record<string, Text>
