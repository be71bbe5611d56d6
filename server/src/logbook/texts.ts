import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  carried_otherwise: ({ name }: { name: string }) => ({
    de: `Die Wiedervorlage der Einrichtung „${name}“ passt nicht mehr zu ihrem Logbucheintrag.`,
    en: `The follow-up of the facility “${name}” no longer matches its logbook entry.`,
  }),
} satisfies Record<string, Text | ((facility: { name: string }) => Text)>
