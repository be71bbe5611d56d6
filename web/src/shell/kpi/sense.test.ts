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

test('a change is judged by its sign and the sense of its row', () => {
  const on = (change: number) => (['more_is_better', 'less_is_better', 'neutral'] as const).map((sense) => verdictOn(change, sense))
  expect(on(2)).toEqual(['better', 'worse', 'neutral'])
  expect(on(-2)).toEqual(['worse', 'better', 'neutral'])
  expect(on(0)).toEqual(['unchanged', 'unchanged', 'unchanged'])
})
