import type { Engagement } from '@kasack/contract/engagement.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

// Entries with and without references, some to records of the same name: thirty that tie in every way.
const { a, as } = await testApp()
const anna = await as({ username: 'anna', permissions: ['employees.view_employee'] })
const facilities = [null, await a.facility({ name: 'Berg' }), await a.facility({ name: 'Au' }), await a.facility({ name: 'Berg' }), null]
const persons = [await a.contactPerson({ last_name: 'Yilmaz' }), null, await a.contactPerson({ last_name: 'Adam' })]
const employee = await a.employee()
for (let number = 0; number < 30; number++)
  await a.engagement({
    facility: facilities[number % 5],
    contact_person: facilities[number % 5] === null ? null : persons[number % 3],
    employee: facilities[number % 5] === null ? employee : null,
  })

type Entry = Pick<Engagement, 'id' | 'facility' | 'contact_person'>
const page = async (query: string): Promise<Entry[]> => (await anna.get(`/engagements.json/?${query}`)).body.results
const everything = await page('size=100&sort=id')

async function inPages(query: string): Promise<number[]> {
  const found: number[] = []
  for (let number = 1; number <= 8; number++) found.push(...(await page(`${query}&size=4&page=${number}`)).map(({ id }) => id))
  return found
}

const nameOf = {
  facility__name: (entry: Entry) => entry.facility?.name,
  contact_person__name: (entry: Entry) => entry.contact_person?.name.split(' ').at(-1),
}
type Key = keyof typeof nameOf

/** -1, 0 or 1. Missing values come last in either direction. */
function compare(one: string | undefined, other: string | undefined, sign: number): number {
  if (one === other) return 0
  if (one === undefined || other === undefined) return one === undefined ? 1 : -1
  return one < other ? -sign : sign
}

function sorted(keys: [Key, number][]): number[] {
  const [, ties] = keys[0]!
  const by = (one: Entry, other: Entry) =>
    keys.map(([key, sign]) => compare(nameOf[key](one), nameOf[key](other), sign)).find(Boolean) ?? (one.id - other.id) * ties
  return everything.toSorted(by).map(({ id }) => id)
}

const both: Key[] = ['facility__name', 'contact_person__name']
const sign = { '': 1, '-': -1 } as const

test('sorted by the name of another record, entries without it come last on the last pages, whatever the direction', async () => {
  expect(everything).toHaveLength(30)
  for (const key of both)
    for (const direction of ['', '-'] as const) expect(await inPages(`sort=${direction}${key}`)).toEqual(sorted([[key, sign[direction]]]))
})

test('a second such sort orders what the first leaves equal', async () => {
  for (const keys of [both, both.toReversed()])
    for (const direction of ['', '-'] as const) {
      const [first, second] = keys as [Key, Key]
      expect(await inPages(`sort=${first},${direction}${second}`)).toEqual(
        sorted([
          [first, 1],
          [second, sign[direction]],
        ]),
      )
    }
})
