import { expect, test } from 'vitest'
import { numberPattern, soughtDigits, storedDigits } from './phone-search.ts'

test.each(['030 4504-12345', '+49 30 450412345', '0049 (0)30 / 4504 12345', '+49 (0) 30 450412345', '450412345', '4504 123', '0304504'])(
  '%s is found in the number of a Berlin ward',
  (typed) => {
    const stored = storedDigits('030/4504 12345', 'DE')
    expect(stored).toBe('4930450412345')
    expect(stored).toContain(soughtDigits(typed))
  },
)

test('three digits are enough, and two are not', () => {
  expect(soughtDigits('504')).toBe('504')
  expect(soughtDigits('50')).toBeNull()
  expect(soughtDigits('030')).toBe('4930')
  expect(soughtDigits('000')).toBeNull()
})

test('a number that nobody can dial is kept as its digits', () => {
  expect(storedDigits('App. 0123', 'DE')).toBe('123')
})

test('numbers stand by themselves', () => {
  const found = (text: string) => text.match(numberPattern)?.map((one) => one.trim())
  expect(found('müller 0171 / 234-56 berlin')).toEqual(['0171 / 234-56'])
  expect(found('a12 #17 b')).toBeUndefined()
})
