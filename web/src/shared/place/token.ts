/** What the places service wants to see of whoever asks; null: nothing. */
export const placesToken = (): string | null => null
