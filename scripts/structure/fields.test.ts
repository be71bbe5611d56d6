import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { componentFiles, entities, files, isTest, root, syntax } from './files.ts'
import { findEnteredFields, type ExportName, findOfferedActs, findOfferedFilters, findShownFields } from './field-uses.ts'

type Entity = { name: string; path: string; fields: Record<string, { kind: string; readOnly: boolean; target?: string }>; acts?: object }
type List = { entity: Entity; filters: Record<string, { target?: string }> }

/**
 * What the browser omits on purpose. The tests report any other omission by a form, a detail or a list, and any exception no longer needed.
 */
const leftOut: Record<string, { form?: string[]; shown?: string[]; filters?: string[] }> = {
  facility: {
    form: [
      // Chosen among the contact persons on the facility's page.
      'main_contact',
      'contract_contact',
      'invoice_contact',
      // In the follow-up dialog.
      'followup_date',
      'followup_user',
      'followup_priority',
    ],
    shown: ['followup_date', 'followup_user', 'followup_priority', 'created_datetime'], // the follow-up shows the first three
  },
  'contact-person': {
    shown: [
      // Part of the name and the formatted address.
      'full_name',
      'title',
      'first_name',
      'last_name',
      'street',
      'postal_code',
      'city',
      'address_latitude',
      'address_longitude',
      'created_datetime',
    ],
    filters: ['facility'], // an alias of facility__id
  },
  employee: {
    form: ['converted_from_applicant'], // sent by the form that an applicant opens
    shown: [
      // Part of the name, the formatted address and the preferred location.
      'full_name',
      'title',
      'first_name',
      'last_name',
      'street',
      'postal_code',
      'city',
      'preferred_postal_code',
      'preferred_city',
      'preferred_location_radius',
      'created_datetime',
      // In the picker of candidates.
      'exams_match_with_vacancy',
      'qualifications_match_with_vacancy',
    ],
  },
  absence: { shown: ['reason'] }, // shown in words
  applicant: {
    form: ['privacy_consent'], // given by the applicant on the application page
    // Part of the name and the place of residence.
    shown: ['first_name', 'last_name', 'postal_code', 'city', 'country_code', 'address_latitude', 'address_longitude'],
  },
  user: {
    form: ['is_active', 'is_staff'], // set by acts in menus; without effect
    shown: ['first_name', 'last_name', 'full_name', 'is_staff', 'created_datetime'], // part of the name; without effect
  },
  'facility-group': { shown: ['is_active'] }, // the name is tagged, the row grey
  hirer: { shown: ['is_active'] }, // likewise
  'match-setting': { form: ['weights'] }, // chosen on its page, without a form
  'judge-setting': { form: ['count_by', 'levels', 'licence_until'] }, // chosen on its page, without a form
  engagement: {
    shown: ['followup_date'], // the follow-up shows it
    filters: ['followup_priority', 'facility__id', 'facility_or_group_ids'], // the list offers these in another form
  },
  booking: {
    form: ['cancelled', 'terminated'], // acts with their own forms
    filters: [
      // The list offers these in another form.
      'facility',
      'facility_or_group_ids',
      // Fixed by where the table is.
      'employee__id',
      'facility__id',
    ],
  },
  candidate: {
    form: ['status', 'employee', 'vacancy'], // set by bookings and in menus; the picker sends the others
    shown: ['created_datetime'], // the page around shows its own
    filters: ['employee__id', 'facility__id'], // fixed by the vacancy above the table
  },
  email: {
    shown: ['candidate'], // implied by the employee and the vacancy
    filters: [
      'candidate__id', // used to query earlier e-mails
      // Fixed by where the table is.
      'contact_person__id',
      'employee__id',
      'facility__id',
      'vacancy__id',
    ],
  },
  requirement: {
    // Requirement and scope are shown in words: the thing and where it comes from.
    shown: ['department', 'document_kind', 'effect', 'exam', 'facility', 'facility_group', 'facility_type', 'qualification', 'vacancy'],
    filters: [
      // Fixed by the page that shows them.
      'facility__id',
      'facility_group__id',
      'facility_type__id',
      'vacancy__id',
      'document_kind__id', // used to query proposals
    ],
  },
  'send-email': { form: ['candidate', 'candidates', 'employee', 'facility'] }, // fixed by the page
  vacancy: {
    form: ['status'], // paused, closed and opened in menus
    filters: ['facility_or_group_ids'],
  },
}

