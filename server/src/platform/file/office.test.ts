import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { ArchiveEntry } from '../../../test/upload/archive.ts'
import { archive } from '../../../test/upload/archive.ts'
import { docx, xlsx } from '../../../test/upload/form.ts'
import { refuseOffice } from './office.ts'
import { fileTexts } from './texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'kasack-office-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function refuse(content: Buffer) {
  const path = join(folder, 'file')
  writeFileSync(path, content)
  return refuseOffice(path)
}

const vendor = 'application/vnd.'
const word = `${vendor}openxmlformats-officedocument.wordprocessingml.document.main+xml`
const main = `<Default Extension="rels" ContentType="${vendor}openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}"/>`
const typesOf = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${main}${inner}</Types>`

/** A document with these parts in addition to its text; `types` declares them. */
const parts = (more: (ArchiveEntry | string)[], types: string | Buffer = ''): ArchiveEntry[] => [
  { name: '[Content_Types].xml', content: Buffer.isBuffer(types) || types.startsWith('<?xml') ? types : typesOf(types) },
  { name: 'word/document.xml', content: '<?xml version="1.0"?><w/>' },
  ...more.map((part) => (typeof part === 'string' ? { name: part, content: 'content' } : part)),
]
const document = (...of: Parameters<typeof parts>) => archive(parts(...of))
const declared = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}"/>`

test.for<[string, Buffer]>([
  ['the smallest document', docx],
  ['the smallest sheet', xlsx],
  [
    'pictures, fonts and a film',
    document(['word/media/image1.png', 'word/fonts/font1.odttf', 'word/media/media1.mp4', 'word/media/image2.EMF']),
  ],
  [
    'embedded sheets and documents',
    document(['word/embeddings/Microsoft_Excel_Sheet1.xlsx', 'word/embeddings/Brief.docx', 'word/embeddings/a.pptx']),
  ],
  [
    'settings of a printer',
    document(
      ['xl/printerSettings/printerSettings1.bin'],
      `<Default Extension="bin" ContentType="${vendor}openxmlformats-officedocument.spreadsheetml.printerSettings"/>`,
    ),
  ],
  ['a type that no part has', document([], `<Default Extension="bin" ContentType="${vendor}ms-excel.sheet.binary.macroEnabled.main"/>`)],
  ['words that only sound like it', document(['word/theme/macro.xml', 'docProps/vba.xml', 'customXml/activex.xml', 'word/media/exe.png'])],
  ['sizes behind their bytes', archive(parts(['word/media/image1.png']).map((part) => ({ ...part, isStreamed: true })))],
  [
    'parts that are not packed, and folders',
    archive([...parts([]).map((part) => ({ ...part, isStored: true })), { name: 'word/', content: '', isStored: true }]),
  ],
  ['a comment', archive(parts([]), { comment: 'Made by hand' })],
  [
    'types in another spelling',
    document(
      [],
      `<?xml version='1.0'?>\n<t:Types xmlns:t='x'>\n  <t:Default  Extension = 'xml' ContentType='application/xml' ></t:Default>\n  <t:Override ContentType="${word}" PartName="/word/R&amp;D.xml"/>\n</t:Types>\n`,
    ),
  ],
])('a document is taken with %s', async ([, content]) => {
  expect(await refuse(content)).toBe(null)
})

const vba = `${vendor}ms-office.vbaProject`
test.for<[string, Buffer]>([
  ['macros by their name', document(['word/vbaProject.bin'])],
  ['macros in capitals and behind a backslash', document(['word\\VBAPROJECT.BIN'])],
  ['a signature of macros', document(['xl/vbaProjectSignature.bin'])],
  ['macros under another name', document(['word/media/image1.dat'], declared('word/media/image1.dat', vba))],
  ['macros by the ending of their name', document(['word/media/image1.dat'], `<Default Extension="DAT" ContentType="${vba}"/>`)],
  [
    'macros declared in quotes of the other kind',
    document(['word/a.dat'], `<Override\n ContentType = '${vba}'\tPartName='/word/a.dat' />`),
  ],
  ['the type of a document with macros', document([], declared('word/other.xml', `${vendor}ms-word.document.macroEnabled.main+xml`))],
  ['the macros of old sheets', document([], declared('xl/macrosheets/sheet1.xml', `${vendor}ms-excel.macrosheet+xml`))],
  ['an object', document(['word/embeddings/oleObject1.bin'])],
  ['an object elsewhere', document(['word/oleObject1.bin'])],
  ['an object under another name', document(['word/a.png'], declared('word/a.png', `${vendor}openxmlformats-officedocument.oleObject`))],
  ['a control', document(['word/activeX/activeX1.bin'])],
  ['a program embedded', document(['word/embeddings/setup.exe'])],
  ['a program among the pictures', document(['word/media/SETUP.EXE'])],
  ['a program beside all', document(['readme.js'])],
  ['a program with a blank behind its name', document(['word/media/setup.exe '])],
  ['an old document that may hold macros', document(['word/embeddings/Brief.doc'])],
  ['a document with macros embedded', document(['xl/embeddings/Mappe.xlsm'])],
])('a document is refused with %s', async ([, content]) => {
  expect(await refuse(content)).toBe(fileTexts.macros)
})

