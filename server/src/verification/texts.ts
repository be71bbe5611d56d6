import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  unknown: {
    de: 'Dieser Link ist nicht gültig. Wenn Sie mehrere E-Mails von uns haben, gilt der Link in der neuesten.',
    en: 'This link is not valid. If you have several e-mails from us, please use the link in the latest one.',
  },
  expired: {
    de: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
    en: 'This link has expired. Please request a new one.',
  },
} satisfies Record<string, Text>
