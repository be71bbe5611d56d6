import { describe, expect, test } from 'vitest'
import { entity, sameAccess } from './entity.ts'
import { leaveStored, readPatch } from './input.ts'
import { problemTexts } from './problem.ts'
import { email, longText, text, url } from './text-field.ts'

const probe = entity('probes', {
  name: 'probe',
  noun: { de: 'Probe', en: 'Probe' },
  plural: { de: 'Proben', en: 'Probes' },
  access: sameAccess('session'),
  fields: { name: text({ required: true }), note: longText(), email: email(), webpage: url() },
})
const facts = { today: '2026-06-10' }

/** What a field reads, or why it refuses. */
function value(field: 'name' | 'note' | 'email', given: unknown): unknown {
  const { input, problems } = readPatch(probe, { [field]: given }, facts)
  return problems[field]?.[0] ?? input[field]
}

describe('text', () => {
  test('has no control characters, but tabs and line breaks on several lines', () => {
    for (const sign of ['\b', '\u001b', '\u0085', '\u009f', '\t']) expect(value('name', `a${sign}b`)).toBe(problemTexts.control)
    for (const sign of ['\b', '\u001b', '\u0085']) expect(value('note', `a${sign}b`)).toBe(problemTexts.control)
    expect(value('note', 'a\tb\r\nc\u2028d')).toBe('a\tb\r\nc\u2028d')
  })
  test('is empty when nobody sees a sign of it', () => {
    for (const blank of ['\u200b\u200b', ' \u200e\u202e', '\u00ad', '\ufeff\u2060', '\u3164', '\u2800']) {
      expect(value('name', blank)).toBe(problemTexts.required)
      expect(value('note', blank)).toBe('')
    }
    expect(value('note', ' \n')).toBe(' \n')
    expect(value('name', '\u200bA\u200b')).toBe('\u200bA\u200b')
  })
  test('of several lines has at most 100,000 signs, however long each is in memory', () => {
    expect(value('note', '\u{1f642}'.repeat(100_000))).toHaveLength(200_000)
    for (const long of ['x'.repeat(100_001), '\u{1f642}'.repeat(100_001), 'x'.repeat(300_000)])
      expect(value('note', long)).toEqual({ de: 'Höchstens 100000 Zeichen sind möglich.', en: 'Please use at most 100000 characters.' })
  })
  test('of an e-mail address holds no sign that means something in a link to write to it', () => {
    const sly = [...'?&#%<>"(),:;\\'].flatMap((sign) => [`a${sign}@b.de`, `a@b${sign}.de`])
    for (const bad of ['x@b.de?bcc=evil%40evil.de', 'a@b.de%0ABcc:x', '<a@b.de>', ...sly])
      expect(value('email', bad)).toBe(problemTexts.not_email)
    for (const good of ["o'neil+pflege@b.de", 'a_b-c@b.de']) expect(value('email', good)).toBe(good)
  })
  test('of an e-mail address names a host, and its dots stand between characters', () => {
    const bad = ['a@[127.0.0.1]', 'a@[IPv6:2001:db8::1]', 'a@[127.0.0.1', '.a@b.de', 'a.@b.de', 'a..b@c.de', '.@b.de', 'a@b..de']
    for (const one of bad) expect([one, value('email', one)]).toEqual([one, problemTexts.not_email])
    for (const good of ['a.b.c@d.de', 'a@127.0.0.1', '[a]@b.de']) expect(value('email', good)).toBe(good)
  })
  test('of an e-mail address holds no sign that nobody sees or that turns the direction of writing', () => {
    for (const sign of unseen)
      for (const bad of [`a@b.de${sign}`, `${sign}a@b.de`, `a${sign}b@c.de`, `a@b${sign}c.de`, `a@b.de${sign} `])
        expect([sign.codePointAt(0)!.toString(16), value('email', bad)]).toEqual([
          sign.codePointAt(0)!.toString(16),
          problemTexts.not_email,
        ])
    expect(value('email', ' \u00a0a@b.de\t')).toBe('a@b.de')
    expect(value('name', 'Anna \u202e')).toBe('Anna \u202e')
  })
})

/** Zero-width, soft, joining and direction marks, a byte order mark, and blank letters. */
const unseen = [...'\u200b\u200c\u200d\u00ad\ufeff\u2060\u180e\u034f\u061c\u200e\u200f\u202a\u202e\u2066\u2069\u3164\u2800\ufe0f\u{e0061}']

describe('what is stored from before there was a limit', () => {
  const stored = { name: 'A', note: 'x'.repeat(100_001), email: 'x@b.de?bcc=y', webpage: '' }
  const left = (body: object) => leaveStored(readPatch(probe, body, facts), body, stored)

  test('stays when it is sent as it is', () => {
    expect(left({ name: 'B', note: stored.note, email: stored.email })).toEqual({ input: { name: 'B' }, problems: {} })
    for (const address of ['a@b.de\u200b', '.a@b.de', 'a@[127.0.0.1]', 'a@b.de\ufeff'])
      expect(leaveStored(readPatch(probe, { email: address }, facts), { email: address }, { ...stored, email: address })).toEqual({
        input: {},
        problems: {},
      })
  })
  test('is refused as soon as it is changed', () => {
    expect(Object.keys(left({ note: `${stored.note}!`, email: 'x@b.de?bcc=z', webpage: 'x' }).problems)).toEqual([
      'note',
      'email',
      'webpage',
    ])
  })
})
