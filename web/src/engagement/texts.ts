import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  engagement: { de: 'Logbucheintrag', en: 'Logbook entry' },
  logbook: { de: 'Logbuch', en: 'Logbook' },
  entry_of: { de: 'Logbucheintrag vom {moment}', en: 'Logbook entry of {moment}' },
  create_engagement: { de: 'Logbucheintrag anlegen', en: 'Create logbook entry' },
  add_similar: { de: 'Ähnlichen anlegen', en: 'Add similar' },
  edit: { de: 'Bearbeiten', en: 'Edit' },

  created: { de: 'Erstellt', en: 'Created' },
  created_day: { de: 'Erstellt am', en: 'Created on' },
  creator: { de: 'Erstellt von', en: 'Created by' },
  facility: { de: 'Einrichtung', en: 'Facility' },
  federal_state: { de: 'Bundesland', en: 'Federal state' },
  contact_person: { de: 'Ansprech\u00ADpartner', en: 'Contact person' },
  employee: { de: 'Mitarbeiter', en: 'Employee' },
  action_type: { de: 'Kontaktart', en: 'Action type' },
  note: { de: 'Notiz', en: 'Note' },
  follow_up: { de: 'Wieder\u00ADvorlage', en: 'Follow-up' },
  followup_date: { de: 'Wiedervorlage am', en: 'Follow-up on' },
  followup_user: { de: 'Wiedervorlage für', en: 'Follow-up for' },
  priority: { de: 'Priorität', en: 'Priority' },

  call: { de: 'Anruf', en: 'Call' },
  entry: { de: 'Eintrag', en: 'Entry' },
  entry_about: { de: 'Eintrag zu {name} anlegen', en: 'Entry about {name}: create' },

  no_entry: { de: 'noch kein Logbucheintrag', en: 'no logbook entry yet' },
  no_entry_hint: {
    de: 'Tragen Sie das nächste Gespräch ein, dann steht es hier.',
    en: 'Log the next call, then it stands here.',
  },
} satisfies Record<string, Text>
