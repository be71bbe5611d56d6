import type { Text } from './text.ts'

/** Reasons for an absence, in wire order. */
export const absenceReasons = [
  { code: 'sick', name: { de: 'krank', en: 'sick' } },
  { code: 'vacation', name: { de: 'Urlaub', en: 'vacation' } },
  { code: 'overtime_free', name: { de: 'Freizeitausgleich', en: 'overtime free' } },
  { code: 'other', name: { de: 'Sonstiges', en: 'other' } },
] as const satisfies readonly { code: string; name: Text }[]
