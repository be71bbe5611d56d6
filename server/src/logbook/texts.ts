import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  set_again: {
    de: 'Die Einrichtung hat inzwischen eine andere Wiedervorlage.',
    en: 'The facility has another follow-up by now.',
  },
  nothing_removed: {
    de: 'Hier gibt es keine entfernte Wiedervorlage, die zurückgeholt werden kann.',
    en: 'There is no removed follow-up here to bring back.',
  },
  entry_moved: {
    de: 'Der Logbucheintrag der Wiedervorlage gehört nicht mehr zu dieser Einrichtung.',
    en: 'The logbook entry of the follow-up does not belong to this facility any more.',
  },
  removed_by_other: {
    de: 'Zurückholen kann die Wiedervorlage nur, wer sie entfernt hat.',
    en: 'Only the user who removed the follow-up can bring it back.',
  },
  too_late: {
    de: 'Eine entfernte Wiedervorlage lässt sich nur eine Minute lang zurückholen.',
    en: 'A removed follow-up can only be brought back within a minute.',
  },
} satisfies Record<string, Text>
