import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  password_is_username: {
    de: 'Das Passwort darf nicht der Benutzername sein.',
    en: 'The password must not be the user name.',
  },
  password_is_common: {
    de: 'Dieses Passwort gehört zu den häufigsten überhaupt und wird als Erstes probiert. Bitte wählen Sie ein anderes.',
    en: 'This is one of the most common passwords, which attackers try first. Please choose another.',
  },
  password_is_run: {
    de: 'Das Passwort ist nur eine Reihe von Zeichen, wie sie im Alphabet oder auf der Tastatur aufeinander folgen. Bitte wählen Sie ein anderes.',
    en: 'The password is just a sequence of characters from the alphabet or the keyboard. Please choose another.',
  },
  password_is_repetition: {
    de: 'Das Passwort wiederholt nur dieselben Zeichen. Bitte wählen Sie ein anderes.',
    en: 'The password just repeats the same characters. Please choose another.',
  },
  password_is_name: {
    de: 'Das Passwort ist nur der Name des Programms oder der Agentur mit Ziffern und Zeichen. Bitte wählen Sie ein anderes.',
    en: 'The password is just the name of Kasack or the agency with digits and symbols. Please choose another.',
  },
} satisfies Record<string, Text>
