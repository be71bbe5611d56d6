import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { docx, jpeg, pdf, png, withMacros, xlsx, zip } from '../../../test/upload/form.ts'
import { typeOfFile } from './type.ts'

const folder = mkdtempSync(join(tmpdir(), 'kasack-type-'))
afterAll(() => rmSync(folder, { recursive: true }))

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.for<[string, Buffer | string, string | null]>([
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
  ['a document with macros', withMacros, null],
  ['any archive', zip({ 'a.txt': 'a' }), null],
  ['text in another encoding', Buffer.from('Gr\xfc\xdfe', 'latin1'), null],
  ['text with controls', 'a\x00b', null],
  ['text that ends in the middle of a letter', Buffer.from('Grü').subarray(0, 3), null],
  ['a program', Buffer.from('7f454c460201010000000000000000000200', 'hex'), null],
  ['a Windows program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), null],
  ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), null],
  ['only the beginning of a document', docx.subarray(0, 60), null],
])('%s', async ([name, content, expected]) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  expect(await typeOfFile(path)).toBe(expected)
})
