import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  facility: { de: 'Einrichtung', en: 'Facility' },
  facilities: { de: 'Einrichtungen', en: 'Facilities' },
  create_facility: { de: 'Einrichtung anlegen', en: 'Create facility' },
  edit: { de: 'Bearbeiten', en: 'Edit' },

  facility_group_name: { de: 'Name der Gruppe', en: 'Name of the group' },

  search_hint: { de: 'Name, Firma, Ort, Kundennr. …', en: 'Name, company, city, client no. …' },
  no_facility: { de: 'Noch keine Einrichtung angelegt', en: 'No facility created yet' },
  no_facility_hint: {
    de: 'Legen Sie die erste Einrichtung an, dann ihre Ansprechpartner.',
    en: 'Create the first facility, then its contact persons.',
  },

  address_warning_meaning: {
    de: 'Ohne Koordinaten keine Karte und keine Umkreissuche.',
    en: 'Without coordinates there is no map and no search by distance.',
  },
  contact: { de: 'Kontakt', en: 'Contact' },
  webpage_hint: { de: 'https://', en: 'https://' },
  notes: { de: 'Notizen', en: 'Comments' },
  group_comments: { de: 'Gruppennotizen', en: 'Group comments' },

  contact_person: { de: 'Ansprechpartner', en: 'Contact person' },
  contact_persons: { de: 'Ansprechpartner', en: 'Contact persons' },
  create_contact_person: { de: 'Ansprechpartner anlegen', en: 'Create contact person' },
  no_contact_person: { de: 'Noch kein Ansprechpartner angelegt', en: 'No contact person created yet' },
  no_contact_person_hint: {
    de: 'Legen Sie an, mit wem Sie hier sprechen.',
    en: 'Add the people you talk to here.',
  },
  one_more: { de: 'und 1 weiterer', en: 'and 1 more' },
  some_more: { de: 'und {count} weitere', en: 'and {count} more' },
  function: { de: 'Funktion', en: 'Function' },
  no_contact: { de: 'Kein Kontakt seit', en: 'No contact for' },
  days: { de: 'Tagen', en: 'days' },
  n50: { de: '50', en: '50' },
  n100: { de: '100', en: '100' },
  n200: { de: '200', en: '200' },
  n365: { de: '365', en: '365' },
  no_contact_50: { de: 'Kein Kontakt seit 50 Tagen', en: 'No contact for 50 days' },
  no_contact_100: { de: 'Kein Kontakt seit 100 Tagen', en: 'No contact for 100 days' },
  no_contact_200: { de: 'Kein Kontakt seit 200 Tagen', en: 'No contact for 200 days' },
  no_contact_365: { de: 'Kein Kontakt seit 365 Tagen', en: 'No contact for 365 days' },
  main: { de: 'Haupt', en: 'Main' },
  contract: { de: 'Vertrag', en: 'Contract' },
  invoice: { de: 'Rechnung', en: 'Invoice' },
  group_responsible: { de: 'Gruppenverantwortlicher', en: 'Facility group responsible' },
  set_main: { de: 'Zum Hauptansprechpartner machen', en: 'Set as main contact' },
  set_contract: { de: 'Zum Vertragsansprechpartner machen', en: 'Set as contract contact' },
  set_invoice: { de: 'Zum Rechnungsansprechpartner machen', en: 'Set as invoice contact' },
  set_group_responsible: { de: 'Zum Gruppenverantwortlichen machen', en: 'Set as facility group responsible' },
  no_longer_main: { de: 'Nicht mehr Hauptansprechpartner', en: 'No longer main contact' },
  no_longer_contract: { de: 'Nicht mehr Vertragsansprechpartner', en: 'No longer contract contact' },
  no_longer_invoice: { de: 'Nicht mehr Rechnungsansprechpartner', en: 'No longer invoice contact' },
  no_longer_group_responsible: { de: 'Nicht mehr Gruppenverantwortlicher', en: 'No longer facility group responsible' },
  no_group: { de: 'Die Einrichtung gehört zu keiner Gruppe.', en: 'The facility belongs to no group.' },

  new: { de: 'Neu', en: 'New' },
  create_group: { de: 'Gruppe anlegen', en: 'Create group' },
  edit_group: { de: 'Gruppe bearbeiten', en: 'Edit group' },

  logbook: { de: 'Logbuch', en: 'Logbook' },
  engagement: { de: 'Logbucheintrag', en: 'Logbook entry' },
  no_entry: { de: 'Noch kein Logbucheintrag', en: 'No logbook entry yet' },
  no_entry_hint: {
    de: 'Halten Sie das nächste Gespräch fest, dann wissen alle, was besprochen wurde.',
    en: 'Write down the next call, then everybody knows what was said.',
  },
  never_contacted: { de: 'noch kein Kontakt', en: 'no contact yet' },
  edit_follow_up: { de: 'Wiedervorlage setzen oder ändern', en: 'Set or change follow-up' },

  details: { de: 'Details', en: 'Details' },
  edit_details: { de: 'Details bearbeiten', en: 'Edit details' },
} satisfies Record<string, Text>
