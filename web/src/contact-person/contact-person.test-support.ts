import type { ContactPerson } from '@kasack/contract/contact-person.ts'

/** A contact person without anything but a name; a test names what matters to it. */
export function aContactPerson(person: Partial<ContactPerson> = {}): ContactPerson {
  return {
    id: 3,
    name: 'Martina Kessler',
    full_name: 'Martina Kessler',
    gender: null,
    title: '',
    first_name: 'Martina',
    last_name: 'Kessler',
    facility: null,
    facility_group: null,
    function: null,
    birthday_date: null,
    mobile: '',
    phone: '',
    fax: '',
    email: '',
    street: '',
    postal_code: '',
    city: '',
    exam_city: '',
    country_code: 'DE',
    address_latitude: null,
    address_longitude: null,
    formatted_address: '',
    address_warning: false,
    tags: [],
    note: '',
    is_active: true,
    latest_engagement: null,
    last_contact_date: null,
    created_datetime: '2026-01-01T08:00:00.000000Z',
    version: 'AAAA',
    ...person,
  }
}
