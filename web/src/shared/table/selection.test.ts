import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceOf, isChosen, pageToggled, rangeToggled, toggled } from './selection.ts'

const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }]

test('a row is chosen, and chosen again it is not', () => {
  expect(toggled([one], two)).toEqual([one, two])
  expect(toggled([one, two], { id: 1 })).toEqual([two])
})

test('the head chooses what is missing of its page, and lets go of a page that is chosen whole', () => {
  expect(pageToggled([one], [two, three])).toEqual([one, two, three])
  expect(pageToggled([three, one], [two, three])).toEqual([three, one, two])
  expect(pageToggled([one, two, three], [two, three])).toEqual([one])
})

test('a range goes from the row pressed last to this one, in either direction, and is as its first end is', () => {
  expect(rangeToggled([one], [one, two, three], { from: 1, to: three })).toEqual([one, two, three])
  expect(rangeToggled([three], [one, two, three], { from: 3, to: one })).toEqual([three, one, two])
  expect(rangeToggled([one, three], [one, two, three], { from: 2, to: three })).toEqual([one])
})

test('where the other end is on another page, or there is none, the row alone is toggled', () => {
  expect(rangeToggled([one], [two, three], { from: 1, to: three })).toEqual([one, three])
  expect(rangeToggled([three], [two, three], { from: null, to: three })).toEqual([])
})

test('of a page all, some or none are chosen', () => {
  expect(choiceOf([one, two], [one, two])).toBe('all')
  expect(choiceOf([one, three], [one, two])).toBe('some')
  expect(choiceOf([three], [one, two])).toBe('none')
  expect(choiceOf([one], [])).toBe('none')
})

const rows = fc.uniqueArray(fc.nat(9)).map((ids) => ids.map((id) => ({ id })))

test('whatever is chosen, rows of other pages stay as they are, and nobody is chosen twice', () => {
  fc.assert(
    fc.property(rows, rows, (chosen, page) => {
      const after = pageToggled(chosen, page)
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
      expect(after.filter((row) => !isChosen(page, row))).toEqual(chosen.filter((row) => !isChosen(page, row)))
      expect(choiceOf(after, page)).toBe(page.length === 0 || choiceOf(chosen, page) === 'all' ? 'none' : 'all')
    }),
  )
})
