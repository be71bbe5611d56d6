/** A sentence or label in both languages of the product. */
export type Text = { de: string; en: string }

export type Language = keyof Text
