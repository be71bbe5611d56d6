import { expect, test } from 'vitest'
import { demoAgency } from '../agency.ts'
import { daysAfter } from '../day.ts'
import { fullName } from '../people/person-name.ts'
import { demoDocuments } from './document.ts'

const today = '2026-11-23'
const { documents, employees, users } = demoAgency(today)
const owner = new Map(employees.map((one) => [fullName(one), one]))

test('papers are the same each time, the oldest first, some six of each employee', () => {
  expect(demoAgency(today).documents).toEqual(documents)
  const moments = documents.map(({ created_datetime }) => created_datetime)
  expect(moments).toEqual(moments.toSorted())
  expect(documents.length / employees.length).toBeGreaterThan(4)
  expect(documents.length / employees.length).toBeLessThan(10)
  expect(demoDocuments([], { checkers: [], today })).toEqual([])
})

// The end of a year and a leap day.
test.each([today, '2027-01-01', '2028-02-29'])('on %s papers were issued and entered before, in their order', (day) => {
  const agency = demoAgency(day)
  const hired = new Map(agency.employees.map((one) => [fullName(one), one.created_datetime]))
  const { documents: all } = agency
  expect(all.filter((one) => one.created_datetime >= day || one.issued_date > one.created_datetime.slice(0, 10))).toEqual([])
  expect(all.filter((one) => one.created_datetime < hired.get(one.employee)!)).toEqual([])
  expect(all.filter((one) => one.valid_until !== null && one.valid_until < (one.valid_from ?? one.issued_date))).toEqual([])
  expect(all.filter((one) => one.valid_until !== null && one.valid_until < one.created_datetime.slice(0, 10))).toEqual([])
  const ending = (from: number, to: number) =>
    all.filter((one) => one.valid_until !== null && daysAfter(day, from) <= one.valid_until && one.valid_until <= daysAfter(day, to))
  for (const found of [ending(-365, -1), ending(0, 30), ending(100, 400)]) expect(found.length).toBeGreaterThan(20)
  expect(all.filter((one) => one.valid_from !== null && one.valid_from > day).length).toBeGreaterThan(5)
})

test('who clears people has checked them, and what a newcomer handed in is not checked yet', () => {
  const clearing = users.flatMap(({ username, groups }) => (groups.includes('Clearance') ? [username] : []))
  expect(clearing.length).toBe(3)
  expect(new Set(documents.flatMap((one) => one.checked_by_user ?? []))).toEqual(new Set(clearing))
  expect(documents.filter((one) => (one.checked_date === null) !== (one.checked_by_user === null))).toEqual([])
  const ofNewcomers = documents.filter((one) => owner.get(one.employee)!.public_id === null)
  expect(ofNewcomers.length).toBeGreaterThan(3)
  expect(ofNewcomers.filter((one) => one.checked_date !== null)).toEqual([])
})

test('third-country nationals have titles, of which some allow to be leased, some do not, and some do not say', () => {
  const groups = Map.groupBy(employees, ({ nationality_group: group }) => group)
  expect(groups.get('eu_eea_ch')!.length).toBeGreaterThan(130)
  expect(groups.get('third_country')!.length).toBeGreaterThan(15)
  expect(groups.get(null)!.length).toBeGreaterThan(5)
  const titles = documents.filter(({ kind }) => kind === 'residence_title')
  expect(titles.filter((one) => owner.get(one.employee)!.nationality_group !== 'third_country')).toEqual([])
  expect(new Set(titles.map(({ allows_leasing: allowed }) => allowed))).toEqual(new Set([true, false, null]))
  expect(documents.filter((one) => one.kind !== 'residence_title' && one.allows_leasing !== null)).toEqual([])
  expect(documents.filter((one) => one.kind === 'measles' && owner.get(one.employee)!.birthday_date < '1971-01-01')).toEqual([])
})

test('there is a copy of one paper of each kind', () => {
  const copies = documents.flatMap(({ kind, file }) => (file ? [{ kind, ...file }] : []))
  expect(copies.map(({ kind }) => kind).toSorted()).toEqual([...new Set(documents.map(({ kind }) => kind))].toSorted())
  for (const { name, content } of copies) {
    expect(name).toMatch(/^\p{Lu}[\p{L} -]+[.]pdf$/u)
    expect([...content].every((sign) => sign.charCodeAt(0) < 256)).toBe(true)
  }
})
