import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  many_applications: {
    de: 'Über Ihren Internetanschluss kamen gerade sehr viele Bewerbungen.',
    en: 'We have just received a large number of applications from your internet connection.',
  },
  many_of_network: {
    de: 'Aus Ihrem Netz kamen gerade sehr viele Bewerbungen.',
    en: 'We have just received a large number of applications from your network.',
  },
  many_of_all: {
    de: 'Bei uns gehen gerade sehr viele Bewerbungen ein.',
    en: 'We are receiving a large number of applications right now.',
  },
  many_links: {
    de: 'Über Ihren Internetanschluss wurden gerade sehr viele Links angefordert.',
    en: 'A large number of links have just been requested from your internet connection.',
  },
  many_links_of_network: {
    de: 'Aus Ihrem Netz wurden gerade sehr viele Links angefordert.',
    en: 'A large number of links have just been requested from your network.',
  },
  many_links_of_all: {
    de: 'Bei uns werden gerade sehr viele Links angefordert.',
    en: 'A large number of links are being requested right now.',
  },
} satisfies Record<string, Text>

/** The alternative for visitors who need not write. */
export const callText = (phone: string): Text => ({ de: `rufen Sie uns an: ${phone}`, en: `call us: ${phone}` })

/** The e-mails of this hour are used up. */
export const writtenText = (count: number): Text => ({
  de: `Sie haben in der letzten Stunde schon ${count} E-Mails geschrieben.`,
  en: `You have already sent ${count} e-mails in the last hour.`,
})
