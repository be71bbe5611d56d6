import type { Engagement, engagementList } from '@kasack/contract/engagement.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { FollowUpCell } from '../follow-up/FollowUpCell.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import { Missing } from '../shared/part/Missing.tsx'
import { Ellipsis } from '../shared/part/Ellipsis.tsx'
import { Unfold } from '../shared/part/Unfold.tsx'
import type { Column } from '../shared/table/column.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { EngagementNextStep } from './EngagementNextStep.tsx'
import { EngagementEmployee } from './EngagementEmployee.tsx'
import { EngagementCreated } from './EngagementCreated.tsx'
import { engagementFilters as filterOf } from './EngagementFilters.tsx'
import { EngagementPerson } from './EngagementPerson.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

type EngagementColumn = Column<typeof engagementList, Engagement>
type Part = 'created' | 'facility' | 'contact_person' | 'employee' | 'action_type' | 'note' | 'follow_up' | 'next'
type Shares = Partial<Record<Part, number>>

const ofFacility: Shares = { created: 11, contact_person: 14, employee: 12, action_type: 14, note: 31, follow_up: 14 }
const ofContactPerson: Shares = { created: 11, facility: 18, employee: 12, action_type: 13, note: 29, follow_up: 13 }
const ofEmployee: Shares = { created: 14, facility: 17, contact_person: 14, action_type: 13, note: 25, follow_up: 13 } // the drawer is narrow
const ofAnybody: Shares = { created: 11, facility: 16, contact_person: 12, employee: 11, action_type: 12, note: 21, follow_up: 13 }

/** The columns by place, in display order, with their widths in percent. Columns that repeat what the place already says are left out. */
const shares = {
  // The day comes first here: calls are worked through by day.
  'dashboard/followups': {
    follow_up: 11,
    facility: 15,
    contact_person: 12,
    employee: 11,
    action_type: 9,
    note: 15,
    created: 9,
    next: 14,
  },
  'dashboard/recent-engagements': ofAnybody,
  list: ofAnybody,
  'facility/details': ofFacility,
  'vacancy/details': ofFacility,
  'contact-person/details': ofContactPerson,
  'contactPerson/details': ofContactPerson,
  'employee/details': ofEmployee,
  'applicant/details': ofEmployee,
} satisfies Record<string, Shares>

/** The places that show a table of entries (product.md 2.7). The contact person's page has two spellings with the same columns (G38). */
export type EngagementPlace = keyof typeof shares

/** The columns of a table of entries; only open follow-ups can be late. */
export function engagementColumns(referrer: EngagementPlace): EngagementColumn[] {
  const parts: Record<Part, Omit<EngagementColumn, 'width'>> = {
    created: {
      title: labels.created_datetime,
      cell: (entry) => <EngagementCreated engagement={entry} />,
      sort: 'created_datetime',
      filter: [filterOf.created, filterOf.creator],
    },
    facility: {
      title: labels.facility,
      cell: ({ facility }) => <FacilityName of={facility} />,
      sort: 'facility__name',
      filter: [filterOf.facility, filterOf.states],
    },
    contact_person: {
      title: labels.contact_person,
      cell: (entry) => <EngagementPerson engagement={entry} referrer={referrer} />,
      sort: 'contact_person__name',
      filter: 'contact_person__name__icontains',
    },
    employee: {
      title: labels.employee,
      cell: (entry) => <EngagementEmployee engagement={entry} />,
      sort: 'employee__name',
      filter: ['employee__name__icontains', filterOf.applicant],
    },
    action_type: {
      title: labels.action_type,
      cell: ({ action_type }) => <TextCell text={action_type?.name} />,
      sort: 'action_type__name',
      filter: 'action_type__id',
    },
    note: { title: labels.note, cell: ({ note }) => (note ? <Unfold>{note}</Unfold> : <Missing />), filter: 'note__icontains' },
    follow_up: {
      title: labels.follow_up,
      cell: (entry) => <FollowUpCell followUp={entry.follow_up} isOpen={entry.todo} />,
      sort: 'followup_date',
      filter: [filterOf.followUp, filterOf.priority, filterOf.user],
    },
    next: { title: texts.next_step, cell: (entry) => <EngagementNextStep engagement={entry} /> },
  }
  return Object.entries(shares[referrer]).map(([part, width]) => ({ ...parts[part as Part], width })) // the keys of Shares
}

function FacilityName({ of }: { of: Ref | null }) {
  if (!of) return <Missing />
  return (
    <Ellipsis title={of.name}>
      <RecordLink entity={facilityEntity} of={of} />
    </Ellipsis>
  )
}
