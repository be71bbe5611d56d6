import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  state_hint: {
    de: 'Wer gesperrt ist, soll dort nicht wieder gebucht werden; wer gewünscht ist, den fragt das Haus an.',
    en: 'Whoever is blocked is not to be booked there again; a favourite is somebody the facility asks for.',
  },
  no_person: { de: 'Niemand gesperrt oder gewünscht', en: 'Nobody blocked, no favourites' },
  no_person_hint: {
    de: 'Halten Sie fest, wen die Einrichtung nicht wieder einsetzen möchte und nach wem sie fragt.',
    en: 'Note whom the facility does not want to come again, and whom it asks for.',
  },
  no_house: { de: 'Nirgends gesperrt oder gewünscht', en: 'Blocked or a favourite nowhere' },
  no_house_hint: {
    de: 'Halten Sie fest, welche Einrichtung diese Person nicht wieder einsetzen möchte und welche nach ihr fragt.',
    en: 'Note which facility does not want this person to come again, and which asks for them.',
  },
  no_choice: {
    de: 'Ihnen fehlt das Recht, Mitarbeiter zu sehen. Deshalb kann hier niemand gewählt werden.',
    en: 'You may not view employees, so nobody can be chosen here.',
  },
} satisfies Record<string, Text>
