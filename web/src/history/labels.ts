import { absenceReasons } from '@kasack/contract/absence-reason.ts'
import { absence } from '@kasack/contract/absence.ts'
import { applicant } from '@kasack/contract/applicant.ts'
import { booking } from '@kasack/contract/booking.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import { cockpitSections } from '@kasack/contract/cockpit.ts'
import { cockpitSettlement } from '@kasack/contract/cockpit-settlement.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { employeeDocument } from '@kasack/contract/employee-document.ts'
import { employee } from '@kasack/contract/employee.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { facilityPerson } from '@kasack/contract/facility-person.ts'
import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { hirer } from '@kasack/contract/hirer.ts'
import { facility } from '@kasack/contract/facility.ts'
import { genders } from '@kasack/contract/gender.ts'
import { nationalityGroups } from '@kasack/contract/nationality-group.ts'
import { judgeSetting } from '@kasack/contract/judge-setting.ts'
import { matchSetting } from '@kasack/contract/match-setting.ts'
import { historyEntities, historyFields } from '@kasack/contract/history-entities.ts'
import { permissionNames } from '@kasack/contract/permission.ts'
import { priorPeriod } from '@kasack/contract/prior-period.ts'
import { requirement } from '@kasack/contract/requirement.ts'
import type { Text } from '@kasack/contract/text.ts'
import { namesByCode } from '@kasack/contract/text.ts'
import { userGroup } from '@kasack/contract/user-group.ts'
import { user } from '@kasack/contract/user.ts'
import { vacancyStatuses } from '@kasack/contract/vacancy-status.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { labels as absenceLabels } from '../absence/labels.ts'
import { labels as applicantLabels } from '../applicant/labels.ts'
import { accommodations, bookingTypes, employeeTravel, facilityTravel, insituWords, labels as bookingLabels } from '../booking/labels.ts'
import { labels as candidateLabels, statusWords } from '../candidate/labels.ts'
import { labels as cockpitLabels } from '../cockpit/labels.ts'
import { labels as contactPersonLabels } from '../contact-person/labels.ts'
import { labels as documentLabels } from '../employee-document/labels.ts'
import { labels as employeeLabels } from '../employee/labels.ts'
import { labels as engagementLabels } from '../engagement/labels.ts'
import { labels as facilityGroupLabels } from '../facility-group/labels.ts'
import { labels as facilityPersonLabels, stateWords } from '../facility-person/labels.ts'
import { labels as facilityLabels } from '../facility/labels.ts'
import { labels as matchSettingLabels, partNames } from '../match-setting/labels.ts'
import { countingWords, findingNames, labels as judgeSettingLabels, levelWords } from '../judge-setting/labels.ts'
import { labels as hirerLabels } from '../hirer/labels.ts'
import { categoryTexts, expiryTexts, labels as lookupLabels } from '../lookup/labels.ts'
import { kindWords, labels as priorPeriodLabels } from '../prior-period/labels.ts'
import { effectWords, labels as requirementLabels } from '../requirement/labels.ts'
import type { Labels } from '../shared/language/labels.ts'
import { texts as priorityTexts } from '../shared/part/texts.ts'
import { labels as userGroupLabels } from '../user-group/labels.ts'
import { labels as userLabels } from '../user/labels.ts'
import { labels as vacancyLabels } from '../vacancy/labels.ts'

type Words = Readonly<Record<string, Text>>

/** What it takes to describe changes of an entity: field labels, and by field the words of its choices and of a map's keys. */
export type EntityWords = {
  entity: Entity
  labels: Words
  choices: Readonly<Record<string, Words>>
  keys: Readonly<Record<string, Words>>
}

const priorities = { high: priorityTexts.high, medium: priorityTexts.medium, low: priorityTexts.low }
const gender = namesByCode(genders)
const nationality_group = namesByCode(nationalityGroups)
const sectionNames: Words = Object.fromEntries(Object.entries(cockpitSections).map(([code, { name }]) => [code, name]))
const permissions: Words = Object.fromEntries(Object.entries(permissionNames).map(([code, { short }]) => [code, short]))

/** The words of an entity; a field without a label does not compile. */
const wordsOf = <E extends Entity>(entity: E, labels: Labels<E>, choices: EntityWords['choices'] = {}, keys: EntityWords['keys'] = {}) =>
  [entity.name, { labels, choices, keys }] as const

const named = new Map<string, Omit<EntityWords, 'entity'>>([
  wordsOf(absence, absenceLabels, { reason: namesByCode(absenceReasons) }),
  wordsOf(applicant, applicantLabels),
  wordsOf(booking, bookingLabels, {
    booking_type: bookingTypes,
    insitu: insituWords,
    facility_pays_transportation_expenses: facilityTravel,
    employee_transportation_expenses: employeeTravel,
    accommodation: accommodations,
  }),
  wordsOf(candidate, candidateLabels, { status: statusWords }),
  wordsOf(cockpitSettlement, cockpitLabels, { code: sectionNames }),
  wordsOf(contactPerson, contactPersonLabels, { gender }),
  wordsOf(employee, employeeLabels, { gender, nationality_group }),
  wordsOf(employeeDocument, documentLabels),
  wordsOf(engagement, engagementLabels, { followup_priority: priorities }),
  wordsOf(facility, facilityLabels, { followup_priority: priorities }),
  wordsOf(facilityGroup, facilityGroupLabels),
  wordsOf(facilityPerson, facilityPersonLabels, { state: stateWords }),
  wordsOf(hirer, hirerLabels),
  wordsOf(judgeSetting, judgeSettingLabels, { count_by: countingWords, levels: levelWords }, { levels: findingNames }),
  wordsOf(matchSetting, matchSettingLabels, {}, { weights: partNames }),
  wordsOf(priorPeriod, priorPeriodLabels, { kind: kindWords }),
  wordsOf(requirement, requirementLabels, { effect: effectWords }),
  wordsOf(user, userLabels, { permissions }),
  wordsOf(userGroup, userGroupLabels, { permissions }),
  wordsOf(vacancy, vacancyLabels, { priority: priorities, status: namesByCode(vacancyStatuses) }),
])

const ofLookups: Omit<EntityWords, 'entity'> = {
  labels: lookupLabels,
  choices: { category: categoryTexts, expires: expiryTexts },
  keys: {},
}

const byPath = new Map<string, EntityWords>(
  historyEntities.map((entity) => [entity.path, { entity, ...(named.get(entity.name) ?? ofLookups) }]),
)

/** The words for changes to a resource; undefined if it has no history. */
export const wordsAt = (resource: string): EntityWords | undefined => byPath.get(resource)

export const labelOfField = (words: EntityWords | undefined, field: string): Text => words?.labels[field] ?? { de: field, en: field }

/** The fields that appear in the history, with their form labels. */
export const fieldLabels = ({ entity, labels }: EntityWords): [string, Text][] =>
  historyFields(entity).map((field) => [field, labels[field] ?? { de: field, en: field }])

/** All resources with a history. */
export const historyWords: readonly EntityWords[] = [...byPath.values()]

const withPage: readonly Entity[] = [applicant, contactPerson, employee, facility, vacancy]

/** The entity whose pages show such records, by name or path; undefined if it has no pages. */
export const entityWithPage = (called: string): Entity | undefined => withPage.find(({ name, path }) => name === called || path === called)
