import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  facility: { de: 'Einrichtung', en: 'Facility' },
  facilities: { de: 'Einrichtungen', en: 'Facilities' },
  create_facility: { de: 'Einrichtung anlegen', en: 'Create facility' },
  edit: { de: 'Bearbeiten', en: 'Edit' },
  remove: { de: 'Löschen', en: 'Delete' },

  name: { de: 'Name', en: 'Name' },
  address: { de: 'Adresse', en: 'Address' },
  city: { de: 'Ort', en: 'City' },
  federal_state: { de: 'Bundesland', en: 'Federal state' },
  facility_type: { de: 'Einrichtungstyp', en: 'Facility type' },
  company: { de: 'Firma', en: 'Company' },
  facility_group: { de: 'Gruppe', en: 'Group' },
  facility_group_name: { de: 'Name der Gruppe', en: 'Name of the group' },
  email: { de: 'E-Mail', en: 'E-mail' },
  phone: { de: 'Telefon', en: 'Phone' },
  support_user: { de: 'Betreuer', en: 'Support user' },
  status: { de: 'Status', en: 'Status' },
  active: { de: 'Aktiv', en: 'Active' },
  inactive: { de: 'Inaktiv', en: 'Inactive' },

  search_hint: { de: 'Name, Firma, Ort, Kundennr. …', en: 'Name, company, city, client no. …' },
  no_facility: { de: 'noch keine Einrichtung angelegt', en: 'no facility created yet' },
  no_facility_hint: {
    de: 'Legen Sie die erste Einrichtung an, dann können Sie ihre Stellen besetzen.',
    en: 'Create the first facility, then you can fill its vacancies.',
  },

  client_number: { de: 'Kundennummer', en: 'Client number' },
  street: { de: 'Straße', en: 'Street' },
  postal_code: { de: 'PLZ', en: 'Postal code' },
  country: { de: 'Land', en: 'Country' },
  latitude: { de: 'Breitengrad', en: 'Latitude' },
  longitude: { de: 'Längengrad', en: 'Longitude' },
  address_warning_meaning: {
    de: 'Ohne Koordinaten keine Karte und keine Umkreissuche.',
    en: 'Without coordinates no map and no search by distance.',
  },
  contact: { de: 'Kontakt', en: 'Contact' },
  mobile: { de: 'Mobil', en: 'Mobile' },
  fax: { de: 'Fax', en: 'Fax' },
  webpage: { de: 'Website', en: 'Webpage' },
  webpage_hint: { de: 'https://', en: 'https://' },
  notes: { de: 'Notizen', en: 'Comments' },
  tags: { de: 'Schlagwörter', en: 'Tags' },
  comments: { de: 'Notizen', en: 'Facility comments' },
  group_comments: { de: 'Gruppennotizen', en: 'Group comments' },

  new: { de: 'Neu', en: 'New' },
  create_group: { de: 'Gruppe anlegen', en: 'Create group' },
  edit_group: { de: 'Gruppe bearbeiten', en: 'Edit group' },

  details: { de: 'Details', en: 'Details' },
  more_actions: { de: 'Weitere Aktionen', en: 'More actions' },
  inactive_title: { de: '(inaktiv)', en: '(inactive)' },
} satisfies Record<string, Text>
