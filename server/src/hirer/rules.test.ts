import type { HirerInput } from '@kasack/contract/hirer.ts'
import { expect, test } from 'vitest'
import { refuseHirer } from './rules.ts'
import { texts } from './texts.ts'

const hirer = (more: Partial<HirerInput> = {}): HirerInput => ({
  name: 'Nord gGmbH',
  maximum_months: 18,
  equal_pay_months: 9,
  source: '',
  note: '',
  is_active: true,
  ...more,
})

test('the months of the law need no source', () => {
  expect(refuseHirer(hirer())).toEqual({})
})

test.each([{ maximum_months: 24 }, { maximum_months: 12 }, { equal_pay_months: 15 }, { equal_pay_months: 6 }])(
  'other months need their source: %o',
  (months) => {
    expect(refuseHirer(hirer(months))).toEqual({ source: [texts.needs_source] })
    expect(refuseHirer(hirer({ ...months, source: 'TV LeiZ' }))).toEqual({})
  },
)
