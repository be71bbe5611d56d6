/** `2026-06-05` as `05.06.2026`, in both languages. */
export const germanDay = (day: string): string => day.split('-').toReversed().join('.')
