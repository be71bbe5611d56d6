/** Placeholders are written `{{ name }}`; decisions.md G104 and wire.md 11 list them. */
export type EmailTemplate = {
  code: string
  name: string
  category: 'facility' | 'profile' | 'candidate' | 'other'
  subject: string
  text_template: string
  subject_en?: string
  text_template_en?: string
}

/** The templates the program asks for by their code. `automated` is the mail in which an applicant confirms his address. */
export const specialEmailTemplates: EmailTemplate[] = [
  { code: 'no_template', name: 'Ohne Vorlage', category: 'other', subject: '', text_template: '' },
  {
    code: 'automated',
    name: 'Automatisch',
    category: 'other',
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text_template: `Guten Tag {{ applicant.full_name }},

vielen Dank für Ihr Interesse an einer Stelle bei uns. Bitte bestätigen Sie Ihre E-Mail-Adresse mit einem Klick auf diesen Link:

{{ verification_url }}

Der Link gilt 14 Tage. Danach melden wir uns bei Ihnen und besprechen, welche Einsätze zu Ihnen passen.

Haben Sie sich nicht bei uns beworben? Dann löschen Sie diese E-Mail einfach, es geschieht nichts weiter.

Freundliche Grüße
Ihr Bewerbungsteam`,
    subject_en: 'Please confirm your e-mail address',
    text_template_en: `Dear {{ applicant.full_name }},

Thank you for your interest in working with us. Please confirm your e-mail address by clicking on this link:

{{ verification_url }}

The link is valid for 14 days. We will then get in touch with you and talk about the assignments that suit you.

You did not apply to us? Then simply delete this e-mail, nothing else will happen.

Kind regards
Your recruiting team`,
  },
  {
    code: 'profile',
    name: 'Profil senden',
    category: 'profile',
    subject: 'Profil {{ employee.full_name }} für {{ facility.name }}',
    text_template: `{{ contact_person.greeting }},

für Ihre Stelle {{ vacancy.name }} ({{ vacancy.department }}, {{ vacancy.date_range }}) stelle ich Ihnen heute vor:

{{ employee.full_name }}
Examen: {{ employee.exam }}
Qualifikationen: {{ employee.qualifications }}
Verfügbar ab: {{ employee.available_from_date }}

{{ employee.profile }}
{{ employee.profile_link }}

Passt das Profil? Dann geben Sie mir bitte kurz Bescheid, gern vereinbare ich ein Kennenlernen oder einen Probetag.

Freundliche Grüße
{{ user.full_name }}
{{ user.email }}`,
  },
]
