/** A sentence or label in both languages of the product. */
export type Text = { de: string; en: string }

export type Language = keyof Text

export const languages = ['de', 'en'] as const satisfies readonly Language[]

/** Names of words with a code, by code. */
export const namesByCode = <Code extends string>(words: readonly { code: Code; name: Text }[]): Record<Code, Text> =>
  Object.fromEntries(words.map(({ code, name }) => [code, name])) as Record<Code, Text> // every code has a name

/** Fills `{name}` in both languages; a value may differ between them. */
export const fillText = (text: Text, values: Readonly<Record<string, string | Text>>): Text => ({
  de: fillIn(text.de, values, 'de'),
  en: fillIn(text.en, values, 'en'),
})

const fillIn = (line: string, values: Readonly<Record<string, string | Text>>, language: Language): string =>
  line.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : typeof value === 'string' ? value : value[language]
  })
