import type { Text } from '@kasack/contract/text.ts'

export const fileTexts = {
  several: { de: 'Bitte laden Sie nur eine Datei auf einmal hoch.', en: 'Please upload one file at a time.' },
  macros: {
    de: 'Die Datei enthält Makros oder eingebettete Programme. Bitte speichern Sie sie ohne diese, oder als PDF.',
    en: 'The file contains macros or embedded programs. Please save it without them, or as a PDF.',
  },
  damaged: {
    de: 'Die Datei ist beschädigt. Bitte öffnen und speichern Sie sie noch einmal, oder speichern Sie sie als PDF.',
    en: 'The file is damaged. Please open and save it again, or save it as a PDF.',
  },
} satisfies Record<string, Text>
