import { absence } from './absence.ts'
import { applicant } from './applicant.ts'
import { booking } from './booking.ts'
import { candidate } from './candidate.ts'
import { cockpitSettlement } from './cockpit-settlement.ts'
import { contactPerson } from './contact-person.ts'
import { employee } from './employee.ts'
import { employeeDocument } from './employee-document.ts'
import { engagement } from './engagement.ts'
import type { Entity } from './entity.ts'
import { facilityGroup } from './facility-group.ts'
import { facilityPerson } from './facility-person.ts'
import { facility } from './facility.ts'
import { hirer } from './hirer.ts'
import { judgeSetting } from './judge-setting.ts'
import { lookupEntities } from './lookup.ts'
import { matchSetting } from './match-setting.ts'
import { priorPeriod } from './prior-period.ts'
import { requirement } from './requirement.ts'
import { userGroup } from './user-group.ts'
import { user } from './user.ts'
import { vacancy } from './vacancy.ts'

/** Settings: each is a single record with this id, never created or deleted. */
export const settingEntities: readonly Entity[] = [judgeSetting, matchSetting]
export const settingId = 1

/** Entities whose records have a history, in the order in which their tables are locked. */
export const historyEntities: readonly Entity[] = [
  user,
  userGroup,
  ...lookupEntities,
  facilityGroup,
  hirer,
  facility,
  contactPerson,
  vacancy,
  employee,
  applicant,
  booking,
  candidate,
  absence,
  priorPeriod,
  requirement,
  employeeDocument,
  engagement,
  facilityPerson,
  cockpitSettlement,
  ...settingEntities,
]

/** Entities whose records are created and deleted. */
export const recordEntities: readonly Entity[] = historyEntities.filter((one) => !settingEntities.includes(one))

/** Fields that no call writes, but whose changes the history shows. */
const extraHistoryFields: Readonly<Record<string, readonly string[]>> = {
  booking: ['overrides'],
  candidate: ['employee_asked', 'facility_asked'],
  applicant: ['email_verification_datetime'],
  cockpit_settlement: ['code', 'record', 'until', 'note'],
  booking_document: ['file'],
  employee_document: ['file'],
  email_attachment: ['file'],
}

/** Fields whose changes the history shows: those that can be written, except secrets, and those noted by acts. */
export const historyFields = ({ name, fields }: Entity): string[] => [
  ...Object.entries(fields).flatMap(([field, { readOnly, kind }]) => (readOnly || kind === 'secret' ? [] : [field])),
  ...(extraHistoryFields[name] ?? []),
]
