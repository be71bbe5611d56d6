import { usualLevels } from '@kasack/contract/judge-level.ts'
import { expect, test } from 'vitest'
import { findingGroups } from './rules.ts'

test('every finding stands in one group', () => {
  expect(Object.values(findingGroups).flat().toSorted()).toEqual(Object.keys(usualLevels).toSorted())
})
