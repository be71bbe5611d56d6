import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  search_hint: { de: 'Name, Benutzername, E-Mail …', en: 'Name, user name, e-mail …' },
  no_user: { de: 'Noch kein Benutzer', en: 'No user yet' },
  no_user_hint: { de: 'Legen Sie an, wer mit Kasack arbeitet.', en: 'Add the people who work with Kasack.' },
  person: { de: 'Person', en: 'Person' },
  signing_in: { de: 'Anmeldung', en: 'Login' },
  password_hint: {
    de: 'Mindestens 10 Zeichen. Sagen Sie es der Person selbst; sie ändert es unter Kontosicherheit.',
    en: 'At least 10 characters. Tell the person yourself; they change it under Account security.',
  },
  suggest_password: { de: 'Vorschlagen', en: 'Suggest' },
  own_rights: { de: 'Eigene Rechte', en: 'Own rights' },
  no_groups: { de: 'keine Gruppe', en: 'no group' },
  superuser_hint: {
    de: 'Superuser dürfen alles und verwalten die Agentur.',
    en: 'Superusers may do everything and run the agency.',
  },
  last_superuser: {
    de: 'Der letzte aktive Superuser bleibt es. Machen Sie zuerst jemand anderen dazu.',
    en: 'The last active superuser has to stay one. Make somebody else a superuser first.',
  },
  superusers: { de: 'Superuser', en: 'Superusers' },
  no_superusers: { de: 'Ohne Superuser', en: 'Without superusers' },
  all_rights: { de: 'alle Rechte', en: 'all rights' },
  own_right: { de: '1 eigenes Recht', en: '1 own right' },
  number_of_own_rights: { de: '{count} eigene Rechte', en: '{count} own rights' },
  never: { de: 'noch nie', en: 'never' },

  new_password: { de: 'Neues Passwort setzen', en: 'Set new password' },
  own_password: { de: 'Ihr eigenes Passwort ändern Sie unter Kontosicherheit.', en: 'Change your own password under Account security.' },
  own_factor: {
    de: 'Ihren eigenen zweiten Faktor ändern Sie unter Kontosicherheit.',
    en: 'Change your own second factor under Account security.',
  },
  to_security: { de: 'Zur Kontosicherheit', en: 'To account security' },
  has_new_password: { de: 'Das neue Passwort gilt.', en: 'The new password is set.' },
  new_password_hint: {
    de: 'Mindestens 10 Zeichen. Alle Sitzungen der Person enden damit.',
    en: 'At least 10 characters. It ends all of the person’s sessions.',
  },
  end_sessions_question: { de: '{name} überall abmelden?', en: 'Log {name} out everywhere?' },
  end_sessions_help: {
    de: 'Alle Sitzungen enden sofort, nicht gespeicherte Eingaben gehen verloren. Anmelden ist danach wieder möglich.',
    en: 'All sessions end at once, and unsaved input is lost. The person can log in again.',
  },
  sessions_ended: { de: '{name} ist überall abgemeldet.', en: '{name} is logged out everywhere.' },
  no_factor: { de: 'meldet sich nur mit dem Passwort an', en: 'logs in with the password alone' },
  with_factor: { de: 'mit zweitem Faktor', en: 'with second factor' },
  reset_factor_question: { de: 'Zweiten Faktor von {name} zurücksetzen?', en: 'Reset the second factor of {name}?' },
  reset_factor_help: {
    de: 'Einmalcodes, Passkeys und Wiederherstellungscodes werden entfernt; das Passwort allein genügt dann. Vergewissern Sie sich, dass die Bitte von der Person selbst kommt.',
    en: 'One-time codes, passkeys and recovery codes are removed; the password alone is then enough. Make sure that the request comes from the person in question.',
  },
  factor_was_reset: { de: '{name} meldet sich jetzt nur mit dem Passwort an.', en: '{name} now logs in with the password alone.' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },

  hand_over: { de: 'Übergeben …', en: 'Hand over …' },
  deactivate: { de: 'Deaktivieren …', en: 'Deactivate …' },
  give_and_leave: { de: 'Übergeben und deaktivieren', en: 'Hand over and deactivate' },
  give: { de: 'Übergeben', en: 'Hand over' },
  was_handed_over: { de: 'Die Übergabe ist gespeichert.', en: 'The handover is saved.' },
  nothing_to_hand_over: { de: 'Es gibt nichts zu übergeben.', en: 'There is nothing to hand over.' },
  to_hand_over_hint: { de: 'Was Sie nicht ankreuzen, bleibt bei der Person.', en: 'What is not ticked stays with the person.' },
  access: { de: 'Zugang', en: 'Access' },
  deactivate_hint: { de: 'Damit endet jede Sitzung sofort.', en: 'Deactivating ends every session at once.' },
  not_herself: { de: 'Bitte wählen Sie jemand anderen.', en: 'Please choose somebody else.' },
} satisfies Record<string, Text>
