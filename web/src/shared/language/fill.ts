export type Placeholders = Record<string, string | number>

/** Fills the `{placeholders}` of a text; unknown ones stay as they are. */
export function fill(text: string, values: Placeholders = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
