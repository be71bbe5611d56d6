import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  no_address: {
    de: 'Bitte geben Sie eine Adresse an: In Ihrem Benutzerkonto steht keine.',
    en: 'Please enter an address: your user account has none.',
  },
  test_subject: { de: 'Test-E-Mail von Kasack', en: 'Test e-mail from Kasack' },
  test_text: {
    de: 'Diese E-Mail wurde von {url} gesendet, um den E-Mail-Versand zu prüfen.\n\nSie haben sie erhalten: Der Versand funktioniert.',
    en: 'This e-mail was sent by {url} to check that e-mails are delivered.\n\nYou have received it, so they are.',
  },
} satisfies Record<string, Text>
