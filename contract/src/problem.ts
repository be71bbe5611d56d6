import { lineTexts } from './applicant-fields.ts'
import type { Text } from './text.ts'

/** Why an input is refused, by the field's top-level wire name. Empty: accepted. */
export type Problems = Record<string, Text[]>

/** Why a single value can be refused. Zod checks carry the key as their message, see `problemText`. */
export const problemTexts = {
  ...lineTexts,
  required: { de: 'Dieses Feld ist erforderlich.', en: 'This field is required.' },
  not_null: { de: 'Dieses Feld darf nicht leer sein.', en: 'This field cannot be empty.' },
  too_short: { de: 'Mindestens {limit} Zeichen sind nötig.', en: 'Please use at least {limit} characters.' },
  not_url: {
    de: 'Bitte geben Sie eine gültige Adresse mit http:// oder https:// ein.',
    en: 'Please enter a valid http:// or https:// address.',
  },
  not_country: { de: 'Bitte wählen Sie ein Land aus der Liste.', en: 'Please choose a country from the list.' },
  not_code: {
    de: 'Möglich sind Kleinbuchstaben, Ziffern und Unterstrich.',
    en: 'Please use only lower-case letters, digits and underscores.',
  },
  not_flag: { de: 'Möglich sind nur Ja und Nein.', en: 'Please choose yes or no.' },
  not_integer: { de: 'Bitte geben Sie eine ganze Zahl ein.', en: 'Please enter a whole number.' },
  not_number: { de: 'Bitte geben Sie eine Zahl ein.', en: 'Please enter a number.' },
  too_small: { de: 'Der Wert muss mindestens {limit} sein.', en: 'The value must be at least {limit}.' },
  too_big: { de: 'Der Wert darf höchstens {limit} sein.', en: 'The value must be at most {limit}.' },
  not_money: {
    de: 'Bitte geben Sie einen Betrag ab 0 mit höchstens 8 Stellen vor und 2 nach dem Komma ein.',
    en: 'Please enter an amount of 0 or more, with at most 8 digits before the decimal point and 2 after it.',
  },
  not_day: { de: 'Bitte geben Sie ein gültiges Datum ein.', en: 'Please enter a valid date.' },
  after_today: { de: 'Das Datum darf nicht in der Zukunft liegen.', en: 'The date cannot be in the future.' },
  before_today: { de: 'Das Datum darf nicht in der Vergangenheit liegen.', en: 'The date cannot be in the past.' },
  not_period: { de: 'Bitte geben Sie einen Zeitraum an.', en: 'Please enter a period.' },
  ends_before_start: { de: 'Das Ende darf nicht vor dem Beginn liegen.', en: 'The end cannot be before the start.' },
  not_map: { de: 'Bitte geben Sie zu jedem Schlüssel einen Wert an.', en: 'Please provide a value for each key.' },
  unknown_key: { de: 'Einen der Schlüssel gibt es nicht.', en: 'One of these keys does not exist.' },
  not_choice: { de: 'Dieser Wert steht nicht zur Wahl.', en: 'Please choose one of the available values.' },
  not_reference: { de: 'Bitte wählen Sie einen Eintrag aus.', en: 'Please choose an entry.' },
  unknown_reference: { de: 'Dieser Eintrag wurde nicht gefunden.', en: 'This entry was not found.' },
  too_many: { de: 'Höchstens {limit} Einträge sind möglich.', en: 'Please choose at most {limit} entries.' },
  not_list: { de: 'Bitte geben Sie eine Liste von Einträgen an.', en: 'Please provide a list of entries.' },
  not_override: {
    de: 'Nötig sind eine Liste von Befunden („codes“) und eine Begründung („reason“).',
    en: 'Please provide a list of findings ("codes") and a reason ("reason").',
  },
  no_reason: { de: 'Bitte geben Sie eine Begründung an.', en: 'Please give a reason.' },
  locked: { de: 'Dieses Feld kann nicht mehr geändert werden.', en: 'This field can no longer be changed.' },
  not_version: {
    de: 'Diese Fassung ist nicht lesbar. Bitte laden Sie den Eintrag neu.',
    en: 'This version is not valid. Please reload the record.',
  },
  outdated: {
    de: 'Dieselben Angaben wurden inzwischen anders gespeichert. Bitte prüfen Sie die neuen Werte und speichern Sie dann noch einmal.',
    en: 'Somebody has changed the same fields in the meantime. Please check the new values, then save again.',
  },
  saved_differently: { de: 'Wurde inzwischen anders gespeichert.', en: 'Has been changed in the meantime.' },
  file_type: {
    de: 'Möglich sind PDF, DOCX, XLSX, PNG, JPEG und reiner Text.',
    en: 'Please upload a PDF, DOCX, XLSX, PNG, JPEG or plain text file.',
  },
  file_too_large: { de: 'Die Datei darf höchstens 10 MB groß sein.', en: 'The file must not be larger than 10 MB.' },
  file_empty: { de: 'Die Datei ist leer.', en: 'The file is empty.' },
  taken: { de: 'Diesen Wert gibt es bereits.', en: 'This value is already taken.' },
} satisfies Record<string, Text>

export type ProblemKey = keyof typeof problemTexts

/** The sentence for a problem, with its limit. An unknown key reads as "not one of the choices". */
export function problemText(key: string, limit?: number | bigint): Text {
  const text = key in problemTexts ? problemTexts[key as ProblemKey] : problemTexts.not_choice
  if (limit === undefined) return text
  const { de, en } = text
  return { de: de.replace('{limit}', String(limit)), en: en.replace('{limit}', String(limit)) }
}
