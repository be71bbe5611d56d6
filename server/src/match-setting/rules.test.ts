import { defaultWeights } from '@kasack/contract/match-weight.ts'
import { expect, test } from 'vitest'
import { refuseMatchSetting } from './rules.ts'
import { texts } from './texts.ts'

test('weights are refused where none weighs anything', () => {
  const none = { qualifications: 0, coverage: 0, distance: 0, preferences: 0, known_here: 0, recent_contact: 0 }
  expect(refuseMatchSetting({ weights: none })).toEqual({ weights: [texts.nothing_weighs] })
  for (const weights of [defaultWeights, { ...none, coverage: 1 }]) expect(refuseMatchSetting({ weights })).toEqual({})
})
