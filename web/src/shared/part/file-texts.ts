import type { Text } from '@kasack/contract/text.ts'

/** Texts about files, shared by everything that shows them. */
export const fileTexts = {
  file_remark: { de: '{type}, {size}', en: '{type}, {size}' },
  plain_text: { de: 'Text', en: 'Text' },
  no_preview: { de: 'Dateien dieser Art lassen sich nur herunterladen.', en: 'Files of this type can only be downloaded.' },
  broken_pdf: {
    de: 'Diese PDF-Datei lässt sich hier nicht anzeigen. Bitte laden Sie sie herunter.',
    en: 'This PDF file cannot be shown here. Please download it.',
  },
  page_of: { de: 'Seite {number} von {count}', en: 'Page {number} of {count}' },
  more_pages: { de: '{count} weitere Seiten stehen in der heruntergeladenen Datei.', en: 'Download the file to see {count} more pages.' },
} satisfies Record<string, Text>
