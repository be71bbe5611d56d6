import type { Text } from '@kasack/contract/text.ts'
import { goOnKey, saveKey } from '../../shared/form/save-key.ts'
import { searchKey } from './search-key.ts'

type Key = { keys: (string | Text)[]; does: Text }

export const texts = {
  keys: { de: 'Tasten', en: 'Keyboard shortcuts' },
  key: { de: 'Taste', en: 'Key' },
  does: { de: 'Wirkung', en: 'What it does' },
  or: { de: 'oder', en: 'or' },
  off: {
    de: 'Tasten aus einem einzigen Zeichen sind ausgeschaltet. In den Einstellungen schalten Sie sie wieder ein.',
    en: 'Single-key shortcuts are switched off. You can switch them on again in the settings.',
  },
  on: {
    de: 'Tasten aus einem einzigen Zeichen wirken nicht, während Sie schreiben. In den Einstellungen lassen sie sich ausschalten.',
    en: 'Single-key shortcuts do nothing while you are typing. They can be switched off in the settings.',
  },
} satisfies Record<string, Text>

export const groups: { title: Text; keys: Key[] }[] = [
  {
    title: { de: 'Überall', en: 'Everywhere' },
    keys: [
      { keys: [searchKey], does: { de: 'alles suchen', en: 'search everything' } },
      { keys: ['/'], does: { de: 'in der Liste suchen', en: 'search the list' } },
      { keys: ['n'], does: { de: 'etwas Neues anlegen', en: 'create something new' } },
      { keys: ['t'], does: { de: 'zur letzten Meldung', en: 'go to the latest message' } },
      { keys: ['?'], does: { de: 'diese Tasten zeigen', en: 'show these shortcuts' } },
      { keys: ['Esc'], does: { de: 'Fenster oder Menü schließen', en: 'close a window or menu' } },
    ],
  },
  {
    title: { de: 'In Listen', en: 'In lists' },
    keys: [
      { keys: ['j', '↓'], does: { de: 'nächste Zeile', en: 'next row' } },
      { keys: ['k', '↑'], does: { de: 'vorige Zeile', en: 'previous row' } },
      { keys: ['Enter'], does: { de: 'öffnen', en: 'open' } },
      {
        keys: ['x', { de: 'Leertaste', en: 'Space' }],
        does: { de: 'auswählen, wo Zeilen zur Wahl stehen', en: 'select, where rows can be selected' },
      },
      {
        keys: [{ de: 'Umschalt+Leertaste', en: 'Shift+Space' }],
        does: { de: 'alle bis zu dieser Zeile auswählen', en: 'select all rows up to this one' },
      },
      { keys: [{ de: 'Strg+A', en: 'Ctrl+A' }], does: { de: 'alle Zeilen der Seite auswählen', en: 'select all rows on the page' } },
      { keys: ['Esc'], does: { de: 'Auswahl aufheben', en: 'clear the selection' } },
      { keys: ['e'], does: { de: 'bearbeiten', en: 'edit' } },
      { keys: ['l'], does: { de: 'Logbucheintrag schreiben', en: 'write a logbook entry' } },
      { keys: ['m'], does: { de: 'Menü der Zeile öffnen', en: 'open the row’s menu' } },
    ],
  },
  {
    title: { de: 'Auf der Plantafel', en: 'On the board' },
    keys: [
      { keys: ['←', '→', '↑', '↓'], does: { de: 'von Balken zu Balken', en: 'go from bar to bar' } },
      { keys: ['Enter'], does: { de: 'öffnen', en: 'open' } },
      { keys: ['m'], does: { de: 'als Ganzes verschieben', en: 'move the whole bar' } },
      { keys: ['s'], does: { de: 'Beginn verschieben', en: 'move the start' } },
      { keys: ['e'], does: { de: 'Ende verschieben', en: 'move the end' } },
      { keys: ['n'], does: { de: 'neue Buchung in dieser Zeile', en: 'new booking in this row' } },
      { keys: [{ de: 'Entf', en: 'Del' }], does: { de: 'stornieren oder beenden', en: 'cancel or end' } },
    ],
  },
  {
    title: { de: 'In Menüs', en: 'In menus' },
    keys: [{ keys: ['A–Z'], does: { de: 'zum Eintrag mit diesem Anfangsbuchstaben', en: 'go to the entry with this first letter' } }],
  },
  {
    title: { de: 'In Formularen', en: 'In forms' },
    keys: [
      { keys: [saveKey], does: { de: 'speichern', en: 'save' } },
      { keys: [goOnKey], does: { de: 'speichern und weiter, wo es angeboten wird', en: 'save and continue, where offered' } },
      { keys: ['1–5'], does: { de: 'Tag der Wiedervorlage wählen', en: 'choose the day of the follow-up' } },
    ],
  },
]
