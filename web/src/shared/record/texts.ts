import type { Text } from '@kasack/contract/text.ts'

/** Texts about any record and the actions on it. */
export const texts = {
  edit: { de: 'Bearbeiten', en: 'Edit' },
  details: { de: 'Details', en: 'Details' },
  edit_details: { de: 'Details bearbeiten', en: 'Edit details' },
  history: { de: 'Verlauf', en: 'History' },
  remove: { de: 'Löschen', en: 'Delete' },
  more_actions: { de: 'Weitere Aktionen', en: 'More actions' },
  inactive_title: { de: '(inaktiv)', en: '(inactive)' },
  confirm_removal: { de: '{noun} löschen?', en: 'Delete {noun}?' },
  confirm_removal_help: { de: '„{name}“ wird gelöscht.', en: '“{name}” will be deleted.' },
  can_come_back: {
    de: 'Sie können es bis {day} zurückholen: gleich danach mit „Rückgängig“, später unter „Gelöschtes“.',
    en: 'You can restore it until {day}: right afterwards with “Undo”, later under “Deleted”.',
  },
  mails_lost: { de: 'Mitgelöschte E-Mails kommen dabei nicht zurück.', en: 'E-mails deleted with it are not restored.' },
  removal_refused: { de: '„{name}“ kann nicht gelöscht werden.', en: '“{name}” cannot be deleted.' },
  still_used: { de: 'Noch in Gebrauch', en: 'Still in use by' },
  goes_along: { de: 'Wird mitgelöscht', en: 'Also deleted' },
  stays: { de: 'Bleibt bestehen', en: 'Kept' },
  told_deleted: { de: '{count} {noun}', en: '{count} {noun}' },
  told_emptied: { de: '{count} {noun}, danach ohne {field}', en: '{count} {noun}, then without {field}' },
  told_prevents: { de: '{count} {noun} ({field})', en: '{count} {noun} ({field})' },
  set_active: { de: 'Auf aktiv setzen', en: 'Mark as active' },
  set_inactive: { de: 'Auf inaktiv setzen', en: 'Mark as inactive' },
  set_inactive_help: {
    de: 'Auf inaktiv gesetzt geht nichts verloren; Sie können das jederzeit ändern.',
    en: 'Nothing is lost by marking it as inactive; you can change it back at any time.',
  },
  removal_yes: { de: 'Löschen', en: 'Delete' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
} satisfies Record<string, Text>

export const createText = (noun: Text): Text => ({ de: `${noun.de} anlegen`, en: `Create ${noun.en.toLowerCase()}` })
