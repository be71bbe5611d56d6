import { emailTemplate, type LookupEntity } from '@kasack/contract/lookup.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { facility } from '@kasack/contract/facility.ts'
import type { LookupName } from '@kasack/contract/reference.ts'
import { sql } from 'kysely'
import type { References } from '../platform/deletion.ts'
import { prevents } from '../platform/deletion.ts'
import { storedColumns } from '../platform/record.ts'

/** An entry of a reference list, with the fields that its list alone has. */
export const lookupRows = (entity: LookupEntity) => ({ columns: () => storedColumns(entity), joins: () => sql`` })

/** What refers to the entries of each list: as long as anything does, an entry stays. */
export const lookupReferences: Record<LookupName, References> = {
  application_tag: {},
  booking_document: {},
  contact_person_function: { 'contact_person.function_id': prevents(contactPerson, 'function') },
  email_attachment: {
    'email_template_allowed_attachment.email_attachment_id': prevents(emailTemplate, 'allowed_attachments'),
    'email_template_preselected_attachment.email_attachment_id': prevents(emailTemplate, 'preselected_attachments'),
  },
  email_template: { 'outbox.template_id': 'derived' },
  employee_status: {},
  engagement_action: { 'engagement.action_type_id': prevents(engagement, 'action_type') },
  exam: {},
  facility_department: {},
  facility_type: { 'facility.facility_type_id': prevents(facility, 'facility_type') },
  profession: {},
  qualification: {},
  tag: { 'facility_tag.tag_id': prevents(facility, 'tags'), 'contact_person_tag.tag_id': prevents(contactPerson, 'tags') },
  vacancy_type: {},
}
