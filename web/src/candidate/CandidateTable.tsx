import type { Candidate } from '@kasack/contract/candidate.ts'
import { candidate as entity, candidateList } from '@kasack/contract/candidate.ts'
import { ListTable } from '../shared/table/ListTable.tsx'
import { CandidateAdd } from './CandidateAdd.tsx'
import { candidateActions } from './CandidateActions.tsx'
import { candidateColumns } from './CandidateColumns.tsx'
import { CandidateIcon } from './CandidateIcon.tsx'
import { texts } from './texts.ts'

const columns = { full: candidateColumns(true), open: candidateColumns(false) }

/** Who might come to a vacancy, and how far it is with each of them. */
export const CandidateTable = ({ vacancy, isFull }: { vacancy: number; isFull: boolean }) => (
  <ListTable<typeof candidateList, Candidate>
    list={candidateList}
    tableKey="vc"
    referrer="vacancy/details"
    title={entity.plural}
    columns={isFull ? columns.full : columns.open}
    prefilters={{ vacancy__id: String(vacancy) }}
    pageSize={5}
    rowName={({ employee }) => employee.name}
    actions={(candidate) => candidateActions(candidate, isFull)}
    empty={{
      icon: CandidateIcon,
      title: texts.no_candidate,
      hint: texts.no_candidate_hint,
      action: <CandidateAdd vacancy={vacancy} isFull={isFull} />,
    }}
  />
)
