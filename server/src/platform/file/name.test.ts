import { expect, test } from 'vitest'
import { asDownload, plainName, safeName } from './name.ts'

test.for([
  ['AGB 2026.pdf', 'AGB 2026.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\anna\\Profil Müller.pdf', 'Profil Müller.pdf'],
  ['/..', 'file.pdf'],
  ['..', 'file.pdf'],
  [' ', 'file.pdf'],
  ['', 'file.pdf'],
  ['a\r\nSet-Cookie: b.pdf', 'aSet-Cookie b.pdf'],
  ['Rechnung\u202Efdp.exe', 'Rechnungfdp.exe'],
  ['"><script>.pdf', 'script.pdf'],
  ['a\0b.pdf', 'ab.pdf'],
] as const)('"%s" is called %s', ([given, expected]) => {
  expect(plainName(given, 'application/pdf')).toBe(expected)
})

test('a name of any length keeps its ending', () => {
  const name = plainName(`${'ä'.repeat(1000)}.pdf`, 'application/pdf')
  expect([name.length, name.endsWith('ä.pdf')]).toEqual([124, true])
})

test('what leaves the house ends as its content says', () => {
  expect(safeName('AGB.pdf', 'application/pdf')).toBe('AGB.pdf')
  expect(safeName('FOTO.JPEG', 'image/jpeg')).toBe('FOTO.JPEG')
  expect(safeName('seite.html', 'text/plain')).toBe('seite.html.txt')
  expect(safeName('bild.svg', 'text/plain')).toBe('bild.svg.txt')
  expect(safeName('programm.exe', 'application/pdf')).toBe('programm.exe.pdf')
  expect(safeName('ohne', 'image/png')).toBe('ohne.png')
  expect(safeName('liste.csv', 'text/plain')).toBe('liste.csv')
})

test('a download says its name to old and new browsers', () => {
  expect(asDownload('Müller "neu".pdf')).toBe(`attachment; filename="M_ller _neu_.pdf"; filename*=UTF-8''M%C3%BCller%20%22neu%22.pdf`)
})
