import type { Text } from '@kasack/contract/text.ts'

type Section = { title: Text; text: Text }

const responsible: Section = {
  title: { de: 'Verantwortlich', en: 'Controller' },
  text: { de: '{agency}, Musterstraße 1, 10115 Berlin, Telefon {phone}', en: '{agency}, Musterstraße 1, 10115 Berlin, phone {phone}' },
}

export const legalTexts = {
  sample: {
    de: 'Muster: Diese Seite gehört zur Demo. Im Betrieb stehen hier die Angaben der Agentur (Einstellungen PRIVACY_URL und IMPRINT_URL).',
    en: 'Sample: this page is part of the demo. In production it shows the agency’s own details (settings PRIVACY_URL and IMPRINT_URL).',
  },
  privacy: [
    responsible,
    {
      title: { de: 'Was wir speichern', en: 'What we store' },
      text: {
        de: 'Ihren Namen, Ihren Beruf, Ihre E-Mail-Adresse, Ihre Mobilnummer und, wenn Sie sie angeben, Ihre Postleitzahl, so wie Sie sie eingeben, dazu den Zeitpunkt und den Wortlaut Ihrer Einwilligung. Die Seite setzt keine Cookies. Ihre Eingaben bleiben bis zum Schließen des Tabs in Ihrem Browser, damit sie bei einer Störung nicht verloren gehen.',
        en: 'Your name, your profession, your e-mail address, your mobile number and, if you provide it, your postal code, exactly as you enter them, together with the time and wording of your consent. This page sets no cookies. What you type stays in your browser until you close the tab, so that nothing is lost if something goes wrong.',
      },
    },
    {
      title: { de: 'Wozu', en: 'Why we store it' },
      text: {
        de: 'Um Ihre Bewerbung zu bearbeiten und uns bei Ihnen zu melden (Art. 6 Abs. 1 Buchst. a und b DSGVO, § 26 BDSG). Wir geben nichts an Dritte weiter, bevor wir mit Ihnen gesprochen haben.',
        en: 'To process your application and to contact you (Art. 6 (1) (a) and (b) GDPR, section 26 BDSG). We will not pass anything on to others before we have spoken to you.',
      },
    },
    {
      title: { de: 'Ihre Rechte', en: 'Your rights' },
      text: {
        de: 'Sie können Ihre Einwilligung jederzeit widerrufen und Auskunft, Berichtigung oder Löschung verlangen. Dann löschen wir Ihre Angaben, soweit das Gesetz nichts anderes verlangt. Sie können sich auch bei einer Aufsichtsbehörde beschweren.',
        en: 'You can withdraw your consent at any time and request access, correction or erasure. We will then erase your details unless the law requires otherwise. You can also complain to a supervisory authority.',
      },
    },
  ],
  imprint: [
    responsible,
    {
      title: { de: 'Vertreten durch', en: 'Represented by' },
      text: { de: 'Erika Muster (Geschäftsführung)', en: 'Erika Muster (managing director)' },
    },
    {
      title: { de: 'Register', en: 'Register' },
      text: {
        de: 'Amtsgericht Musterstadt, HRB 00000. Erlaubnis zur Arbeitnehmerüberlassung nach § 1 AÜG, erteilt von der Agentur für Arbeit.',
        en: 'Local court of Musterstadt, HRB 00000. Licensed by the Federal Employment Agency to supply temporary workers under section 1 AÜG.',
      },
    },
  ],
} satisfies Record<string, Text | Section[]>
