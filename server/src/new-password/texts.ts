import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  password_is_username: {
    de: 'Das Passwort darf nicht der Benutzername sein.',
    en: 'The password may not be the user name.',
  },
  password_is_common: {
    de: 'Dieses Passwort gehört zu den häufigsten überhaupt und wird als Erstes probiert. Bitte wählen Sie ein anderes.',
    en: 'This is one of the commonest passwords, which are tried first. Please choose another.',
  },
  password_is_run: {
    de: 'Das Passwort ist nur eine Reihe von Zeichen, wie sie im Alphabet oder auf der Tastatur aufeinander folgen. Bitte wählen Sie ein anderes.',
    en: 'The password is only a run of characters as they follow each other in the alphabet or on the keyboard. Please choose another.',
  },
  password_is_repetition: {
    de: 'Das Passwort wiederholt nur dieselben Zeichen. Bitte wählen Sie ein anderes.',
    en: 'The password only repeats the same characters. Please choose another.',
  },
  password_is_name: {
    de: 'Das Passwort ist nur der Name des Programms oder der Agentur mit Ziffern und Zeichen. Bitte wählen Sie ein anderes.',
    en: 'The password is only the name of the program or the agency with digits and signs. Please choose another.',
  },
} satisfies Record<string, Text>
