import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  enter_postal_code: { de: 'Postleitzahl eintragen', en: 'Enter the postal code' },
  no_entry_hint: {
    de: 'Tragen Sie das erste Gespräch ein. Eine Wiedervorlage erscheint in der Übersicht.',
    en: 'Log the first call. A follow-up appears on the dashboard.',
  },
  search_hint: { de: 'Name, Beruf, E-Mail, Mobil …', en: 'Name, profession, e-mail, mobile …' },
  no_applicant: { de: 'Noch keine Bewerbung eingegangen', en: 'No applications received yet' },
  no_applicant_hint: {
    de: 'Wer sich auf der Bewerbungsseite meldet, erscheint hier.',
    en: 'People who apply on the application page appear here.',
  },
  confirmed_filter: { de: 'E-Mail bestätigt', en: 'E-mail confirmed' },
  confirmed: { de: 'Bestätigt', en: 'Confirmed' },
  unconfirmed: { de: 'Nicht bestätigt', en: 'Not confirmed' },
  converted_filter: { de: 'Übernahme', en: 'Conversion' },
  converted: { de: 'Übernommen', en: 'Converted' },
  unconverted: { de: 'Noch offen', en: 'Still open' },
  verified: { de: 'E-Mail-Adresse bestätigt am {day}', en: 'E-mail address confirmed on {day}' },

  person: { de: 'Person', en: 'Person' },
  application: { de: 'Bewerbung', en: 'Application' },
  application_of: { de: 'Bewerbung vom {day}', en: 'Application of {day}' },
  contact: { de: 'Kontakt', en: 'Contact' },
  notes: { de: 'Notizen', en: 'Notes' },

  known: { de: 'Vielleicht schon bekannt', en: 'Possibly already known' },
  works_here: { de: 'Arbeitet vielleicht schon bei uns', en: 'May already work for us' },
  applied_before: { de: 'Weitere Bewerbungen mit denselben Angaben', en: 'Other applications with the same details' },
  same_email: { de: 'gleiche E-Mail-Adresse', en: 'same e-mail address' },
  same_phone: { de: 'gleiche Telefonnummer', en: 'same phone number' },
  inactive: { de: 'inaktiv', en: 'inactive' },

  convert: { de: 'Als Mitarbeiter übernehmen', en: 'Convert to employee' },
  converted_to: { de: 'Übernommen als {name}', en: 'Converted to {name}' },
  to_employee: { de: 'Zum Mitarbeiter', en: 'Open employee' },
  is_converted: { de: 'ist schon als Mitarbeiter übernommen', en: 'has already been converted to an employee' },
  may_not_convert: { de: 'Sie dürfen keine Mitarbeiter anlegen.', en: 'You are not allowed to create employees.' },

  consent_given: { de: 'erteilt am {moment}', en: 'given on {moment}' },
  consent_version: { de: 'erteilt am {moment}, Fassung {version}', en: 'given on {moment}, version {version}' },
  consent_missing: { de: 'liegt nicht vor', en: 'not given' },

  mail_confirmed: { de: 'bestätigt am {moment}', en: 'confirmed on {moment}' },
  mail_none: { de: 'nicht bestätigt, noch keine E-Mail gesendet', en: 'not confirmed, no e-mail sent yet' },
  mail_waiting: { de: 'E-Mail wartet auf den Versand', en: 'e-mail is waiting to be sent' },
  mail_held: {
    de: 'E-Mail liegt im Postausgang bereit: Es ist kein SMTP-Server eingerichtet',
    en: 'e-mail is held in the outbox: no SMTP server is configured',
  },
  mail_sent: { de: 'E-Mail gesendet am {moment}', en: 'e-mail sent on {moment}' },
  mail_failed: { de: 'E-Mail konnte nicht zugestellt werden', en: 'e-mail could not be delivered' },
  mail_reason: { de: 'Grund: {reason}', en: 'reason: {reason}' },
  mail_valid_until: { de: 'Link gilt bis {day}', en: 'link valid until {day}' },
  mail_expired: { de: 'Link am {day} abgelaufen', en: 'link expired on {day}' },
  send_first: { de: 'Link senden', en: 'Send the link' },
  sent_again: { de: 'Eine neue E-Mail zur Bestätigung ist unterwegs.', en: 'A new verification e-mail is on its way.' },
} satisfies Record<string, Text>
