import type { SearchKind } from '@kasack/contract/search.ts'
import type { Text } from '@kasack/contract/text.ts'
import { MailOutlined } from '@ant-design/icons'
import { EmployeeDocumentIcon } from '../../employee-document/EmployeeDocumentIcon.tsx'
import { employeeDocumentModal } from '../../employee-document/door.ts'
import { FollowUpIcon } from '../../follow-up/FollowUpIcon.tsx'
import { followUpModal } from '../../follow-up/door.ts'
import { emailModal } from '../../send-email/door.ts'
import type { Modal } from '../../shared/address/modals.ts'
import { type Icon, silentIcon } from '../../shared/look/icons.ts'
import { creations } from '../navigation/creations.ts'
import { actTexts, actWords } from './act-texts.ts'

type Origin = { entity: string; id: number }
/** A form that starts from a record, and its label then. */
type Taking = { label: Text; about: (id: number) => { id?: number; from?: Origin } }

/** An action of the search: a form, the words that find it, and the records it may start from. */
export type FormAct = { modal: Modal; icon: Icon; words: Text; alone: Text | null; takes: Partial<Record<SearchKind, Taking>> }

const from = (label: Text, entity: string): Taking => ({ label, about: (id) => ({ from: { entity, id } }) })

const taking: Partial<Record<string, FormAct['takes']>> = {
  engagement: {
    employees: from(actTexts.engagement_about, 'employee'),
    applicants: from(actTexts.engagement_about, 'applicant'),
    facilities: from(actTexts.engagement_about, 'facility'),
    'contact-persons': from(actTexts.engagement_about, 'contact-person'),
  },
  'contact-person': { facilities: from(actTexts.contact_person_at, 'facility') },
  vacancy: { facilities: from(actTexts.vacancy_at, 'facility') },
  booking: {
    employees: from(actTexts.booking_for, 'employee'),
    facilities: from(actTexts.booking_at, 'facility'),
    vacancies: from(actTexts.booking_for, 'vacancy'),
  },
  absence: { employees: from(actTexts.absence_for, 'employee') },
  'prior-period': { employees: from(actTexts.prior_period_of, 'employee') },
  requirement: { facilities: from(actTexts.requirement_at, 'facility'), vacancies: from(actTexts.requirement_of, 'vacancy') },
}

const named = (texts: Record<string, Text>, name: string): Text | undefined => texts[name]

/** All actions, those of the create menu first. */
export const formActs: readonly FormAct[] = [
  ...creations.map(({ modal, icon }) => ({
    modal,
    icon,
    words: named(actWords, modal.name) ?? modal.of.noun,
    alone: named(actTexts, modal.name) ?? modal.of.noun,
    takes: taking[modal.name] ?? {},
  })),
  {
    modal: emailModal,
    icon: silentIcon(MailOutlined),
    words: actWords.email,
    alone: null,
    takes: {
      facilities: from(actTexts.email_to, 'facility'),
      'contact-persons': from(actTexts.email_to, 'contact-person'),
      employees: from(actTexts.request_of, 'documents-of'),
    },
  },
  {
    modal: followUpModal,
    icon: FollowUpIcon,
    words: actWords.followups,
    alone: null,
    takes: { facilities: { label: actTexts.follow_up, about: (id) => ({ id }) } },
  },
  {
    modal: employeeDocumentModal,
    icon: EmployeeDocumentIcon,
    words: actWords['employee-document'],
    alone: null,
    takes: { employees: from(actTexts.document_of, 'employee') },
  },
]
