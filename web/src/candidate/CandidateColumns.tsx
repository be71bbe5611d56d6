import type { Candidate } from '@kasack/contract/candidate.ts'
import { candidateList } from '@kasack/contract/candidate.ts'
import { JudgeReasons } from '../judge/JudgeReasons.tsx'
import { levelWords } from '../judge/texts.ts'
import { formatShortDay } from '../shared/language/format.ts'
import { Distance } from '../shared/map/Distance.tsx'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import type { Column } from '../shared/table/column.ts'
import { listFilter } from '../shared/table/question/table-filter.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { CandidateAsked } from './CandidateAsked.tsx'
import { CandidateName } from './CandidateName.tsx'
import { CandidateNextStep } from './CandidateNextStep.tsx'
import { CandidateStatus } from './CandidateStatus.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const statuses = {
  new: texts.new,
  applied: texts.applied,
  rejected_by_employee: texts.rejected_by_employee,
  rejected_by_facility: texts.rejected_by_facility,
  signed: texts.signed,
}

/** The columns of a vacancy's candidates, with their widths in percent. */
export const candidateColumns = (isFull: boolean): Column<typeof candidateList, Candidate>[] => [
  {
    title: texts.name,
    width: 15,
    cell: ({ employee, vacancy }) => <CandidateName employee={employee} facility={vacancy.facility.id} phone={phoneOf(employee)} />,
    sort: 'employee__name',
    filter: listFilter(candidateList, 'employee__name__icontains', { label: texts.name }),
  },
  {
    title: texts.available_from,
    width: 9,
    cell: ({ employee }) => <TextCell text={formatShortDay(employee.available_from_date)} />,
    sort: 'employee__available_from_date',
  },
  { title: texts.exam, width: 14, cell: ({ employee }) => <TextCell text={employee.exam?.name} /> },
  { title: texts.qualifications, width: 13, cell: ({ employee }) => <TextCell text={employee.qualifications.join(', ')} /> },
  {
    title: labels.distance_to_near_facility_id_km,
    width: 8,
    cell: (candidate) => <Distance distance={candidate.distance_to_near_facility_id_km} limit={null} />,
    sort: 'distance_to_near_facility_id_km',
    align: 'end',
  },
  {
    title: labels.employee_asked,
    width: 7,
    cell: (candidate) => <CandidateAsked candidate={candidate} who="employee" />,
    align: 'center',
  },
  {
    title: labels.facility_asked,
    width: 7,
    cell: (candidate) => <CandidateAsked candidate={candidate} who="facility" />,
    align: 'center',
  },
  {
    title: labels.status,
    width: 11,
    cell: ({ status, rejected_datetime, findings_level: level, vacancy, employee, date_range }) => (
      <>
        <CandidateStatus status={status} on={rejected_datetime} />{' '}
        <JudgeReasons level={level} plan={{ vacancy: vacancy.id, employee: employee.id, date_range }} />
      </>
    ),
    sort: 'status',
    filter: [
      listFilter(candidateList, 'status', { label: labels.status, fixed: statuses }),
      listFilter(candidateList, 'findings_level', { label: labels.findings_level, fixed: levelWords }),
    ],
  },
  {
    title: texts.next_step,
    width: 12,
    cell: (candidate) => <CandidateNextStep candidate={candidate} isFull={isFull} />,
  },
]

function phoneOf({ mobile, phone, country_code }: Candidate['employee']) {
  const number = mobile || phone
  return number && <PhoneLink number={number} country={country_code} />
}
