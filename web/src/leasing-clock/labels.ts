import type { ClockHirer, leasingClockEntity } from '@kasack/contract/leasing-clocks.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  employee: { de: 'Mitarbeiter', en: 'Employee' },
  hirer: { de: 'Entleiher', en: 'Hirer' },
  first_day: { de: 'Erster Tag', en: 'First day' },
  used: { de: 'Verbraucht', en: 'Used' },
  used_days: { de: 'Verbrauchte Tage', en: 'Days used' },
  last_day_months: { de: 'Letzter Tag nach Monaten', en: 'Last day by months' },
  last_day_days: { de: 'Letzter Tag nach Tagen', en: 'Last day by days' },
  last_day: { de: 'Letzter Tag', en: 'Last day' },
  restart_day: { de: 'Neustart', en: 'Restart' },
  equal_pay_from: { de: 'Equal Pay', en: 'Equal pay' },
  equal_pay_reason: { de: 'Grund für Equal Pay', en: 'Reason for equal pay' },
  computing: { de: 'Wird neu gerechnet', en: 'Being recalculated' },
} satisfies Labels<typeof leasingClockEntity>

/** What counts as the hirer. */
export const hirerKinds = {
  hirer: { de: 'Entleiher', en: 'Hirer' },
  company: { de: 'Gleiche Firma', en: 'Same company' },
  facility: { de: 'Haus', en: 'Facility' },
} satisfies Record<ClockHirer['kind'], Text>
