/** A word that nobody else has drawn. Not `crypto.randomUUID`: a page that is tried out over plain http has none. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
