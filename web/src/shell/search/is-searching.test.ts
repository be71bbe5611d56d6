import { expect, test } from 'vitest'
import { isSearching } from './is-searching.ts'

test('the search is closed until somebody opens it', () => expect(isSearching.get()).toBe(false))
