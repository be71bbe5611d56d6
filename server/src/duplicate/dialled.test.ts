import { expect, test } from 'vitest'
import { dialledByApplicant, dialledByEmployee } from './dialled.ts'

test('numbers are kept as they are dialled, in the country of the record, else Switzerland', () => {
  expect(dialledByEmployee({ mobile: '0171/39200 11', phone: '030 23125-011', country_code: 'DE' })).toEqual({
    mobile_e164: '+491713920011',
    phone_e164: '+493023125011',
  })
  expect(dialledByEmployee({ mobile: '0664 1234567', phone: '044 668 18 00', country_code: 'CH' })).toEqual({
    mobile_e164: '',
    phone_e164: '+41446681800',
  })
  expect(dialledByApplicant({ mobile: '+43 664 1234567' })).toEqual({ mobile_e164: '+436641234567' })
})

test('what nobody abroad could dial says nothing', () => {
  for (const mobile of ['', '112', 'nach 16 Uhr', '0']) expect(dialledByApplicant({ mobile })).toEqual({ mobile_e164: '' })
})
