/** `Jule Brandner` → `JB`: from the first and the last word. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toUpperCase()
