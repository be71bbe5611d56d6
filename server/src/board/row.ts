import type { BoardBar, BoardRow } from '@kasack/contract/board.ts'
import { type ReasonColumn, reasonIn } from '../absence/queries.ts'
import type { Reading } from '../platform/read/reading.ts'
import type { FoundBar, FoundRow } from './queries.ts'

/** A row as this reader sees it. */
export const toRow = ({ id, name, subtitle, federal_state, bars }: FoundRow, reader: Pick<Reading, 'language'>): BoardRow => ({
  id,
  name,
  subtitle,
  federal_state,
  bars: bars.map((bar) => toBar(bar, reader)),
})

const toBar = (
  { kind, id, lower, upper, label, state, open, vacancy_status, employee, facility, vacancy }: FoundBar,
  reader: Pick<Reading, 'language'>,
): BoardBar => ({
  kind,
  id,
  lower,
  upper,
  label: kind === 'absence' ? reasonIn({ reason: state } as ReasonColumn, reader) : label, // the state of an absence is its reason
  state,
  ...(open !== null && { open }),
  ...(vacancy_status !== null && { vacancy_status }),
  employee,
  facility,
  vacancy,
})
