import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { entities, files, isTest, read, root } from './files.ts'

type Entity = { name: string; path: string; fields: Record<string, { readOnly: boolean; target?: string }> }
type List = { entity: Entity; filters: Record<string, { target?: string }> }

/** What the browser leaves out on purpose; whatever else a form, a detail or a list forgets is told here. */
const leftOut: Record<string, { form?: string[]; shown?: string[]; filters?: string[] }> = {
  facility: {
    form: ['main_contact', 'contract_contact', 'invoice_contact'], // chosen among the contact persons on the facility's page
    shown: ['address_latitude', 'address_longitude', 'created_datetime'],
  },
  'contact-person': {
    shown: [
      // The name and the formatted address show these.
      'full_name',
      'first_name',
      'last_name',
      'street',
      'postal_code',
      'city',
      'address_latitude',
      'address_longitude',
      'created_datetime',
    ],
  },
  employee: {
    form: ['converted_from_applicant'], // a form that an applicant opens sends it
    shown: [
      // The name, the formatted address and the preferred location show these.
      'full_name',
      'first_name',
      'last_name',
      'street',
      'postal_code',
      'city',
      'preferred_postal_code',
      'max_distance',
      'address_latitude',
      'address_longitude',
      'preferred_location_latitude',
      'preferred_location_longitude',
      'created_datetime',
      // The picker of candidates shows these.
      'exams_match_with_vacancy',
      'qualifications_match_with_vacancy',
    ],
    filters: ['candidates_for_vacancy__id'], // the vacancy that the picker stands above settles it
  },
  applicant: {
    form: ['privacy_consent'], // given by herself, on the page where she applies
    shown: ['first_name', 'last_name'], // the name shows these
  },
  user: {
    form: ['is_active', 'is_staff'], // set by acts in menus; without effect
    shown: ['first_name', 'last_name', 'full_name', 'is_staff', 'created_datetime'], // the name shows these; without effect
  },
  'facility-group': { shown: ['is_active'] }, // the name is tagged, the row grey
  // They ask what the list offers in other words.
  engagement: { filters: ['followup_priority', 'facility__id', 'facility_or_group_ids'] },
  booking: {
    form: ['cancelled', 'terminated'], // acts with forms of their own
    filters: ['facility_or_group_ids', 'employee__id'], // the place of the table settles the latter
  },
  candidate: {
    form: ['status', 'employee', 'vacancy'], // given by bookings and in menus; the picker sends the others
    shown: ['vacancy', 'date_range', 'created_datetime'], // those of the page around
    filters: ['vacancy__id', 'employee__id', 'facility__id'], // the place of the table settles them
  },
  email: {
    shown: ['candidate'], // the employee and the vacancy say who it is
    filters: ['candidate__id'], // what was sent before is asked for by it
  },
  'send-email': { form: ['candidate', 'facility'] }, // the page settles whom and where it is about
  vacancy: {
    form: ['status'], // paused, closed and opened in menus
    filters: ['facility_or_group_ids'],
  },
}

/** Filters that every list offers in the same way. */
const usual: Record<string, string> = {
  is_active: 'activeFilter(',
  states: 'statesFilter(',
  priority: 'priorityFilter(',
  from_date: 'periodFilter(',
  to_date: 'periodFilter(',
}

const components = files.filter((file) => /^web\/src\/(?!shared\/|test\/)[^/]+\/\w+[.]tsx$/.test(file) && !isTest(file))
const inBrowser = entities.filter((entity) => files.some((file) => file.startsWith(`web/src/${entity}/`)))
const contracts = await Promise.all(inBrowser.map(async (folder) => ({ folder, ...(await contractOf(folder)) })))

test('the entities of the browser are found', () => {
  expect(inBrowser).toEqual(expect.arrayContaining(['facility', 'contact-person', 'engagement']))
})

test.for(contracts)('the form of $folder has every field that can be written', ({ folder, entity }) => {
  const forms = components.filter((file) => read(file).includes(`/${folder}.ts'`)).map(read)
  const isAsked = (name: string) =>
    forms.some((form) => new RegExp(`\\bfields\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\} = \\w+\\.fields`).test(form))
  const writable = Object.keys(entity.fields).filter((name) => !entity.fields[name]!.readOnly)
  expect(
    without(
      writable.filter((name) => !isAsked(name)),
      leftOut[folder]?.form,
    ),
  ).toEqual([])
})

test.for(contracts)('every field of $folder is shown', ({ folder, entity }) => {
  const views = components.filter(
    (file) => (file.startsWith(`web/src/${folder}/`) || file.startsWith('web/src/follow-up/')) && !isForm(file),
  )
  const isShown = (name: string) =>
    views.some((file) => new RegExp(`\\b${name}\\b`).test(read(file).replaceAll(/labels\.\w+|^import .*$/gm, '')))
  const fields = views.length > 0 ? Object.keys(entity.fields).filter((name) => name !== 'version') : []
  expect(
    without(
      fields.filter((name) => !isShown(name)),
      leftOut[folder]?.shown,
    ),
  ).toEqual([])
})

test.for(contracts)('every filter of the list of $folder can be chosen somewhere', ({ folder, list }) => {
  const table = new RegExp(`/${folder}[.]ts'|/${folder}/\\w+Table[.]tsx'`)
  const pages = components.map(read).filter((page) => table.test(page))
  const isOffered = (name: string) => {
    const range = name.replace(/__[gl]te$/, '(__[gl]te)?')
    return pages.some((page) => new RegExp(`'${range}'|\\b${range}:`).test(page) || page.includes(usual[name] ?? `'${name}'`))
  }
  expect(
    without(
      Object.keys(list?.filters ?? {}).filter((name) => !isOffered(name)),
      leftOut[folder]?.filters,
    ),
  ).toEqual([])
})

test.for(contracts)('who narrows the list of $folder to what a field refers to chooses among just that', ({ entity, list }) => {
  const byField = Object.entries(list?.filters ?? {}).flatMap(([filter, { target }]) => {
    const field = entity.fields[filter.replace(/__id$/, '')]
    return target && field?.target ? [[filter, target, field.target]] : []
  })
  expect(byField.filter(([, offered, referred]) => offered !== referred)).toEqual([])
})

test('nothing is called left out that is there', () => {
  const known = contracts.map(({ folder, entity, list }) => ({
    folder,
    names: [...Object.keys(entity.fields), ...Object.keys(list?.filters ?? {})],
  }))
  const stale = Object.entries(leftOut).flatMap(([folder, { form = [], shown = [], filters = [] }]) =>
    [...form, ...shown, ...filters].filter((name) => !known.find((one) => one.folder === folder)?.names.includes(name)),
  )
  expect(stale).toEqual([])
})

function without(names: string[], allowed: string[] = []): string[] {
  return names.filter((name) => !allowed.includes(name))
}

function isForm(file: string): boolean {
  return /(Fields?|Modal)[.]tsx$/.test(file)
}

async function contractOf(folder: string): Promise<{ entity: Entity; list: List | undefined }> {
  const module = (await import(pathToFileURL(join(root, `contract/src/${folder}.ts`)).href)) as Record<string, unknown>
  const values = Object.values(module).filter((value): value is object => typeof value === 'object' && value !== null)
  return {
    entity: values.find((value): value is Entity => 'fields' in value && 'path' in value)!,
    list: values.find((value): value is List => 'filters' in value && 'sorts' in value),
  }
}
