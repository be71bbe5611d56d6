/** A sentence or label in both languages of the product. */
export type Text = { de: string; en: string }

export type Language = keyof Text

export const languages = ['de', 'en'] as const satisfies readonly Language[]

/** What words with a code are called, by their code. */
export const namesByCode = <Code extends string>(words: readonly { code: Code; name: Text }[]): Record<Code, Text> =>
  Object.fromEntries(words.map(({ code, name }) => [code, name])) as Record<Code, Text> // each code with its name
