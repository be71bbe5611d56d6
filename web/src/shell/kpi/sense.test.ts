import { expect, test } from 'vitest'
import { senseOf, verdictOn } from './sense.ts'

test('more is better, unless a kind counts what went wrong or says nothing by itself', () => {
  expect([senseOf('emails', 'profile'), senseOf('engagements', 'visit')]).toEqual(['more_is_better', 'more_is_better'])
  expect(senseOf('engagements', 'carrier_pigeon')).toBe('more_is_better')
  for (const code of ['not_reached', 'rejection_received', 'complaint', 'sick_note'])
    expect(senseOf('engagements', code)).toBe('less_is_better')
  for (const code of ['sick_note', 'facility_rejected', 'application_rejected']) expect(senseOf('emails', code)).toBe('less_is_better')
  for (const code of ['follow_up', 'internal_note']) expect(senseOf('engagements', code)).toBe('neutral')
  expect([senseOf('emails', 'automated'), senseOf('emails', 'no_template')]).toEqual(['neutral', 'neutral'])
})

test('a change is judged by its sign', () => {
  expect([2, -2, 0].map(verdictOn)).toEqual(['better', 'worse', 'unchanged'])
})
