import type { Text } from '@kasack/contract/text.ts'

export const labels = {
  first_name: { de: 'Vorname', en: 'First name' },
  last_name: { de: 'Nachname', en: 'Last name' },
  profession_free_text: { de: 'Beruf', en: 'Profession' },
  email: { de: 'E-Mail', en: 'E-mail' },
  mobile: { de: 'Mobilnummer', en: 'Mobile number' },
  postal_code: { de: 'PLZ', en: 'Postal code' },
  privacy_consent: { de: 'Einwilligung', en: 'Consent' },
} satisfies Record<string, Text>

export const texts = {
  skip: { de: 'Zum Inhalt springen', en: 'Skip to content' },
  demo: { de: 'Demodaten: Diese Agentur ist erfunden.', en: 'Demo data: this agency is fictitious.' },
  language: { de: 'Sprache', en: 'Language' },
  own_name: { de: 'Deutsch', en: 'English' },
  legal: { de: 'Rechtliches', en: 'Legal' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  imprint: { de: 'Impressum', en: 'Imprint' },
  call: { de: 'Lieber sprechen?', en: 'Prefer to talk?' },

  title: { de: 'Pflegen, wo und wann es zu Ihnen passt.', en: 'Care work, where and when it suits you.' },
  lead: {
    de: 'Wir stellen Sie fest an und finden Einsätze in Kliniken und Heimen in Ihrer Nähe.',
    en: 'We employ you permanently and find you assignments in hospitals and care homes near you.',
  },
  plan: { de: 'Dienste nach Ihrem Plan', en: 'Shifts that fit your plans' },
  plan_more: {
    de: 'Sie sagen, welche Wochen, Schichten und Stationen für Sie in Frage kommen.',
    en: 'You say which weeks, shifts and wards are right for you.',
  },
  near: { de: 'Nah an zu Hause, oder mit Unterkunft', en: 'Close to home, or with a place to stay' },
  near_more: {
    de: 'Sie bestimmen den Umkreis. Weiter weg sorgen wir für ein Zimmer.',
    en: 'You choose how far you travel. Further away, we arrange a room.',
  },
  person: { de: 'Ein Mensch, der Sie kennt', en: 'A person who knows you' },
  person_more: {
    de: 'Derselbe Ansprechpartner begleitet Sie vom ersten Anruf bis zum letzten Dienst.',
    en: 'The same person is there for you from your first call to your last shift.',
  },

  apply: { de: 'Jetzt bewerben', en: 'Apply now' },
  apply_more: {
    de: 'Das dauert eine Minute. Lebenslauf und Zeugnisse haben Zeit bis später.',
    en: 'It takes a minute. Your CV and certificates can wait.',
  },
  required_mark: { de: 'Pflichtangabe', en: 'Required' },
  required: { de: '{label} ist erforderlich.', en: '{label} is required!' },
  profession_example: { de: 'z. B. Pflegefachfrau', en: 'e.g. registered nurse' },
  privacy_notice: { de: 'Datenschutzerklärung', en: 'privacy notice' },
  new_window: { de: '(öffnet ein neues Fenster)', en: '(opens a new window)' },
  responsible: { de: 'Verantwortlich: {agency}, siehe {imprint}.', en: 'Controller: {agency}, see {imprint}.' },
  send: { de: 'Bewerbung senden', en: 'Send application' },
  sending: { de: 'Wird gesendet …', en: 'Sending …' },
  send_again: { de: 'Noch einmal senden', en: 'Send again' },
  next_mail: {
    de: 'Danach schicken wir Ihnen eine E-Mail, mit der Sie Ihre Adresse bestätigen.',
    en: 'We will then send you an e-mail to confirm your address.',
  },

  not_reached: {
    de: 'Wir konnten den Server nicht erreichen. Ihre Angaben sind noch da: Bitte prüfen Sie Ihre Verbindung und senden Sie noch einmal.',
    en: 'We could not reach the server. Your details are still here: please check your connection and send them again.',
  },
  not_taken: {
    de: 'Das hat leider nicht geklappt. Ihre Angaben sind noch da: Bitte senden Sie gleich noch einmal, oder rufen Sie uns an.',
    en: 'Sorry, that did not work. Your details are still here: please send them again in a moment, or call us.',
  },
  too_many: {
    de: 'Über Ihren Anschluss kamen gerade sehr viele Anfragen. Bitte versuchen Sie es in {minutes} Minuten noch einmal, oder rufen Sie uns an.',
    en: 'We have just received a large number of requests from your connection. Please try again in {minutes} minutes, or call us.',
  },
  too_many_soon: {
    de: 'Über Ihren Anschluss kamen gerade sehr viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal, oder rufen Sie uns an.',
    en: 'We have just received a large number of requests from your connection. Please try again in a minute, or call us.',
  },

  received: { de: 'Danke, {name}. Ihre Bewerbung ist bei uns.', en: 'Thank you, {name}. We have your application.' },
  received_before: { de: 'Danke. Ihre Bewerbung ist bei uns.', en: 'Thank you. We have your application.' },
  mail_sent: {
    de: 'Wir haben eine E-Mail an {email} geschickt. Bitte klicken Sie auf den Link darin: So wissen wir, dass die Adresse stimmt.',
    en: 'We have sent an e-mail to {email}. Please click the link in it to verify your address.',
  },
  mail_ready: {
    de: 'Unsere E-Mail an {email} liegt bereit und geht an Sie, sobald unser Mailserver erreichbar ist. Bitte klicken Sie dann auf den Link darin: So wissen wir, dass die Adresse stimmt.',
    en: 'Our e-mail to {email} is ready and will be sent as soon as our mail server can be reached. Please then click the link in it to verify your address.',
  },
  how_it_goes_on: { de: 'So geht es weiter', en: 'What happens next' },
  step_confirm: {
    de: 'Sie bestätigen Ihre Adresse. Der Link gilt 14 Tage.',
    en: 'You verify your address. The link is valid for 14 days.',
  },
  step_read: { de: 'Wir lesen Ihre Bewerbung.', en: 'We read your application.' },
  step_talk: {
    de: 'Wir rufen Sie an und besprechen, was zu Ihnen passt.',
    en: 'We call you and talk about what suits you.',
  },
  no_mail: {
    de: 'Keine E-Mail da? Bitte sehen Sie auch im Spam-Ordner nach. An eine Adresse schicken wir höchstens drei am Tag.',
    en: 'No e-mail yet? Please check your spam folder as well. We send at most three a day to the same address.',
  },
  correct: { de: 'Adresse berichtigen', en: 'Correct the address' },
  start_anew: { de: 'Neue Bewerbung', en: 'New application' },

  verification: { de: 'E-Mail bestätigen', en: 'Verify e-mail' },
  please_wait: { de: 'Bitte warten …', en: 'Please wait …' },
  verified: { de: 'Danke, Ihre E-Mail-Adresse ist bestätigt.', en: 'Thank you, your e-mail address is verified.' },
  verified_more: {
    de: 'Wir lesen Ihre Bewerbung und melden uns bei Ihnen. Sie brauchen nichts weiter zu tun.',
    en: 'We will read your application and get in touch with you. There is nothing else you need to do.',
  },
  not_verified: { de: 'Ihre Adresse ist noch nicht bestätigt.', en: 'Your address is not verified yet.' },
  no_connection: {
    de: 'Wir konnten den Server nicht erreichen. Bitte prüfen Sie Ihre Verbindung.',
    en: 'We could not reach the server. Please check your connection.',
  },
  renew: { de: 'Neuen Link schicken', en: 'Send a new link' },
  mail_underway: { de: 'Bitte sehen Sie in Ihr Postfach.', en: 'Please check your inbox.' },
  renewed: {
    de: 'Ein neuer Link ist unterwegs an dieselbe Adresse. Bitte öffnen Sie die neueste E-Mail von uns. An eine Adresse schicken wir höchstens drei am Tag.',
    en: 'A new link is on its way to the same address. Please open the latest e-mail from us. We send at most three a day to the same address.',
  },
  try_again: { de: 'Noch einmal versuchen', en: 'Try again' },
  apply_anew: { de: 'Zur Bewerbung', en: 'Go to the application form' },
} satisfies Record<string, Text>
