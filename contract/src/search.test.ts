import { expect, test } from 'vitest'
import { searchEntities, searchKinds } from './search.ts'

test('kinds are called as their calls are', () => {
  expect(searchEntities.map(({ path }) => path)).toEqual(searchKinds)
})
