import type { Text } from '@kasack/contract/text.ts'

/** Texts about actions on several rows, separate because rows alone do not need them. */
export const selectionTexts = {
  choose_all: { de: 'Alle {count} gefundenen auswählen', en: 'Select all {count} results' },
  choose_first: { de: 'Die ersten {most} von {count} auswählen', en: 'Select the first {most} of {count} results' },
  clear_choice: { de: 'Auswahl aufheben', en: 'Clear selection' },
  act_on_chosen: { de: 'Mit der Auswahl', en: 'Actions for the selection' },
  progress: { de: '{done} von {count} …', en: '{done} of {count} …' },
  stop: { de: 'Anhalten', en: 'Stop' },
  none_takes_part: { de: '{label}: nicht möglich', en: '{label}: not possible' },
  left_out: { de: 'Nicht dabei:', en: 'Left out:' },
  nothing_to_do: { de: 'Hier ist nichts zu tun.', en: 'Nothing to do here.' },
  and_more: { de: 'und {count} weitere', en: 'and {count} more' },
  of_row: { de: '{name}: {reason}', en: '{name}: {reason}' },
  all_done: { de: '{label}: {count} erledigt', en: '{label}: {count} done' },
  some_done: { de: '{label}: {count} erledigt, {others} nicht', en: '{label}: {count} done, {others} not done' },
  untried: { de: '{count} nicht versucht', en: '{count} not tried' },
} satisfies Record<string, Text>
