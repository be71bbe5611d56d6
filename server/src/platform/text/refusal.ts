import type { Problems } from '@kasack/contract/problem.ts'
import type { Language, Text } from '@kasack/contract/text.ts'

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503

/** An expected answer other than success: thrown anywhere in a request, sent as wire.md 1.2 describes. Nothing is written. */
export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly reason: Text | Text[] | Problems
  readonly headers: Record<string, string>
  /** A code for programs where the status says too little. */
  readonly code: string | undefined
  constructor(status: RefusalStatus, reason: Text | Text[] | Problems, headers: Record<string, string> = {}, code?: string) {
    super(`refused with ${status}`)
    this.status = status
    this.reason = reason
    this.headers = headers
    this.code = code
  }

  /** What the body holds besides the errors. */
  more(_language: Language): object {
    return {}
  }
}

/** Refuses with the problems by field, if there are any. */
export function refuseIf(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw new Refusal(400, problems)
}

/** Refuses for reasons that belong to no single field, if there are any. */
export function refuseWhole(reasons: Text[]): void {
  if (reasons.length > 0) throw new Refusal(400, reasons)
}

type RefusalBody = { detail?: string; errors: string[] | Record<string, string[]>; code?: string }

/** The body of a refusal in the reader's language. */
export function refusalBody(refusal: Refusal, language: Language): RefusalBody {
  const { reason, code } = refusal
  if (Array.isArray(reason)) return { errors: reason.map((text) => text[language]), ...(code && { code }) }
  if (isText(reason)) return { detail: reason[language], errors: [reason[language]] }
  const errors = Object.fromEntries(Object.entries(reason).map(([field, texts]) => [field, texts.map((text) => text[language])]))
  return { errors, ...refusal.more(language) }
}

const isText = (reason: Text | Problems): reason is Text => typeof reason['de'] === 'string'

export const refusalTexts = {
  malformed: { de: 'Der Inhalt der Anfrage ist kein JSON-Objekt.', en: 'The body of the request is not a JSON object.' },
  signed_out: { de: 'Bitte melden Sie sich an.', en: 'Authentication credentials were not provided.' },
  csrf: { de: 'CSRF-Prüfung fehlgeschlagen: Das Token fehlt oder ist falsch.', en: 'CSRF Failed: CSRF token missing or incorrect.' },
  not_allowed: { de: 'Ihnen fehlt das Recht für diesen Vorgang.', en: 'You do not have permission to perform this action.' },
  not_found: { de: 'Nicht gefunden.', en: 'Not found.' },
  // The same words in both languages: programs compare them (wire.md 11).
  invalid_page: { de: 'Invalid page.', en: 'Invalid page.' },
  method: { de: 'Diese Methode wird hier nicht unterstützt.', en: 'This method is not allowed here.' },
  too_large: { de: 'Die Anfrage ist größer als 1 MB.', en: 'The request is larger than 1 MB.' },
  content_type: { de: 'Erwartet wird application/json in UTF-8.', en: 'Please send application/json in UTF-8.' },
  file_expected: { de: 'Erwartet wird multipart/form-data mit einer Datei.', en: 'Please send multipart/form-data with a file.' },
  malformed_form: {
    de: 'Die Datei ist nicht ganz angekommen. Bitte laden Sie sie noch einmal hoch.',
    en: 'The file did not arrive completely. Please upload it again.',
  },
  elsewhere: {
    de: 'Diese Anfrage kommt von einer fremden Internetseite.',
    en: 'This request comes from another website.',
  },
  internal: { de: 'Etwas ist schiefgegangen.', en: 'Something went wrong.' },
  unavailable: {
    de: 'Die Datenbank ist gerade nicht erreichbar.',
    en: 'The database cannot be reached right now. Please try again in a few seconds.',
  },
  too_slow: {
    de: 'Das dauert gerade zu lange. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    en: 'This is taking too long right now. Please try again in a few seconds.',
  },
  too_many_at_once: {
    de: 'Gerade wird zu viel auf einmal abgefragt. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    en: 'There are too many requests right now. Please try again in a few seconds.',
  },
  too_many_large: {
    de: 'Gerade werden zu viele lange Listen auf einmal abgefragt. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    en: 'Too many long lists are being requested right now. Please try again in a few seconds.',
  },
  disk_full: {
    de: 'Die Festplatte der Datenbank ist voll: Es kann nichts gespeichert werden. Bitte sagen Sie Ihrer Verwaltung Bescheid.',
    en: 'The database’s disk is full, so nothing can be saved. Please tell your administrator.',
  },
  repeat_key: {
    de: 'Idempotency-Key muss aus 16 bis 255 sichtbaren Zeichen bestehen.',
    en: 'Idempotency-Key must be 16 to 255 visible characters.',
  },
  in_use: { de: 'Der Eintrag wird noch verwendet und kann nicht gelöscht werden.', en: 'The entry is in use and cannot be deleted.' },
} satisfies Record<string, Text>
