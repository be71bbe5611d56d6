import { expect, test } from 'vitest'
import { fixedItems, fixedLists, pageOf } from './rules.ts'

const { states, genders, 'absence-reasons': reasons } = fixedLists
const names = (items: { name: string }[]) => items.map(({ name }) => name)

test('states come by their names in the language of the reader', () => {
  expect(fixedItems(states!, {}, 'de').slice(0, 2)).toEqual([
    { id: 'BW', name: 'Baden-Württemberg' },
    { id: 'BY', name: 'Bayern' },
  ])
  expect(names(fixedItems(states!, { name__icontains: 'SAXONY' }, 'en'))).toEqual(['Lower Saxony', 'Saxony', 'Saxony-Anhalt'])
  expect(fixedItems(states!, {}, 'de')).toHaveLength(16)
})
test('genders come by name, reasons as the wire lists them', () => {
  expect(names(fixedItems(genders!, {}, 'de'))).toEqual(['keine Angabe', 'männlich', 'weiblich'])
  expect(names(fixedItems(genders!, {}, 'en'))).toEqual(['female', 'male', 'not stated'])
  expect(names(fixedItems(reasons!, {}, 'de'))).toEqual(['krank', 'Urlaub', 'Freizeitausgleich', 'Sonstiges'])
})
test('none of them is inactive', () => {
  expect(fixedItems(genders!, { is_active: [false] }, 'de')).toEqual([])
  expect(fixedItems(genders!, { is_active: [false, true] }, 'de')).toHaveLength(3)
})
test('a page is cut out of the choices that match', () => {
  const items = fixedItems(states!, {}, 'de')
  expect(pageOf(items, { page: 2, size: 15 })).toEqual({ count: 16, items: [{ id: 'TH', name: 'Thüringen' }] })
  expect(pageOf(items, null).items).toHaveLength(16)
})
