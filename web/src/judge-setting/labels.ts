import type { judgeSetting } from '@kasack/contract/judge-setting.ts'
import type { Counting } from '@kasack/contract/leasing-clock.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  count_by: { de: 'Letzter Tag der Überlassung', en: 'Last day of leasing' },
} satisfies Labels<typeof judgeSetting>

export const countingWords = {
  months: { de: 'Monate (§§ 187, 188 BGB)', en: 'Months (§§ 187, 188 BGB)' },
  days: { de: '30-Tage-Monate (vorsichtig)', en: 'Months of 30 days (cautious)' },
} satisfies Record<Counting, Text>
