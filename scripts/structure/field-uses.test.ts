import { expect, test } from 'vitest'
import { findEnteredFields, findOfferedActs, findOfferedFilters, findShownFields } from './field-uses.ts'
import { parseSyntax } from './syntax.ts'

const module = 'contract/src/employee.ts'
const source = (body: string) =>
  parseSyntax(
    `import { employee as entity, employeeList, type Employee } from '@kasack/contract/employee.ts'
     import type { Vacancy } from '@kasack/contract/vacancy.ts'
     import { labels } from './labels.ts'
     import { useEmployeePanel } from '../employee/EmployeePanel.tsx'
     import { EmployeeTable } from '../employee/EmployeeTable.tsx'
     ${body}`,
    'web/src/employee/EmployeeFacts.tsx',
  )

const entered = (body: string) => findEnteredFields(source(body), { module, name: 'employee' }).has('confirmed')

test.for([
  'const a = <Field of={entity.fields.confirmed} />',
  'const { fields } = entity; const a = <Field of={fields.confirmed} label={b} />',
  'const { fields: named } = entity; const a = <Typed value={named.confirmed} />',
  'const { confirmed } = entity.fields; const a = <Field of={confirmed} />',
  'const { confirmed: sure } = entity.fields; const a = <Field of={sure} />',
  'const { fields } = entity; const a = { typed: [fields.confirmed] }',
])('a field is entered by %s', (body) => {
  expect(entered(body)).toBe(true)
})

test('the fields of an address are entered by the component that has them all', () => {
  const entersStreet = (body: string) => findEnteredFields(source(body), { module, name: 'employee' }).has('street')
  expect([entersStreet('const a = <AddressFields onPostalCode={b} />'), entersStreet('// <AddressFields />')]).toEqual([true, false])
})

test.for([
  '// <Field of={entity.fields.confirmed} />',
  "const a = 'entity.fields.confirmed'",
  'const a = <Field of={vacancy.fields.confirmed} />',
  'const { fields } = other; const a = <Field of={fields.confirmed} />',
  'const { fields } = entity; const a = useFieldValue(fields.confirmed)',
  'const { confirmed } = entity.fields; const a = useFieldValue(confirmed)',
  'const a = <Field of={entity.fields.confirmed_by} label={labels.confirmed} />',
])('a field is not entered by %s', (body) => {
  expect(entered(body)).toBe(false)
})

const shown = (body: string) => findShownFields(source(body), { module, foreign: ['vacancy', 'exam'] }).has('confirmed')

test.for([
  'const a = <Fact label={t(labels.confirmed)}>{employee.confirmed}</Fact>',
  'const a = <Fact>{one?.confirmed}</Fact>',
  'const { confirmed } = employee',
  'const { confirmed: sure } = props.employee',
  'const columns = [{ cell: ({ confirmed }) => confirmed }]',
  'function EmployeeFacts({ employee: { confirmed } }: { employee: Employee }) { return confirmed }',
  'const first = ({ confirmed }: Employee) => confirmed',
])('a field is shown by %s', (body) => {
  expect(shown(body)).toBe(true)
})

test.for([
  '// confirmed\n/* employee.confirmed */ const a = <b>{/* employee.confirmed */}</b>',
  'const a = <b title="employee.confirmed">{\'confirmed\'}</b>',
  'const a = <Fact label={t(labels.confirmed)}>{employee.name}</Fact>',
  "const columns = [{ title: labels.confirmed, sort: 'confirmed', filter: 'confirmed' }]",
  'const a = { confirmed: employee.name }',
  'const a = entity.fields.confirmed',
  'const { confirmed } = fields',
  'const a = employee.vacancy.confirmed + vacancy.confirmed + employee.exam?.confirmed',
  'const { exam: { confirmed } } = employee',
  'const first = ({ confirmed }: Vacancy) => confirmed',
  'const first = (one: Vacancy) => one.confirmed',
  'function EmployeeRow({ confirmed }: { confirmed: boolean }) { return null }',
  'const EmployeeRow = ({ confirmed }: { confirmed: boolean }) => null',
  'const a = employee.confirmed_by',
])('a field is not shown by %s', (body) => {
  expect(shown(body)).toBe(false)
})

const offered = (body: string, name = 'confirmed') => findOfferedFilters(source(body), { module, name: 'employeeList' }).has(name)

test.for([
  "const filterOf = { confirmed: listFilter(employeeList, 'confirmed', { label: labels.confirmed }) }",
  "const columns = [{ title: labels.name, filter: 'confirmed' }]",
  "const columns = [{ title: labels.name, filter: [filterOf.a, 'confirmed'] }]",
  'const a = <ListTable list={employeeList} prefilters={{ confirmed: String(id) }} />',
  'const a = <EmployeeTable prefilters={{ confirmed: 1 }} />',
  'const a = useEmployeePanel({ prefilters: { confirmed: 1 } })',
  "const some = { sure: { confirmed: 'true' } }; const a = { fixed: [{ id: 'sure' }], parameters: ([chosen]) => some[chosen.id] }",
])('a filter is offered by %s', (body) => {
  expect(offered(body)).toBe(true)
})

test('the record on whose page a table stands is a filter', () => {
  const table = '<RelatedTable list={employeeList} of={of} />'
  expect(offered(`const of = { entity: 'facility', id } as const; const a = ${table}`, 'facility__id')).toBe(true)
  expect(offered("const a = <RelatedTable list={employeeList} of={{ entity: 'facility', id }} />", 'facility__id')).toBe(true)
  expect(offered("const a = <RelatedTable list={vacancyList} of={{ entity: 'facility', id }} />", 'facility__id')).toBe(false)
})

test('a range of days and what every list offers are filters under names of their own', () => {
  expect(offered("const a = dayRange(employeeList, 'day', {})", 'day__lte')).toBe(true)
  expect(offered('const a = periodFilter(employeeList, labels.day)', 'to_date')).toBe(true)
  expect(offered('const a = activeFilter(vacancyList)', 'is_active')).toBe(false)
})

test.for([
  "// listFilter(employeeList, 'confirmed', {})",
  "const a = 'confirmed'",
  "const filterOf = { confirmed: listFilter(employeeList, 'name', { label: labels.confirmed }) }",
  "const filterOf = { confirmed: listFilter(vacancyList, 'confirmed', {}) }",
  "const columns = [{ title: labels.confirmed, sort: 'confirmed' }]",
  'const a = <ListTable list={vacancyList} prefilters={{ confirmed: 1 }} />',
  'const a = <VacancyTable prefilters={{ confirmed: 1 }} />',
  "const some = { sure: { confirmed: 'true' } }",
])('a filter is not offered by %s', (body) => {
  expect(offered(body)).toBe(false)
})

test.for([
  ['const a = entity.acts.rest.label', ['rest']],
  ['const { rest } = entity.acts', ['rest']],
  ['const a = actItems({ entity, acts, icons, standing, onSelect })', ['rest', 'wake']],
  ['const a = vacancy.acts.rest.label', []],
  ['// entity.acts.rest', []],
  ["const a = 'entity.acts.rest'", []],
] as const)('%s offers %j', ([body, expected]) => {
  expect(findOfferedActs(source(body), { module, name: 'employee' }, ['rest', 'wake'])).toEqual(expected)
})
