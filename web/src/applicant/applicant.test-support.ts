import type { Applicant } from '@kasack/contract/applicant.ts'

/** An applicant with only the required data; tests override what matters to them. */
export function anApplicant(applicant: Partial<Applicant> = {}): Applicant {
  return {
    id: 8,
    name: 'Mira Lindner',
    full_name: 'Mira Lindner',
    first_name: 'Mira',
    last_name: 'Lindner',
    profession_free_text: 'Pflegefachfrau',
    email: 'mira.lindner@post.example',
    mobile: '0151 23004481',
    postal_code: '',
    city: '',
    country_code: 'DE',
    address_latitude: null,
    address_longitude: null,
    formatted_address: '',
    address_warning: false,
    application_tags: [],
    comments: '',
    privacy_consent: true,
    privacy_consent_version: '2026-11',
    privacy_consent_datetime: '2026-11-20T08:00:00.000000Z',
    email_verification_datetime: null,
    verification_mail: null,
    converted_to_employee: null,
    latest_engagement: null,
    created_datetime: '2026-11-20T08:00:00.000000Z',
    version: 'AAAA',
    ...applicant,
  }
}
