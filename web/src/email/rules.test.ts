import { expect, test } from 'vitest'
import { peopleOf } from './rules.ts'

const [eva, tom] = [
  { id: 1, name: 'Eva Beispiel' },
  { id: 2, name: 'Tom Beispiel' },
]

test('an e-mail is about one employee, about all whom it presents, or about nobody', () => {
  expect(peopleOf({ employee: eva, candidates: [] })).toEqual([eva])
  expect(
    peopleOf({
      employee: null,
      candidates: [
        { id: 7, employee: tom },
        { id: null, employee: eva },
      ],
    }),
  ).toEqual([tom, eva])
  expect(peopleOf({ employee: null, candidates: null })).toEqual([])
})
