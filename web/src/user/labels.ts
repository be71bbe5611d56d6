import type { handOver } from '@kasack/contract/hand-over.ts'
import type { user } from '@kasack/contract/user.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  username: { de: 'Benutzername', en: 'User name' },
  password: { de: 'Passwort', en: 'Password' },
  first_name: { de: 'Vorname', en: 'First name' },
  last_name: { de: 'Nachname', en: 'Last name' },
  name: { de: 'Name', en: 'Name' },
  full_name: { de: 'Vollständiger Name', en: 'Full name' },
  email: { de: 'E-Mail', en: 'E-mail' },
  groups: { de: 'Benutzergruppen', en: 'User groups' },
  permissions: { de: 'Rechte', en: 'Permissions' },
  is_superuser: { de: 'Superuser', en: 'Superuser' },
  is_staff: { de: 'Verwaltungszugang', en: 'Administration access' },
  may_access_kpis: { de: 'Kennzahlen', en: 'KPIs' },
  is_active: { de: 'Aktiv', en: 'Active' },
  has_second_factor: { de: 'Zweiter Faktor', en: 'Second factor' },
  last_login: { de: 'Letzte Anmeldung', en: 'Last login' },
  created_datetime: { de: 'Angelegt', en: 'Created' },
} satisfies Labels<typeof user>

export const handOverLabels = {
  successor: { de: 'Nachfolge', en: 'Successor' },
  follow_ups: { de: 'Wiedervorlagen', en: 'Follow-ups' },
  facilities: { de: 'Einrichtungen', en: 'Facilities' },
  employees: { de: 'Mitarbeiter', en: 'Employees' },
  deactivate: { de: 'Deaktivieren', en: 'Deactivate' },
} satisfies Labels<ReturnType<typeof handOver>>
