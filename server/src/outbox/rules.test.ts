import { expect, test } from 'vitest'
import { refuseTest } from './rules.ts'
import { texts } from './texts.ts'

test('a test mail needs an address', () => {
  expect(refuseTest({ recipient: '' })).toEqual({ recipient: [texts.no_address] })
  expect(refuseTest({ recipient: 'admin@kasack.example' })).toEqual({})
})
