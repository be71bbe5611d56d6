import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  engagement: { de: 'Logbucheintrag', en: 'Logbook entry' },
  logbook: { de: 'Logbuch', en: 'Logbook' },
  entry_of: { de: 'Logbucheintrag vom {moment}', en: 'Logbook entry of {moment}' },
  add_engagement: { de: 'Logbucheintrag anlegen', en: 'Add logbook entry' },
  add_similar: { de: 'Ähnlichen anlegen', en: 'Add similar' },

  created_day: { de: 'Erstellt am', en: 'Created on' },

  call: { de: 'Anruf', en: 'Call' },
  entry: { de: 'Eintrag', en: 'Entry' },
  entry_about: { de: 'Eintrag zu {name} anlegen', en: 'Entry about {name}' },

  follow_up_title: { de: 'Wiedervorlage', en: 'Follow-up' },
  user: { de: 'Für', en: 'For' },
  facility_or_employee: {
    de: 'Bitte wählen Sie eine Einrichtung oder einen Mitarbeiter.',
    en: 'Please choose a facility or an employee.',
  },
  choose_facility_first: { de: 'erst Einrichtung wählen', en: 'choose a facility first' },
  no_contact_person: { de: 'Einrichtung ohne Ansprechpartner', en: 'facility without contact persons' },
  loading: { de: 'Wird geladen …', en: 'Loading …' },

  becomes_first: {
    de: 'Die Einrichtung hat noch keine Wiedervorlage, diese wird übernommen.',
    en: 'The facility has no follow-up yet, this becomes it.',
  },
  replaces: { de: 'Ersetzt die Wiedervorlage vom {day}.', en: 'Replaces the follow-up on {day}.' },
  stays: {
    de: 'Die Wiedervorlage vom {day} bleibt, weil sie später ist.',
    en: 'The follow-up on {day} stays, because it is later.',
  },
  current: { de: 'Bisherige Wiedervorlage: {day}.', en: 'Current follow-up: {day}.' },
  locked_facility: {
    de: 'Die Wiedervorlage wird an der Einrichtung geändert.',
    en: 'The follow-up is changed at the facility.',
  },
  locked_employee: {
    de: 'Die Wiedervorlage steht fest. Der nächste Eintrag zu diesem Mitarbeiter löst sie ab.',
    en: 'The follow-up stays as it is. The next entry about this employee replaces it.',
  },
  change_follow_up: { de: 'Wiedervorlage ändern', en: 'Change follow-up' },
  old_entry: {
    de: 'Dieser Eintrag ist vom {day}. Für ein neues Gespräch legen Sie besser einen neuen an.',
    en: 'This entry is from {day}. For a new conversation, please add a new one.',
  },
  add_new: { de: 'Neuen Eintrag anlegen', en: 'Add a new one instead' },

  no_entry: { de: 'noch kein Logbucheintrag', en: 'no logbook entry yet' },
  no_entry_hint: {
    de: 'Tragen Sie das nächste Gespräch ein, dann steht es hier.',
    en: 'Log the next call, and it appears here.',
  },
} satisfies Record<string, Text>
