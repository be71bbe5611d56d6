import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, clock } = await testApp()
const anna = await as({ permissions: ['employees.view_document'] })
const found = async (query: string): Promise<number[]> =>
  (await anna.get(`/employee-documents.json/?size=100&${query}`)).body.results.map(({ id }: { id: number }) => id)

test('papers come by their end, those without one last, and the other way round', async () => {
  const employee = await a.employee()
  const [open, late, early] = [
    await a.document({ employee }),
    await a.document({ employee, valid_until: '2027-01-01' }),
    await a.document({ employee, valid_until: '2026-01-01' }),
  ]
  expect(await found(`employee__id=${employee}`)).toEqual([early, late, open])
  expect(await found(`employee__id=${employee}&sort=valid_until`)).toEqual([early, late, open])
  expect(await found(`employee__id=${employee}&sort=-valid_until`)).toEqual([late, early, open])
  expect(await found(`employee__id=${employee}&sort=-id`)).toEqual([early, late, open])
})

test('papers are filtered by whose they are, of which kind, and when they end, both days included', async () => {
  const [one, other] = [await a.employee(), await a.employee()]
  const [title, licence] = [await a.documentKind(), await a.documentKind()]
  const [first, second, third] = [
    await a.document({ employee: one, kind: title, valid_until: '2026-07-01' }),
    await a.document({ employee: one, kind: licence }),
    await a.document({ employee: other, kind: title, valid_until: '2026-07-31' }),
  ]
  const of = (query: string) => found(`employee__id=${one},${other}&sort=id&${query}`)
  expect(await of('')).toEqual([first, second, third])
  expect(await found(`employee__id=${one}&sort=id`)).toEqual([first, second])
  expect(await of(`kind__id=${title}`)).toEqual([first, third])
  expect(await of(`kind__id=${title},${licence}`)).toEqual([first, second, third])
  expect(await of('valid_until__gte=2026-07-01')).toEqual([first, third])
  expect(await of('valid_until__gte=2026-07-02')).toEqual([third])
  expect(await of('valid_until__lte=2026-07-31')).toEqual([first, third])
  expect(await of('valid_until__lte=2026-07-30')).toEqual([first])
  expect(await of('state=unchecked')).toEqual([first, second, third])
})

test('papers sort by the names of their owners and kinds, and by when they were entered', async () => {
  const people = [
    await a.employee({ first_name: 'Zoe', last_name: 'Sorgenfrei' }),
    await a.employee({ first_name: 'Änne', last_name: 'Sorgenfrei' }),
    await a.employee({ first_name: 'Bea', last_name: 'Österreich' }),
  ]
  const kinds = [
    await a.documentKind({ name: 'Zeugnis' }),
    await a.documentKind({ name: 'Arbeitserlaubnis' }),
    await a.documentKind({ name: 'Lebenslauf (alt)' }),
  ]
  const papers: number[] = []
  for (const [at, employee] of people.entries()) {
    clock.set(`2026-06-10T1${at}:00:00Z`)
    papers.push(await a.document({ employee, kind: kinds[at] }))
  }
  const [zoe, aenne, bea] = papers
  const of = (sort: string) => found(`employee__id=${people.join()}&sort=${sort}`)
  expect([await of('employee__name'), await of('-employee__name')]).toEqual([
    [bea, aenne, zoe],
    [zoe, aenne, bea],
  ])
  expect([await of('kind__name'), await of('-kind__name')]).toEqual([
    [aenne, bea, zoe],
    [zoe, bea, aenne],
  ])
  expect([await of('created_datetime'), await of('-created_datetime')]).toEqual([
    [zoe, aenne, bea],
    [bea, aenne, zoe],
  ])
})

test('papers are searched by number, note, owner and kind', async () => {
  const employee = await a.employee({ first_name: 'Änne', last_name: 'Wendtal' })
  const kind = await a.documentKind({ name: 'Strahlenschutzkurs OP' })
  const paper = await a.document({ employee, kind, number: 'StrlSch 2024/17', note: 'Fünf Jahre gültig' })
  for (const words of ['2024/17', 'FÜNF', 'wendtal', 'strahlenschutzkurs op', 'wendtal 2024', 'änne gültig'])
    expect([words, await found(`search=${encodeURIComponent(words)}`)]).toEqual([words, [paper]])
  expect(await found('search=wendtal%20blaue')).toEqual([])
})
