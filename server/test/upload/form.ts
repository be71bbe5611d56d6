import { archive } from './archive.ts'

type Part = { field?: string; name?: string; type?: string; content: Buffer | string }

const boundary = '----kasack-test-boundary'

/** A form with files as a browser sends it. */
export function form(...parts: Part[]): { body: Buffer; headers: Record<string, string> } {
  const all = parts.flatMap(({ field = 'file', name, type = 'application/octet-stream', content }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${name === undefined ? '' : `; filename="${name}"\r\nContent-Type: ${type}`}\r\n\r\n`,
    content,
    '\r\n',
  ])
  const body = Buffer.concat([...all, `--${boundary}--\r\n`].map((part) => Buffer.from(part)))
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** The smallest file of each accepted type. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
export const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
export const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.from('ffd9', 'hex')])
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
export const docx = office('word/document.xml', word)
/** The content types of a document with one part. */
export const types = typesOf('word/document.xml', word)
export const xlsx = office('xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')
export const withMacros = office('word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml')

/** An office document: a zip archive whose first file describes the others. */
function office(part: string, type: string): Buffer {
  return zip({ '[Content_Types].xml': typesOf(part, type), [part]: '<?xml version="1.0"?><a/>' })
}

function typesOf(part: string, type: string): string {
  return `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}"/></Types>`
}

/** A zip archive of these files. */
export function zip(files: Record<string, string>): Buffer {
  return archive(Object.entries(files).map(([name, content]) => ({ name, content })))
}
