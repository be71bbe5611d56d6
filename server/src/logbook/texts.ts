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
  carried_otherwise: ({ name }: { name: string }) => ({
    de: `Die Wiedervorlage der Einrichtung „${name}“ passt nicht mehr zu ihrem Logbucheintrag.`,
    en: `The follow-up of the facility “${name}” does not go with its logbook entry any more.`,
  }),
} satisfies Record<string, Text | ((facility: { name: string }) => Text)>
