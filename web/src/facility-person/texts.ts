import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  state_hint: {
    de: 'Wer gesperrt ist, soll dort nicht wieder gebucht werden; wer gewünscht ist, den fragt das Haus an.',
    en: 'A blocked employee should not be booked there again; a favourite is somebody the facility asks for.',
  },
  no_person: { de: 'Niemand gesperrt oder gewünscht', en: 'No blocked employees or favourites' },
  no_person_hint: {
    de: 'Halten Sie fest, wen die Einrichtung nicht wieder einsetzen möchte und nach wem sie fragt.',
    en: 'Note who the facility does not want back and who it asks for.',
  },
  no_house: { de: 'Nirgends gesperrt oder gewünscht', en: 'No blocks or favourites' },
  no_house_hint: {
    de: 'Halten Sie fest, welche Einrichtung diese Person nicht wieder einsetzen möchte und welche nach ihr fragt.',
    en: 'Note which facilities do not want this person back and which ask for them.',
  },
  no_choice: {
    de: 'Ihnen fehlt das Recht, Mitarbeiter zu sehen. Deshalb kann hier niemand gewählt werden.',
    en: 'You do not have permission to view employees, so you cannot choose anybody here.',
  },
} satisfies Record<string, Text>
