import type { Facility } from '@kasack/contract/facility.ts'
import { leasingClockEntity as entity } from '@kasack/contract/leasing-clocks.ts'
import { Link } from 'react-router'
import { listPath } from '../shared/address/record-path.ts'
import { filteredPath } from '../shared/address/url-table.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** Links a facility's page to its clocks in the full list. */
export function LeasingClockToList({ facility: { id, name } }: { facility: Pick<Facility, 'id' | 'name'> }) {
  const t = useText()
  const value = [{ id: String(id), name }]
  return (
    <Link
      className="k-clock-more"
      to={filteredPath(listPath(entity), { tableKey: 'clocks', filter: 'facility__id', kind: 'choices', value })}
    >
      {t(texts.all_of_hirer)}
    </Link>
  )
}
