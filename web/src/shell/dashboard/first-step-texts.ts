import type { SetupStepName } from '@kasack/contract/setup.ts'
import type { Text } from '@kasack/contract/text.ts'

export const stepTexts = {
  agency: {
    title: { de: 'Name und Impressum', en: 'Name and imprint' },
    hint: {
      de: 'Name, Impressum, Datenschutzhinweise und Telefonnummer stehen auf der Bewerbungsseite. Sie gehören zu den Einstellungen des Servers.',
      en: 'Name, imprint, privacy notice and phone number appear on the application page. They are server settings.',
    },
  },
  mail: {
    title: { de: 'E-Mail-Versand', en: 'E-mail' },
    hint: {
      de: 'Profile und Bestätigungen gehen über Ihren SMTP-Server. Erledigt, sobald er eine E-Mail angenommen hat.',
      en: 'Profiles and confirmations are sent through your SMTP server. This step is done once it has accepted an e-mail.',
    },
  },
  users: {
    title: { de: 'Benutzer und Gruppen', en: 'Users and groups' },
    hint: {
      de: 'Legen Sie an, wer mit Ihnen arbeitet. Gruppen sagen, was sie oder er sehen und ändern darf.',
      en: 'Create accounts for your colleagues. Groups define what they can see and change.',
    },
  },
  lists: {
    title: { de: 'Listen', en: 'Lists' },
    hint: {
      de: 'Einrichtungstypen, Examen und Schlagwörter sind vorbelegt. Sehen Sie nach, ob es Ihre Wörter sind.',
      en: 'Facility types, exams and tags are already filled in. Check that they match the words you use.',
    },
  },
  facility: {
    title: { de: 'Erste Einrichtung', en: 'First facility' },
    hint: {
      de: 'Mit ihr beginnen Ansprechpartner, Stellen und Logbuch.',
      en: 'The starting point for contact persons, vacancies and the logbook.',
    },
  },
} satisfies Record<SetupStepName, Record<'title' | 'hint', Text>>

export const firstStepTexts = {
  first_steps: { de: 'Erste Schritte', en: 'First steps' },
  done_of: { de: '{done} von {all} erledigt', en: '{done} of {all} done' },
  send_away: { de: 'Nicht mehr zeigen', en: 'Do not show again' },
  done: { de: 'Erledigt', en: 'Done' },
  open: { de: 'Offen', en: 'Open' },
  unset: {
    de: 'Noch nicht gesetzt: {names}. Wer den Server betreibt, trägt sie ein und startet Kasack neu.',
    en: 'Not set yet: {names}. The person who runs the server needs to add them and restart Kasack.',
  },
  to_public_page: { de: 'Bewerbungsseite ansehen', en: 'View the application page' },
  send_test: { de: 'Test-E-Mail senden', en: 'Send test e-mail' },
  no_server: {
    de: 'Erst wenn SMTP_URL und MAIL_FROM gesetzt sind, kann eine Test-E-Mail ankommen.',
    en: 'A test e-mail can only arrive once SMTP_URL and MAIL_FROM are set.',
  },
  to_users: { de: 'Zu den Benutzern', en: 'Go to users' },
  to_lists: { de: 'Listen ansehen', en: 'View the lists' },
  create_facility: { de: 'Einrichtung anlegen', en: 'Create facility' },
} satisfies Record<string, Text>
