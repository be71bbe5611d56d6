/** Text escaped for HTML, between tags or in a quoted attribute. HTML does not allow NUL. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\0', '')
