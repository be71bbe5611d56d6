import type { EmailTemplate } from './special-email-templates.ts'

/** Mails to facilities. Those of category `profile` count as sending a profile. */
export const facilityEmailTemplates: EmailTemplate[] = [
  {
    code: 'anonymous_profile',
    name: 'Anonymisiertes Profil',
    category: 'profile',
    subject: 'Fachkraft für {{ vacancy.department }} in {{ facility.city }}',
    text_template: `{{ contact_person.greeting }},

für {{ vacancy.department }} kann ich Ihnen folgende Fachkraft anbieten:

Kennziffer: {{ employee.public_id }}
Examen: {{ employee.exam }}
Qualifikationen: {{ employee.qualifications }}
Verfügbar ab: {{ employee.available_from_date }}

Bei Interesse sende ich Ihnen das vollständige Profil.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'profile_reminder',
    name: 'Nachfassen Profil',
    category: 'facility',
    subject: 'Ihre Rückmeldung zu {{ employee.full_name }}',
    text_template: `{{ contact_person.greeting }},

vor einigen Tagen habe ich Ihnen das Profil von {{ employee.full_name }} für die Stelle {{ vacancy.name }} gesendet. Konnten Sie es schon ansehen?

Ich halte {{ employee.full_name }} gern noch kurz für Sie frei, bekomme aber auch Anfragen von anderen Häusern. Eine kurze Antwort genügt.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'assignment_confirmation',
    name: 'Einsatzbestätigung Einrichtung',
    category: 'facility',
    subject: 'Bestätigung: {{ employee.full_name }}, {{ vacancy.date_range }}',
    text_template: `{{ contact_person.greeting }},

hiermit bestätige ich den Einsatz:

Mitarbeiter: {{ employee.full_name }}, {{ employee.exam }}
Einrichtung: {{ facility.name }}
Fachbereich: {{ vacancy.department }}
Zeitraum: {{ vacancy.date_range }}

Den Überlassungsvertrag mit der Konkretisierung erhalten Sie anbei. Bitte senden Sie ihn vor dem ersten Einsatztag bestätigt zurück und teilen Sie mir Treffpunkt, Uhrzeit und Ansprechpartner für den ersten Dienst mit.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'renewal_facility',
    name: 'Verlängerung anfragen – Einrichtung',
    category: 'facility',
    subject: 'Verlängerung {{ employee.full_name }}?',
    text_template: `{{ contact_person.greeting }},

der Einsatz von {{ employee.full_name }} ({{ vacancy.department }}, {{ vacancy.date_range }}) geht dem Ende zu. Möchten Sie verlängern?

Bitte nennen Sie mir den gewünschten Zeitraum und den Stundenumfang. Ich kläre dann gleich die Verfügbarkeit und die Höchstüberlassungsdauer.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'assignment_end',
    name: 'Einsatzende bestätigen',
    category: 'facility',
    subject: 'Einsatzende {{ employee.full_name }}',
    text_template: `{{ contact_person.greeting }},

ich bestätige das Ende des Einsatzes von {{ employee.full_name }} in Ihrer Einrichtung. Bitte senden Sie uns die letzten unterschriebenen Tätigkeitsnachweise bis zum dritten Werktag des Folgemonats.

Vielen Dank für die gute Zusammenarbeit. Brauchen Sie eine Nachfolge? Dann melden Sie sich gern.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'assignment_cancelled',
    name: 'Storno Einsatz',
    category: 'facility',
    subject: 'Storno: {{ employee.full_name }}, {{ vacancy.date_range }}',
    text_template: `{{ contact_person.greeting }},

leider muss der Einsatz von {{ employee.full_name }} ({{ vacancy.department }}, {{ vacancy.date_range }}) entfallen. Ich bedaure das sehr und suche bereits nach einem Ersatz.

Sobald ich jemanden gefunden habe, melde ich mich mit einem Profil.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'sick_note',
    name: 'Krankmeldung an Einrichtung + Ersatzvorschlag',
    category: 'facility',
    subject: 'Krankmeldung {{ employee.full_name }}',
    text_template: `{{ contact_person.greeting }},

{{ employee.full_name }} hat sich heute krankgemeldet und kann die geplanten Dienste leider nicht übernehmen. Die voraussichtliche Dauer teile ich Ihnen mit, sobald sie mir vorliegt.

Mein Vorschlag für den Ersatz:

Bitte geben Sie mir kurz Bescheid, ob Sie den Ersatz wünschen.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'first_contact',
    name: 'Akquise Erstkontakt',
    category: 'facility',
    subject: 'Pflegefachkräfte für {{ facility.name }}',
    text_template: `{{ contact_person.greeting }},

wir überlassen examinierte Pflege- und Funktionskräfte an Kliniken und Heime: fest angestellt, eingearbeitet und mit vollständigen Nachweisen.

Wenn in {{ facility.city }} Dienste offen bleiben, stelle ich Ihnen gern passende Profile vor, auch kurzfristig. Wann passt Ihnen ein kurzes Telefonat?

Möchten Sie keine weiteren Nachrichten von uns? Eine kurze Antwort genügt.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'demand_request',
    name: 'Bedarfsabfrage monatlich',
    category: 'facility',
    subject: 'Ihr Bedarf für den kommenden Monat',
    text_template: `{{ contact_person.greeting }},

für welche Fachbereiche in {{ facility.name }} brauchen Sie im kommenden Monat Unterstützung? Mir helfen Fachbereich, Zeitraum, Schichten und die nötige Qualifikation.

Je früher ich davon weiß, desto besser kann ich Ihre bekannten Mitarbeiter wieder einplanen.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'terms',
    name: 'Konditionen / Rahmenvertrag senden',
    category: 'facility',
    subject: 'Konditionen und Rahmenvertrag für {{ facility.name }}',
    text_template: `{{ contact_person.greeting }},

wie besprochen erhalten Sie anbei unsere Konditionen und den Entwurf des Rahmenvertrags. Verrechnungssätze, Zuschläge und die Regelung zu Fahrtkosten und Unterkunft finden Sie im Konditionsblatt.

Fragen klären wir gern am Telefon. Wenn alles passt, senden Sie mir den Vertrag bitte bestätigt zurück.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'birthday',
    name: 'Geburtstag',
    category: 'facility',
    subject: 'Herzlichen Glückwunsch zum Geburtstag',
    text_template: `{{ contact_person.greeting }},

ich gratuliere Ihnen herzlich zum Geburtstag und wünsche Ihnen ein gesundes, frohes neues Lebensjahr.

Freundliche Grüße
{{ user.full_name }}`,
  },
  {
    code: 'feedback',
    name: 'Feedback nach 4 Wochen',
    category: 'facility',
    subject: 'Wie läuft es mit {{ employee.full_name }}?',
    text_template: `{{ contact_person.greeting }},

{{ employee.full_name }} ist nun seit vier Wochen bei Ihnen im Einsatz. Wie zufrieden sind Sie mit der Einarbeitung, der fachlichen Arbeit und der Zusammenarbeit im Team?

Ein kurzes Feedback hilft mir, die nächsten Einsätze noch besser zu planen.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
]