const macros: ArchiveEntry = { name: 'word/vbaProject.bin', content: 'macros' }
const listed = parts(['word/media/image1.png'])
const hidden = archive([...listed, { ...macros, isListed: false }])
const utf16 = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(typesOf(declared('a', vba)), 'utf16le')])
test.for<[string, Buffer]>([
  ['macros that the directory leaves out', hidden],
  ['macros before all that it lists', archive([{ ...macros, isListed: false }, ...listed])],
  ['macros between', archive([...parts([]), { ...macros, isListed: false }, { name: 'word/styles.xml', content: '' }])],
  ['macros that it calls something else', archive([...listed, { name: 'word/image1.png', before: macros.name, content: 'macros' }])],
  ['macros in a part that is longer than it says', archive([...listed, { name: 'word/a.png', content: hidden, isStored: true, size: 4 }])],
  ['more in the directory than it says', archive([...listed, macros], { count: listed.length })],
  ['less in the directory than it says', archive(listed, { count: 9 })],
  ['two parts of one name', archive([...listed, { name: 'Word/document.xml', content: '' }])],
  ['bytes before it', Buffer.concat([Buffer.from('PK\x03\x04MZ', 'latin1'), docx])],
  ['bytes behind it', Buffer.concat([docx, Buffer.from('MZ')])],
  ['a second archive behind it', Buffer.concat([docx, hidden])],
  ['nothing but its beginning', docx.subarray(0, docx.length - 30)],
  ['no word on its parts', archive([{ name: 'word/document.xml', content: '<w/>' }])],
  ['parts that are encrypted', archive(parts(['word/a.png']).map((part) => ({ ...part, flags: 1 })))],
  ['parts that are packed in another way', archive([...listed, { name: 'word/a.png', content: 'a', method: 12 }])],
  ['types in another encoding', document([], utf16)],
  ['types that say they are in another encoding', document([], `<?xml version="1.0" encoding="utf-7"?><Types>${main}</Types>`)],
  ['types that define words', document([], `<?xml version="1.0"?><!DOCTYPE Types [<!ENTITY v "vba">]><Types>${main}</Types>`)],
  ['types written in numbers', document(['a.dat'], declared('a.dat', `${vendor}ms-office.&#118;baProject`))],
  ['types in a comment that ends early', document(['a.dat'], `<!-- > -->${declared('a.dat', vba)}`)],
  ['a name with a bracket in it', document(['a.dat'], `<Override PartName="/a>b" ContentType="${vba}"/>`)],
  ['types without end', document([], typesOf(' '.repeat(20_000_000)))],
  [
    'more parts than anybody has',
    document(Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}.xml`, content: '', isStored: true }))),
  ],
])('a document is damaged with %s', async ([, content]) => {
  expect(await refuse(content)).toBe(fileTexts.damaged)
})

test('whatever is broken in a document, it is refused and nothing else', async () => {
  const whole = document(['word/media/image1.png', macros])
  const broken = fc.oneof(
    fc.integer({ min: 0, max: whole.length - 1 }).map((end) => whole.subarray(0, end)),
    fc.array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 4 }).map((changes) => {
      const content = Buffer.from(whole)
      for (const [at, byte] of changes) content[at] = byte
      return content
    }),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.concat([whole, bytes, whole])),
  )
  await fc.assert(
    fc.asyncProperty(broken, async (content) => {
      expect([fileTexts.damaged, fileTexts.macros]).toContain(await refuse(content))
    }),
    { numRuns: 500 },
  )
})
