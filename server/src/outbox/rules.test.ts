import { expect, test } from 'vitest'
import { refuseRetry, refuseTest } from './rules.ts'
import { texts } from './texts.ts'

test('every mail may be tried again but one that was sent', () => {
  expect((['waiting', 'failed', 'held', 'sent'] as const).map((state) => refuseRetry({ state }))).toEqual([
    [],
    [],
    [],
    [texts.already_sent],
  ])
})

test('a test mail needs an address', () => {
  expect(refuseTest({ recipient: '' })).toEqual({ recipient: [texts.no_address] })
  expect(refuseTest({ recipient: 'admin@kasack.example' })).toEqual({})
})
