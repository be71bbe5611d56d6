import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  engagement: { de: 'Logbucheintrag', en: 'Logbook entry' },
  logbook: { de: 'Logbuch', en: 'Logbook' },
  entry_of: { de: 'Logbucheintrag vom {moment}', en: 'Logbook entry of {moment}' },
  add_engagement: { de: 'Logbucheintrag anlegen', en: 'Add logbook entry' },
  add_similar: { de: 'Ähnlichen anlegen', en: 'Add similar' },

  created_day: { de: 'Erstellt am', en: 'Created on' },

  next_step: { de: 'Nächster Schritt', en: 'Next step' },
  entry: { de: 'Eintrag', en: 'Entry' },
  not_reached: { de: 'Nicht erreicht', en: 'Not reached' },
  not_reached_about: { de: '{name} nicht erreicht', en: '{name} not reached' },
  not_reached_help: {
    de: 'Schreibt „Nicht erreicht“ ins Logbuch, Wiedervorlage am nächsten Werktag',
    en: 'Logs “not reached” and sets a follow-up for the next working day',
  },
  not_reached_told: { de: '{name} nicht erreicht, Wiedervorlage am {day}', en: '{name} not reached, follow-up on {day}' },
  no_such_action: {
    de: 'Die Kontaktart „Nicht erreicht“ gibt es nicht mehr. Bitte wählen Sie eine andere.',
    en: 'The action type “not reached” no longer exists. Please choose another one.',
  },
  number_of_main: { de: 'Hauptansprechpartner {name}', en: 'Main contact {name}' },
  number_of_facility: { de: 'Einrichtung', en: 'Facility' },
  no_number: { de: 'keine Telefonnummer', en: 'no phone number' },
  about: { de: 'Worum es geht', en: 'About' },
  last_contact: { de: 'Letzter Kontakt', en: 'Latest contact' },
  note_of_follow_up: { de: 'Zur Wiedervorlage', en: 'About the follow-up' },
  no_contact_yet: { de: 'noch kein Kontakt', en: 'no contact yet' },
  either_hint: { de: 'Einrichtung oder Mitarbeiter', en: 'Facility or employee' },
  applicant_hint: { de: 'Einrichtung oder Bewerber', en: 'Facility or applicant' },
  any_hint: { de: 'Einrichtung, Mitarbeiter oder Bewerber', en: 'Facility, employee or applicant' },
  employee_left: {
    de: 'Ihnen fehlt das Recht, Mitarbeiter zu sehen. Deshalb wird hier niemand übernommen.',
    en: 'You do not have permission to view employees, so the employee is not carried over.',
  },
  no_entry_about_employee: {
    de: 'Ihnen fehlt das Recht, Mitarbeiter zu sehen. Deshalb können Sie nichts über sie eintragen.',
    en: 'You do not have permission to view employees, so you cannot log entries about them.',
  },
  save_and_next: { de: '{key} speichert und öffnet den nächsten Anruf', en: '{key} saves and opens the next call' },
  entry_about: { de: 'Eintrag zu {name} anlegen', en: 'Entry about {name}' },

  follow_up_title: { de: 'Wiedervorlage', en: 'Follow-up' },
  user: { de: 'Für', en: 'For' },
  facility_or_employee: {
    de: 'Bitte wählen Sie eine Einrichtung oder einen Mitarbeiter.',
    en: 'Please choose a facility or an employee.',
  },
  facility_or_applicant: {
    de: 'Bitte wählen Sie eine Einrichtung oder einen Bewerber.',
    en: 'Please choose a facility or an applicant.',
  },
  facility_employee_or_applicant: {
    de: 'Bitte wählen Sie eine Einrichtung, einen Mitarbeiter oder einen Bewerber.',
    en: 'Please choose a facility, an employee or an applicant.',
  },

  becomes_first: {
    de: 'Die Einrichtung hat noch keine Wiedervorlage, diese wird übernommen.',
    en: 'The facility has no follow-up yet, so this one will be used.',
  },
  replaces: { de: 'Ersetzt die Wiedervorlage vom {day}.', en: 'This replaces the follow-up on {day}.' },
  stays: {
    de: 'Die Wiedervorlage vom {day} bleibt, weil sie später ist.',
    en: 'The follow-up on {day} stays, because it is later.',
  },
  current: { de: 'Bisherige Wiedervorlage: {day}.', en: 'Current follow-up: {day}.' },
  locked_facility: {
    de: 'Die Wiedervorlage wird an der Einrichtung geändert.',
    en: 'The follow-up can only be changed on the facility.',
  },
  locked_person: {
    de: 'Die Wiedervorlage steht fest. Der nächste Eintrag zu dieser Person löst sie ab.',
    en: 'The follow-up cannot be changed. The next entry about this person replaces it.',
  },
  change_follow_up: { de: 'Wiedervorlage ändern', en: 'Change follow-up' },
  old_entry: {
    de: 'Dieser Eintrag ist vom {day}. Für ein neues Gespräch legen Sie besser einen neuen an.',
    en: 'This entry is from {day}. For a new conversation, please add a new one.',
  },
  add_new: { de: 'Neuen Eintrag anlegen', en: 'Add a new one instead' },

  no_entry: { de: 'Noch kein Logbucheintrag', en: 'No logbook entries yet' },
  no_entry_hint: {
    de: 'Tragen Sie das nächste Gespräch ein, dann steht es hier.',
    en: 'Log the next call, and it appears here.',
  },
} satisfies Record<string, Text>
