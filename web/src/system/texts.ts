import type { JobName, System } from '@kasack/contract/system.ts'
import type { Text } from '@kasack/contract/text.ts'

export const jobTexts = {
  mail: { de: 'E-Mails übergeben', en: 'Hand over e-mails' },
  files: { de: 'Dateien entfernen, auf die nichts verweist', en: 'Remove files that nothing refers to' },
  history: { de: 'Verlauf kürzen', en: 'Shorten the history' },
  live: { de: 'Gemeldete Änderungen vergessen', en: 'Forget changes that were announced' },
  leasing: { de: 'Überlassungsfristen neu rechnen', en: 'Count clocks of leasing anew' },
} satisfies Record<JobName, Text>

export const runTexts = {
  leasing_clocks: { de: 'Überlassungsfristen neu gerechnet', en: 'Clocks of leasing counted anew' },
} satisfies Record<System['runs'][number]['kind'], Text>

export const texts = {
  system: { de: 'System', en: 'System' },
  program: { de: 'Programm', en: 'Program' },
  version: { de: 'Version', en: 'Version' },
  runtime: { de: 'Node.js', en: 'Node.js' },
  environment: { de: 'Umgebung', en: 'Environment' },
  production: { de: 'Produktion', en: 'Production' },
  development: { de: 'Entwicklung', en: 'Development' },
  public_url: { de: 'Adresse', en: 'Address' },
  started: { de: 'Gestartet', en: 'Started' },
  database: { de: 'Datenbank', en: 'Database' },
  kind: { de: 'Art', en: 'Kind' },
  embedded: { de: 'mitgeliefert', en: 'built in' },
  external: { de: 'eigener Server', en: 'own server' },
  postgresql: { de: 'PostgreSQL {version}', en: 'PostgreSQL {version}' },
  size: { de: 'Größe', en: 'Size' },
  migrations: { de: 'Migrationen', en: 'Migrations' },
  migrations_to: { de: '{count}, zuletzt {latest}', en: '{count}, latest {latest}' },
  history: { de: 'Verlauf', en: 'History' },
  history_of: { de: '{count} Änderungen, {size}', en: '{count} changes, {size}' },
  mail: { de: 'E-Mail', en: 'E-mail' },
  smtp: { de: 'SMTP-Server', en: 'SMTP server' },
  has_smtp: { de: 'eingerichtet', en: 'configured' },
  no_smtp: { de: 'keiner: E-Mails bleiben im Postausgang', en: 'none: e-mails stay in the outbox' },
  sender: { de: 'Absender', en: 'Sender' },
  last_sent: { de: 'Zuletzt gesendet', en: 'Last sent' },
  in_outbox: { de: 'Im Postausgang', en: 'In the outbox' },
  in_outbox_counts: {
    de: '{waiting} warten, {held} zurückgehalten, {failed} in sieben Tagen fehlgeschlagen',
    en: '{waiting} waiting, {held} held, {failed} failed within seven days',
  },
  test_mail: { de: 'Zum Postausgang und zur Test-E-Mail', en: 'To the outbox and the test e-mail' },
  runs: { de: 'Läufe', en: 'Runs' },
  no_runs: { de: 'Noch keine', en: 'None yet' },
  run_done: { de: 'begonnen {begun}, beendet {ended}; {total} Datensätze', en: 'begun {begun}, ended {ended}; {total} records' },
  run_open: { de: 'begonnen {begun}; {done} von {total} Datensätzen', en: 'begun {begun}; {done} of {total} records' },
  jobs: { de: 'Aufgaben dieses Prozesses', en: 'Jobs of this process' },
  job_done: { de: 'Zuletzt {last}, ohne Fehler; wieder spätestens {next}', en: 'Last {last}, without an error; again by {next}' },
  job_failed: {
    de: 'Zuletzt {last}, fehlgeschlagen (siehe Protokoll); wieder spätestens {next}',
    en: 'Last {last}, failed (see the log); again by {next}',
  },
  job_not_yet: { de: 'Noch nicht gelaufen', en: 'Not run yet' },
  empty_groups: { de: 'Ohne Mitglieder', en: 'Without members' },
  no_empty_group: { de: 'keine', en: 'none' },
  files: { de: 'Dateien', en: 'Files' },
  stored_files: { de: 'Anhänge und Dokumente', en: 'Attachments and documents' },
  files_of: { de: '{count}, zusammen {size}', en: '{count}, {size} in total' },
  places: { de: 'Orte', en: 'Places' },
  built_in_places: { de: 'mitgeliefert, {size}', en: 'built in, {size}' },
  other_places: { de: 'anderer Dienst', en: 'another service' },
  maps: { de: 'Karten', en: 'Maps' },
  built_in_maps: { de: 'mitgeliefert, ohne Straßen (MAP_STYLE_URL)', en: 'built in, without streets (MAP_STYLE_URL)' },
} satisfies Record<string, Text>
