import { applicant } from '@kasack/contract/applicant.ts'
import { booking } from '@kasack/contract/booking.ts'
import { cockpitSettlement } from '@kasack/contract/cockpit-settlement.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { email } from '@kasack/contract/email.ts'
import { employeeDocument } from '@kasack/contract/employee-document.ts'
import { employee } from '@kasack/contract/employee.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { facility } from '@kasack/contract/facility.ts'
import { emailTemplate } from '@kasack/contract/lookup.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import { facilityPerson } from '@kasack/contract/facility-person.ts'
import { priorPeriod } from '@kasack/contract/prior-period.ts'
import { lookups } from '@kasack/contract/reference.ts'
import type { Text } from '@kasack/contract/text.ts'
import { requirement } from '@kasack/contract/requirement.ts'
import { user } from '@kasack/contract/user.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { labels as applicantLabels } from '../../applicant/labels.ts'
import { labels as bookingLabels } from '../../booking/labels.ts'
import { labels as cockpitLabels } from '../../cockpit/labels.ts'
import { labels as contactPersonLabels } from '../../contact-person/labels.ts'
import { labels as emailLabels } from '../../email/labels.ts'
import { labels as employeeDocumentLabels } from '../../employee-document/labels.ts'
import { labels as employeeLabels } from '../../employee/labels.ts'
import { labels as engagementLabels } from '../../engagement/labels.ts'
import { labels as facilityGroupLabels } from '../../facility-group/labels.ts'
import { labels as facilityLabels } from '../../facility/labels.ts'
import { labels as outboxLabels } from '../../outbox/labels.ts'
import { labels as facilityPersonLabels } from '../../facility-person/labels.ts'
import { labels as priorPeriodLabels } from '../../prior-period/labels.ts'
import { labels as requirementLabels } from '../../requirement/labels.ts'
import { labels as vacancyLabels } from '../../vacancy/labels.ts'
import type { RecordWords } from '../../shared/record/consequence.ts'
import { wordsOf } from '../../shared/record/consequence.ts'
import { severalMails, templateLabels, userLabels } from './labels.ts'
import { hostedModals } from './modal-parts.tsx'

/** The entities with a form outside the administration. */
const entities = [...hostedModals.values()].flatMap(({ door }) => door.of ?? [])

const called = new Map<string, { noun: Text; plural: Text }>([
  ...Object.entries(lookups),
  ...entities.map((entity) => [entity.name, entity] as const),
])

/** References labelled with the name of the entity they refer to. */
function referencesOf({ fields }: Entity): Record<string, Text> {
  const references = Object.entries(fields).flatMap(([name, { kind, target }]) => {
    const other = target && called.get(target)
    return other ? [[name, kind === 'refs' ? other.plural : other.noun] as const] : []
  })
  return Object.fromEntries(references)
}

/**
 * Labels for every entity that may refer to a record about to be deleted. Entities whose references have names of
 * their own are listed here.
 */
export const recordWords: RecordWords = {
  ...Object.fromEntries(entities.map((entity) => [entity.path, { entity, labels: referencesOf(entity) }])),
  ...wordsOf(applicant, applicantLabels),
  ...wordsOf(booking, bookingLabels),
  ...wordsOf(cockpitSettlement, cockpitLabels),
  ...wordsOf(contactPerson, contactPersonLabels),
  ...wordsOf(email, emailLabels),
  ...wordsOf(employee, employeeLabels),
  ...wordsOf(employeeDocument, employeeDocumentLabels),
  ...wordsOf(engagement, engagementLabels),
  ...wordsOf(facility, facilityLabels),
  ...wordsOf(facilityGroup, facilityGroupLabels),
  ...wordsOf(facilityPerson, facilityPersonLabels),
  ...wordsOf({ ...outbox, plural: severalMails }, outboxLabels),
  ...wordsOf(priorPeriod, priorPeriodLabels),
  ...wordsOf(requirement, requirementLabels),
  ...wordsOf(vacancy, vacancyLabels),
  [emailTemplate.path]: { entity: emailTemplate, labels: templateLabels },
  [user.path]: { entity: user, labels: userLabels },
}
