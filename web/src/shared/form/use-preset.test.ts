import { booking } from '@kasack/contract/booking.ts'
import { expect, test } from 'vitest'
import { change, createForm, fillIn } from './form.ts'
import { missingPresets } from './use-preset.ts'

const form = () => createForm(booking, { prefill: { bonus: '1', expenses: '5' } })

test('presets fill what is free, and leave what the form began with', () => {
  const wanted = { charge_rate: '48', bonus: '2', notes: 'Nights' }
  expect(missingPresets(form(), { before: {}, wanted })).toEqual({ charge_rate: '48', notes: 'Nights' })
})

test('what was preset follows the record; where nothing follows any more it is empty again', () => {
  const filled = form()
  fillIn(filled, { charge_rate: '48' })
  const before = { charge_rate: '48' }
  expect(missingPresets(filled, { before, wanted: { charge_rate: '52' } })).toEqual({ charge_rate: '52' })
  expect(missingPresets(filled, { before, wanted: {} })).toEqual({ charge_rate: null })
  expect(missingPresets(filled, { before, wanted: before })).toEqual({})
})

test('what the user has entered or emptied stays', () => {
  const typed = form()
  fillIn(typed, { charge_rate: '48', working_hours_month: '160' })
  change(typed, 'charge_rate', '50')
  change(typed, 'working_hours_month', null)
  const before = { charge_rate: '48', working_hours_month: '160' }
  expect(missingPresets(typed, { before, wanted: { charge_rate: '52', working_hours_month: '150' } })).toEqual({})
})
