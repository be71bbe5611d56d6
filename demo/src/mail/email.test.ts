import { expect, test } from 'vitest'
import { demoAgency } from '../agency.ts'
import { demoAttachments } from './attachment.ts'

const today = '2026-11-23'
const { emails, candidates, contactPersons, users } = demoAgency(today)

test('whoever has applied was asked, and the profile sent where somebody receives it', () => {
  const asked = new Set(emails.flatMap(({ template, candidate }) => (template === 'vacancy_offer' ? [candidate] : [])))
  const applied = candidates.flatMap((one, index) => (one.status === 'applied' && one.created_datetime < '2026-11-20' ? [index] : []))
  expect(applied.filter((index) => !asked.has(index))).toEqual([])
  expect(emails.filter(({ template }) => template === 'profile').length).toBeGreaterThan(50)
  expect(emails.filter(({ template, contact_person }) => template === 'profile' && contact_person === null)).toEqual([])
})

test('e-mails are written by the office, before today, the oldest first', () => {
  expect(emails.length).toBeGreaterThan(200)
  const moments = emails.map(({ created_datetime }) => created_datetime)
  expect(moments).toEqual(moments.toSorted())
  expect(moments.at(-1)! < today).toBe(true)
  const names = users.map(({ username }) => username)
  expect(emails.filter(({ created_by_user }) => !names.includes(created_by_user))).toEqual([])
  expect(contactPersons.length).toBeGreaterThan(0)
})

test('what goes along is a document that its template allows', () => {
  const allowed = new Map(demoAttachments().map(({ name, templates }) => [name, templates]))
  const wrong = emails.filter(({ template, attachments }) => attachments.some((name) => !allowed.get(name)?.includes(template)))
  expect(wrong).toEqual([])
})

test('a document is a PDF whose parts lie where it says', () => {
  for (const { content } of demoAttachments()) {
    expect(content).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/)
    const start = Number(/startxref\n(\d+)/.exec(content)![1])
    expect(content.slice(start, start + 4)).toBe('xref')
    const offsets = [...content.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
    offsets.forEach((offset, index) => expect(content.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`)))
    expect([...content].every((sign) => sign.charCodeAt(0) < 256)).toBe(true)
  }
})
