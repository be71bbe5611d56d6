import type { applicant } from '@kasack/contract/applicant.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  name: { de: 'Name', en: 'Name' },
  full_name: { de: 'Vollständiger Name', en: 'Full name' },
  first_name: { de: 'Vorname', en: 'First name' },
  last_name: { de: 'Nachname', en: 'Last name' },
  profession_free_text: { de: 'Beruf', en: 'Profession' },
  email: { de: 'E-Mail', en: 'E-mail' },
  mobile: { de: 'Mobil', en: 'Mobile' },
  postal_code: { de: 'PLZ', en: 'Postal code' },
  city: { de: 'Ort', en: 'City' },
  country_code: { de: 'Land', en: 'Country' },
  address_latitude: { de: 'Breitengrad', en: 'Latitude' },
  address_longitude: { de: 'Längengrad', en: 'Longitude' },
  formatted_address: { de: 'Wohnort', en: 'Place of residence' },
  address_warning: { de: 'Adresse nicht gefunden', en: 'Address not found' },
  application_tags: { de: 'Schlagwörter', en: 'Tags' },
  comments: { de: 'Bemerkungen', en: 'Comments' },
  privacy_consent: { de: 'Einwilligung', en: 'Consent' },
  privacy_consent_version: { de: 'Fassung der Einwilligung', en: 'Consent version' },
  privacy_consent_datetime: { de: 'Eingewilligt', en: 'Consent given' },
  email_verification_datetime: { de: 'E-Mail bestätigt', en: 'E-mail confirmed' },
  verification_mail: { de: 'E-Mail zur Bestätigung', en: 'Verification e-mail' },
  converted_to_employee: { de: 'Mitarbeiter', en: 'Employee' },
  latest_engagement: { de: 'Letzter Kontakt', en: 'Latest contact' },
  created_datetime: { de: 'Eingegangen', en: 'Received' },
} satisfies Labels<typeof applicant>
