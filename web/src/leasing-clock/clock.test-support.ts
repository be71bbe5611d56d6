import type { LeasingClock } from '@kasack/contract/leasing-clocks.ts'

/** Jana Reuter's work at the facilities of a hospital group, as of 26.11.2026; a test overrides what it cares about. */
export const aClock = (clock: Partial<LeasingClock> = {}): LeasingClock => ({
  id: 500001,
  employee: { id: 5, name: 'Jana Reuter' },
  hirer: { kind: 'hirer', id: 4, name: 'Klinikverbund Elbmark', maximum_months: 18, equal_pay_months: 9 },
  first_day: '2025-11-11',
  used: { months: 12, days: 16 },
  used_days: 381,
  last_day_months: '2027-05-14',
  last_day_days: '2027-05-08',
  last_day: '2027-05-14',
  restart_day: '2027-08-16',
  equal_pay_from: '2026-08-15',
  equal_pay_reason: 'months',
  computing: false,
  ...clock,
})

/** A POST that writes nothing. */
export const isPreview = ({ url }: { url: URL }): boolean => url.pathname.endsWith('/leasing-clocks/preview.json/')
