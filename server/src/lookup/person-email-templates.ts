import type { EmailTemplate } from './special-email-templates.ts'

/** Mails to employees and applicants. Those of category `candidate` count as asking the candidate. */
export const personEmailTemplates: EmailTemplate[] = [
  {
    code: 'vacancy_offer',
    name: 'Angebot Stelle – Mitarbeiter',
    category: 'candidate',
    subject: 'Einsatz in {{ facility.city }}: {{ vacancy.name }}',
    text_template: `Guten Tag {{ employee.full_name }},

ich habe einen Einsatz, der zu Ihnen passen könnte:

Einrichtung: {{ facility.name }}, {{ facility.city }}
Fachbereich: {{ vacancy.department }}
Zeitraum: {{ vacancy.date_range }}

Haben Sie Interesse? Dann sende ich Ihr Profil gleich an die Einrichtung. Bitte antworten Sie mir möglichst heute.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'employee_rejected',
    name: 'Absage an Mitarbeiter',
    category: 'candidate',
    subject: 'Ihre Anfrage zu {{ vacancy.name }}',
    text_template: `Guten Tag {{ employee.full_name }},

die Stelle {{ vacancy.name }} kann ich Ihnen diesmal leider nicht anbieten. Ich suche weiter nach einem Einsatz, der zu Ihren Wünschen passt, und melde mich bei Ihnen.

Hat sich an Ihrer Verfügbarkeit oder Ihrem Wunschort etwas geändert? Dann schreiben Sie mir bitte kurz.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'facility_rejected',
    name: 'Absage der Einrichtung weitergeben',
    category: 'candidate',
    subject: 'Rückmeldung aus {{ facility.city }}',
    text_template: `Guten Tag {{ employee.full_name }},

die Einrichtung {{ facility.name }} hat sich für die Stelle {{ vacancy.name }} leider anders entschieden. Das sagt nichts über Ihre Arbeit.

Ich habe weitere Einsätze im Blick und rufe Sie dazu in den nächsten Tagen an.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'assignment_notice',
    name: 'Einsatzmitteilung Mitarbeiter',
    category: 'candidate',
    subject: 'Einsatzmitteilung: {{ facility.name }}, {{ vacancy.date_range }}',
    text_template: `Guten Tag {{ employee.full_name }},

Ihr nächster Einsatz steht fest. Sie werden dort als Leiharbeitnehmer tätig:

Einrichtung: {{ facility.name }}, {{ facility.city }}
Fachbereich: {{ vacancy.department }}
Zeitraum: {{ vacancy.date_range }}

Treffpunkt und Uhrzeit für den ersten Dienst erhalten Sie von mir rechtzeitig. Bitte bringen Sie Ihren Ausweis, die Examensurkunde und den Masernnachweis mit. Können Sie einen Dienst nicht antreten, rufen Sie bitte sofort die Station und mich an.

Einen guten Start wünscht
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'renewal_employee',
    name: 'Verlängerung anfragen – Mitarbeiter',
    category: 'candidate',
    subject: 'Möchten Sie in {{ facility.city }} verlängern?',
    text_template: `Guten Tag {{ employee.full_name }},

Ihr Einsatz in {{ facility.name }} ({{ vacancy.date_range }}) endet bald. Möchten Sie dort weiterarbeiten, wenn die Einrichtung verlängert?

Schreiben Sie mir bitte, bis wann Sie bleiben könnten und ob sich an Stunden oder Schichten etwas ändern soll.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'documents_requested',
    name: 'Unterlagen anfordern',
    category: 'other',
    subject: 'Bitte senden Sie uns noch Unterlagen',
    text_template: `Guten Tag {{ employee.full_name }},

für Ihre Einsätze fehlen uns noch diese Unterlagen:

Bitte senden Sie sie als Foto oder PDF an diese Adresse. Ohne vollständige Nachweise dürfen wir Sie leider nicht einsetzen.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'proof_expires',
    name: 'Nachweis läuft ab',
    category: 'other',
    subject: 'Ein Nachweis läuft bald ab',
    text_template: `Guten Tag {{ employee.full_name }},

einer Ihrer Nachweise läuft in den nächsten Wochen ab:

Bitte kümmern Sie sich um die Erneuerung und senden Sie uns den neuen Nachweis, bevor der alte abläuft. Bei einem Termin helfen wir gern.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'interview_invitation',
    name: 'Terminvorschlag Gespräch',
    category: 'other',
    subject: 'Terminvorschlag für unser Gespräch',
    text_template: `Guten Tag {{ employee.full_name }},

gern möchte ich mit Ihnen persönlich sprechen. Mein Terminvorschlag:

Das Gespräch dauert etwa 30 Minuten, auf Wunsch am Telefon oder per Video. Passt der Termin? Sonst nennen Sie mir bitte zwei andere.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'application_received',
    name: 'Eingangsbestätigung Bewerbung',
    category: 'other',
    subject: 'Ihre Bewerbung ist angekommen',
    text_template: `Guten Tag,

vielen Dank für Ihre Bewerbung. Ich sehe mir Ihre Unterlagen an und rufe Sie in den nächsten drei Werktagen an.

Halten Sie dafür bitte bereit, ab wann, in welcher Region und in welchen Schichten Sie arbeiten möchten.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'application_rejected',
    name: 'Absage Bewerbung',
    category: 'other',
    subject: 'Ihre Bewerbung bei uns',
    text_template: `Guten Tag,

vielen Dank für Ihre Bewerbung und Ihr Vertrauen. Leider können wir Ihnen zurzeit keine Stelle anbieten.

Ihre Unterlagen löschen wir spätestens nach sechs Monaten. Wir wünschen Ihnen für Ihren weiteren Weg alles Gute.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'consent_renewal',
    name: 'Einwilligung verlängern (Talentpool)',
    category: 'other',
    subject: 'Dürfen wir Ihre Daten weiter speichern?',
    text_template: `Guten Tag,

mit Ihrer Einwilligung haben wir Ihre Bewerbung in unserem Talentpool gespeichert. Diese Einwilligung läuft bald ab.

Möchten Sie weiter von uns hören? Dann antworten Sie bitte mit „Ja“. Ohne Ihre Antwort löschen wir Ihre Daten zum Ende der Frist. Sie können Ihre Einwilligung jederzeit widerrufen.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'data_access',
    name: 'Auskunft nach Art. 15 DSGVO',
    category: 'other',
    subject: 'Auskunft über Ihre gespeicherten Daten',
    text_template: `Guten Tag,

auf Ihre Anfrage erhalten Sie anbei die Auskunft nach Art. 15 DSGVO: welche Daten wir über Sie verarbeiten, wozu, woher sie stammen, an wen wir sie weitergegeben haben und wie lange wir sie speichern.

Sie können die Berichtigung, Löschung oder Einschränkung der Verarbeitung verlangen und sich bei einer Aufsichtsbehörde beschweren.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
  {
    code: 'data_erased',
    name: 'Löschbestätigung',
    category: 'other',
    subject: 'Ihre Daten sind gelöscht',
    text_template: `Guten Tag,

wie gewünscht haben wir Ihre personenbezogenen Daten gelöscht. Ausgenommen sind nur Angaben, die wir nach dem Gesetz länger aufbewahren müssen; sie sind für jede andere Verwendung gesperrt.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
]
