import type { Text } from './text.ts'

export const genders = [
  { code: 'f', name: { de: 'weiblich', en: 'female' } },
  { code: 'm', name: { de: 'männlich', en: 'male' } },
  { code: 'u', name: { de: 'keine Angabe', en: 'not stated' } },
] as const satisfies readonly { code: string; name: Text }[]
