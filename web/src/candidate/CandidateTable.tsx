import { candidateList } from '@kasack/contract/candidate.ts'
import { RelatedTable } from '../shared/table/RelatedTable.tsx'
import type { BookingItem } from '@kasack/contract/shared-shape.ts'
import { CandidateAdd } from './CandidateAdd.tsx'
import { candidateActions } from './CandidateActions.tsx'
import { candidateColumns } from './CandidateColumns.tsx'
import { CandidateIcon } from './CandidateIcon.tsx'
import { candidateSelectionActs } from './CandidateSelectionActs.tsx'
import { texts } from './texts.ts'

const columns = { full: candidateColumns(true), open: candidateColumns(false) }

type Props = {
  vacancy: number
  /** No position is left at the vacancy. */
  isFull: boolean
  /** The vacancy's bookings; null if the reader may not see them. */
  bookings: readonly BookingItem[] | null
}

/** The candidates of a vacancy, and how far each of them is. */
export function CandidateTable({ vacancy, isFull, bookings }: Props) {
  const booked = new Set((bookings ?? []).filter(({ terminated }) => !terminated).map(({ record }) => record.id))
  return (
    <RelatedTable
      list={candidateList}
      tableKey="vc"
      of={{ entity: 'vacancy', id: vacancy }}
      columns={isFull ? columns.full : columns.open}
      rowName={({ employee }) => employee.name}
      selectionActs={candidateSelectionActs(booked)}
      actions={(candidate) => candidateActions(candidate, { isFull, booked })}
      empty={{
        icon: CandidateIcon,
        title: texts.no_candidate,
        hint: texts.no_candidate_hint,
        action: <CandidateAdd vacancy={vacancy} isFull={isFull} />,
      }}
    />
  )
}
