import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  many_applications: {
    de: 'Über Ihren Internetanschluss kamen gerade sehr viele Bewerbungen.',
    en: 'A great many applications came over your internet connection just now.',
  },
  many_of_network: {
    de: 'Aus Ihrem Netz kamen gerade sehr viele Bewerbungen.',
    en: 'A great many applications came from your network just now.',
  },
  many_of_all: {
    de: 'Bei uns gehen gerade sehr viele Bewerbungen ein.',
    en: 'A great many applications are reaching us right now.',
  },
  many_links: {
    de: 'Über Ihren Internetanschluss wurden gerade sehr viele Links angefordert.',
    en: 'A great many links were asked for over your internet connection just now.',
  },
  many_links_of_network: {
    de: 'Aus Ihrem Netz wurden gerade sehr viele Links angefordert.',
    en: 'A great many links were asked for from your network just now.',
  },
  many_links_of_all: {
    de: 'Bei uns werden gerade sehr viele Links angefordert.',
    en: 'A great many links are being asked for right now.',
  },
} satisfies Record<string, Text>

/** The alternative for visitors who need not write. */
export const callText = (phone: string): Text => ({ de: `rufen Sie uns an: ${phone}`, en: `call us: ${phone}` })

/** The e-mails of this hour are used up. */
export const writtenText = (count: number): Text => ({
  de: `Sie haben in der letzten Stunde schon ${count} E-Mails geschrieben.`,
  en: `You have already written ${count} e-mails in the last hour.`,
})
