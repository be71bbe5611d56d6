import type { Text } from '@kasack/contract/text.ts'

/** The error catalogue of product.md 8, with the English sentences verbatim. */
export const errorTexts = {
  error: { de: 'Fehler', en: 'Error' },
  unauthenticated: { de: 'Sie sind nicht angemeldet. Bitte melden Sie sich an.', en: 'Sorry, you are not authenticated. Please log in.' },
  session_lost: {
    de: 'Ihre Sitzung ist abgelaufen. Ihre Eingaben sind noch da: Bitte melden Sie sich in einem anderen Tab wieder an und speichern Sie danach.',
    en: 'Your session has ended. Your changes are still here: please log in again in another tab, then save.',
  },
  forbidden: { de: 'Dazu fehlt Ihnen die Berechtigung.', en: 'You are not allowed' },
  forbidden_action: { de: 'Sie dürfen diese Aktion nicht ausführen.', en: 'Sorry, you are not allowed to perform this action.' },
  forbidden_content: { de: 'Sie dürfen diesen Inhalt nicht ansehen (403).', en: 'You are not allowed to view this content (403).' },
  not_found: { de: 'Nicht gefunden', en: 'Resource not found' },
  no_record: {
    de: 'Der Datensatz wurde nicht gefunden. Vielleicht wurde er gelöscht?',
    en: 'No record was found. Maybe it was deleted?',
  },
  something_wrong: { de: 'Etwas ist schiefgelaufen.', en: 'Something went wrong.' },
  something_wrong_below: { de: 'Etwas ist schiefgelaufen. Siehe unten:', en: 'Something went wrong. See below:' },
  request_problems: {
    de: 'Bei Ihrer Anfrage sind Probleme aufgetreten.',
    en: 'We have experienced some problems while performing your request.',
  },
  other: { de: 'Das hat nicht geklappt', en: 'Oops, experienced some problems' },
  status_code: { de: 'Die Anfrage ist mit Status {status} gescheitert', en: 'Request failed with status code {status}' },
  no_connection: { de: 'Der Server ist nicht erreichbar', en: 'The server cannot be reached' },
  component: {
    de: 'In diesem Bereich ist ein Fehler aufgetreten. Wir kümmern uns bereits darum.',
    en: 'Oops, we had an error in this component. Already working on it!',
  },
  page_missing: {
    de: 'Diese Seite gibt es nicht. Leider wurde nicht gefunden, was Sie suchen.',
    en: 'There is no such page. Sorry, the resource you are looking for was not found.',
  },
  address: {
    de: 'Die Adresse konnte nicht verarbeitet werden, bitte prüfen Sie sie.',
    en: 'The address could not be processed, please check it.',
  },
  distance: {
    de: 'Die Entfernung konnte nicht berechnet werden, bitte prüfen Sie sie.',
    en: 'The distance could not be processed, please check it.',
  },
  results: { de: 'Die Ergebnisse konnten nicht geladen werden.', en: 'Failed to fetch the results.' },
  received: { de: '{message} beim Zugriff auf {url}', en: 'received {message} while accessing {url}' },
  api_missing: { de: 'Für diesen Datensatz gibt es keine Schnittstelle.', en: 'The API is missing for this record.' },
  entity: { de: 'Eintrag', en: 'Entity' },
  edited: { de: '{entity} wurde geändert', en: '{entity} was edited' },
  created: { de: '{entity} wurde angelegt', en: '{entity} was created' },
  deleted: { de: '{entity} wurde gelöscht', en: '{entity} was deleted' },
  undone: { de: 'Rückgängig gemacht', en: 'Undone' },
  not_undone: { de: 'Das lässt sich nicht rückgängig machen', en: 'This cannot be undone' },
  visit: { de: '{entity} öffnen', en: 'Visit the {entity}' },
} satisfies Record<string, Text>
