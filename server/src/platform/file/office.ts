import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import type { Text } from '@kasack/contract/text.ts'
import { declaredTypes } from './content-types.ts'
import type { Part } from './parts.ts'
import { readParts } from './parts.ts'
import { fileTexts } from './texts.ts'

/** Why a DOCX or XLSX is refused; null: it is not. Neither the name nor the declared type of a part may be that of a macro or a program. */
export async function refuseOffice(path: string): Promise<Text | null> {
  const content = await readFile(path) // no larger than an upload may be
  try {
    const parts = await readParts(content)
    const types = declaredTypes(textOf(parts.find(({ name }) => name === '[content_types].xml')))
    const endings = new Set(parts.map(({ name }) => endingOf(name)))
    const declared = types.filter(({ ending }) => ending === null || endings.has(ending))
    return parts.some(isActive) || declared.some(({ type }) => activeTypes.test(type)) ? fileTexts.macros : null
  } catch {
    return fileTexts.damaged // everything is in memory: any failure is due to the file
  }
}

const activeTypes = /macro|vba|oleobject|activex|msdownload|msdos|dosexec|executable|javascript|ecmascript|vbscript|java-archive/i

/** Programs, scripts, whatever installs or starts one, and documents with macros. */
const programs = new Set(
  `exe com scr pif cpl dll ocx sys drv msi msp mst msu msix appx application gadget
  bat cmd ps1 psm1 psd1 vbs vbe js jse mjs ws wsf wsh wsc sct hta jar py pyw pl rb php sh class
  lnk url reg inf scf chm hlp iso img vhd vhdx app command dmg pkg deb rpm apk
  docm dotm xlsm xltm xlsb xlam xla xll pptm potm ppsm ppam sldm`.split(/\s+/),
)
/** What may be embedded: images, and documents that cannot have macros. */
const harmless = new Set('docx xlsx pptx png jpg jpeg gif bmp tif tiff emf wmf svg'.split(' '))

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

const isActive = ({ name }: Part): boolean =>
  programs.has(endingOf(name)) ||
  /(^|\/)((vbaproject|vbadata|oleobject)[^/]*$|activex\/)/.test(name) ||
  (/(^|\/)embeddings\/[^/]/.test(name) && !harmless.has(endingOf(name)))

const longestText = 1_000_000

function textOf(part: Part | undefined): string {
  if (!part) throw new Error('nothing says what the parts are')
  const bytes = part.isPacked ? inflateRawSync(part.bytes, { maxOutputLength: longestText }) : part.bytes
  if (bytes.length > longestText || !isUtf8(bytes)) throw new Error('too long, or in another encoding')
  return bytes.toString()
}
