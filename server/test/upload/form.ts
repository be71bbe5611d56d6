import { crc32, deflateRawSync } from 'node:zlib'

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

/** The smallest files of each type that is taken. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
export const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
export const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.from('ffd9', 'hex')])
export const docx = office('word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml')
export const xlsx = office('xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')
export const withMacros = office('word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml')

/** A document of an office program: a zip archive whose first file says what the others are. */
function office(part: string, type: string): Buffer {
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}"/></Types>`
  return zip({ '[Content_Types].xml': types, [part]: '<?xml version="1.0"?><a/>' })
}

/** A zip archive of these files. */
export function zip(files: Record<string, string>): Buffer {
  const [local, central]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [raw, packed] = [Buffer.from(text), deflateRawSync(text)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(raw), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(raw.length, 18)
    common.writeUInt16LE(name.length, 22)
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, Buffer.from(name)]))
    local.push(entry)
    offset += entry.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(local.length, 4)
  end.writeUInt16LE(local.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06'), end])
}
