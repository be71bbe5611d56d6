import { expect, test } from 'vitest'
import { htmlOf } from './html.ts'

const values = { name: 'Eva <b>& "Co"</b>', link: 'https://kasack.example/?a=1&b=2', note: 'eins\nzwei' }
const mail = { subject: 'Hallo <Eva>', values, language: 'de' as const, button: { name: 'link', label: 'Öffnen' } }
const html = (text: string) => htmlOf({ ...mail, text })

test('values and text are escaped, the subject too', () => {
  const written = html('Guten Tag {{ name }}, 1 < 2')
  expect(written).toContain('<p>Guten Tag Eva &lt;b&gt;&amp; &quot;Co&quot;&lt;/b&gt;, 1 &lt; 2</p>')
  expect(written).toContain('<title>Hallo &lt;Eva&gt;</title>')
})

test('paragraphs and lines are kept, those of a value too', () => {
  expect(html('A\nB\n\n{{ note }}')).toMatch(/<p>A<br>\nB<\/p>\n<p>eins<br>\nzwei<\/p>/)
})

test('a link on a line of its own is a button, its address below it', () => {
  const written = html('Hier:\n\n{{ link }}')
  expect(written).toMatch(/<p><a href="https:\/\/kasack\.example\/\?a=1&amp;b=2" style="[^"]+">Öffnen<\/a><br>/)
  expect(written.match(/<a /g)).toHaveLength(2)
})

test('any other value on a line of its own is text, whatever it looks like', () => {
  expect(htmlOf({ ...mail, values: { ...values, name: 'https://evil.example' }, text: '{{ name }}' })).not.toContain('<a ')
})

test('it says its language and fetches nothing', () => {
  const written = html('Text')
  expect(written).toContain('<html lang="de">')
  expect(written).not.toMatch(/src=|url\(|<link|<script/)
})
