/** Normalizes names for comparison: `Muenchen` equals `München`, `Frankfurt (Oder)` becomes `frankfurt oder`. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