const inBrowser = entities.filter((entity) => files.some((file) => file.startsWith(`web/src/${entity}/`)))
const contracts = await Promise.all(inBrowser.map(async (folder) => ({ folder, ...(await contractOf(folder)) })))

test('the entities of the browser are found', () => {
  expect(inBrowser).toEqual(expect.arrayContaining(['facility', 'contact-person', 'engagement']))
})

const components = componentFiles.map(syntax)

test.for(contracts)('the form of $folder has every field that can be written', ({ folder, entity, exported }) => {
  const entered = components.flatMap((component) => [...findEnteredFields(component, exported)])
  const writable = Object.keys(entity.fields).filter((name) => !entity.fields[name]!.readOnly)
  expect(without(writable, entered)).toEqual(sorted(leftOut[folder]?.form))
})

test.for(contracts)('every act of $folder is offered', ({ entity, exported }) => {
  const acts = Object.keys(entity.acts ?? {})
  const sources = files.filter((file) => /^web\/src\/.*[.]tsx?$/.test(file) && !isTest(file)).map(syntax)
  expect(
    without(
      acts,
      sources.flatMap((source) => findOfferedActs(source, exported, acts)),
    ),
  ).toEqual([])
})

/** Entities without a list are only sent, never shown; secrets neither. */
test.for(contracts.filter(({ list }) => list))('every field of $folder is shown', ({ folder, entity, exported }) => {
  const others = contracts.flatMap(({ entity: { name } }) => (name === entity.name ? [] : name))
  const foreign = [...others, ...Object.keys(entity.fields)]
  const views = components.filter(
    ({ file }) => (file.startsWith(`web/src/${folder}/`) || file.startsWith('web/src/follow-up/')) && !isForm(file),
  )
  const shown = views.flatMap((view) => [...findShownFields(view, { module: exported.module, foreign })])
  const fields = Object.keys(entity.fields).filter((name) => name !== 'version' && entity.fields[name]!.kind !== 'secret')
  expect(without(fields, shown)).toEqual(sorted(leftOut[folder]?.shown))
})

test.for(contracts)('every filter of the list of $folder can be chosen somewhere', ({ folder, list, exportedList }) => {
  const offered = exportedList ? components.flatMap((component) => [...findOfferedFilters(component, exportedList)]) : []
  expect(without(Object.keys(list?.filters ?? {}), offered)).toEqual(sorted(leftOut[folder]?.filters))
})

test.for(contracts)('who narrows the list of $folder to what a field refers to chooses among just that', ({ entity, list }) => {
  const byField = Object.entries(list?.filters ?? {}).flatMap(([filter, { target }]) => {
    const field = entity.fields[filter.replace(/__id$/, '')]
    return target && field?.target ? [[filter, target, field.target]] : []
  })
  expect(byField.filter(([, offered, referred]) => offered !== referred)).toEqual([])
})

test('what is left out is left out of an entity of the browser', () => {
  expect(Object.keys(leftOut).filter((folder) => !inBrowser.includes(folder))).toEqual([])
})

const without = (names: string[], found: string[]) => sorted(names.filter((name) => !found.includes(name)))
const sorted = (names: string[] = []) => names.toSorted()

function isForm(file: string): boolean {
  return /(Fields?|Modal)[.]tsx$/.test(file)
}

type Contract = { entity: Entity; exported: ExportName; list: List | undefined; exportedList: ExportName | undefined }

async function contractOf(folder: string): Promise<Contract> {
  const module = `contract/src/${folder}.ts`
  const all = (await import(pathToFileURL(join(root, module)).href)) as Record<string, unknown>
  const values = Object.entries(all).filter((one): one is [string, object] => typeof one[1] === 'object' && one[1] !== null)
  const [name, entity] = values.find(([, value]) => 'fields' in value && 'path' in value)! as [string, Entity]
  const [listName, list] = (values.find(([, value]) => 'filters' in value && 'sorts' in value) ?? []) as [string, List] | []
  return { entity, exported: { module, name }, list, exportedList: listName === undefined ? undefined : { module, name: listName } }
}
