import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problemTexts } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import { afterAll, expect, test } from 'vitest'
import { docx, jpeg, pdf, png, types, withMacros, xlsx, zip } from '../../../test/upload/form.ts'
import { fileTexts } from './texts.ts'
import { typeOfFile } from './type.ts'

const folder = mkdtempSync(join(tmpdir(), 'kasack-type-'))
afterAll(() => rmSync(folder, { recursive: true }))

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const macros = fileTexts.macros
const none = problemTexts.file_type

test.for<[string, Buffer | string, string | Text]>([
  ['PDF', pdf, 'application/pdf'],
  ['DOCX', docx, word],
  ['XLSX', xlsx, sheet],
  ['PNG', png, 'image/png'],
  ['JPEG', jpeg, 'image/jpeg'],
  ['text', 'Grüße, Straße\r\n\tzwei', 'text/plain'],
  ['text with a byte order mark', '\uFEFFName;Ort', 'text/plain'],
  ['HTML', '<!doctype html><script>alert(1)</script>', 'text/plain'],
  ['SVG', svg, 'text/plain'],
  ['SVG with an XML declaration', `<?xml version="1.0"?>\n${svg}`, 'text/plain'],
  ['a document with macros', withMacros, macros],
  ['a document with a program in it', zip({ '[Content_Types].xml': types, 'word/document.xml': '<a/>', 'word/a.exe': '' }), macros],
  ['a document that is damaged', docx.subarray(0, docx.length - 1), fileTexts.damaged],
  ['any archive', zip({ 'a.txt': 'a' }), none],
  ['text in another encoding', Buffer.from('Gr\xfc\xdfe', 'latin1'), none],
  ['text with controls', 'a\x00b', none],
  ['text that ends in the middle of a letter', Buffer.from('Grü').subarray(0, 3), none],
  ['a program', Buffer.from('7f454c460201010000000000000000000200', 'hex'), none],
  ['a Windows program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), none],
  ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), none],
  ['only the beginning of a document', docx.subarray(0, 60), none],
])('%s', async ([name, content, expected]) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  expect(await typeOfFile(path)).toEqual(typeof expected === 'string' ? { type: expected } : { problem: expected })
})
