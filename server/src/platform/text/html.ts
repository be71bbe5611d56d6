/** A text as it stands in HTML, between tags or in a quoted attribute. HTML knows no NUL. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\0', '')
