import type { Fields } from '@kasack/contract/entity.ts'
import { entity, sameAccess } from '@kasack/contract/entity.ts'
import type { Field } from '@kasack/contract/field.ts'
import { readOnly } from '@kasack/contract/field.ts'
import * as choosing from '@kasack/contract/choice-field.ts'
import * as reference from '@kasack/contract/reference-field.ts'
import * as texts from '@kasack/contract/text-field.ts'
import * as values from '@kasack/contract/value-field.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setPreference } from '../storage/preference.ts'
import { change, changedByBoth, createForm, describe as tell, leave, load, nameOf, patch, settle } from './form.ts'
import { bannerOf, countMissing, countProblems, holdsInput, isBlocked, shownProblem } from './form-problems.ts'
import type { FieldSpec } from './problem.ts'
import { problemOf } from './problem.ts'
import { allValues, changedValues, startValues } from './values.ts'

const field = { readOnly, ...texts, ...values, ...choosing, ...reference }

const fields = {
  id: field.readOnly(null as never),
  name: field.text({ required: true }),
  email: field.email(),
  webpage: field.url(),
  country_code: field.country(),
  type: field.ref('facility_type', { required: true }),
  group: field.ref('facility_group'),
  tags: field.refs('tag'),
  is_active: field.flag({ initial: true }),
  has_car: field.flag(),
  rate: field.money(),
  order: field.integer({ initial: 0 }),
  born: field.day({ bound: 'not_after_today' }),
  date_range: field.period(),
} satisfies Fields
const person = entity('people', {
  name: 'person',
  noun: { de: 'Person', en: 'Person' },
  plural: { de: 'Personen', en: 'People' },
  access: sameAccess('session'),
  fields,
})
const record = {
  id: 3,
  name: 'Nord',
  email: 'a@b.de',
  webpage: '',
  country_code: 'DE',
  type: { id: 1, name: 'Klinik' },
  group: { id: 2, name: 'Gruppe', comments: 'x' },
  tags: [{ id: 5, name: 'A' }],
  is_active: true,
  has_car: false,
  rate: '25.50',
  order: 7,
  born: '1990-02-03',
  date_range: { lower: '2026-01-01', upper: null, bounds: '[]' },
}

const spec = (of: Field, more: Partial<FieldSpec> = {}): FieldSpec => ({
  field: of,
  label: { de: 'Feld', en: 'Field' },
  required: of.required,
  isOff: false,
  ...more,
})
const oneOrTwo = { 1: { de: 'Eins', en: 'One' }, 2: { de: 'Zwei', en: 'Two' } }
const problemIn = (of: Field, value: unknown, more?: Partial<FieldSpec>) =>
  problemOf(spec(of, more), value, { values: {}, isStored: false })

function aForm(start: Parameters<typeof createForm>[1] = {}) {
  const form = createForm(person, start)
  for (const name of ['name', 'email', 'type'] as const)
    tell(form, name, spec(fields[name], { label: { de: name, en: name.toUpperCase() } }))
  return form
}

beforeEach(() => {
  setPreference({ language: 'en' })
  vi.useFakeTimers({ now: new Date('2026-07-01T10:00:00Z') })
  return () => vi.useRealTimers()
})

describe('a new record', () => {
  test('is sent with all values, lists of ids as objects', () => {
    const form = createForm(person)
    change(form, 'name', ' Nord ')
    change(form, 'type', { id: 1, name: 'Klinik' })
    change(form, 'tags', [
      { id: 5, name: 'A' },
      { id: 6, name: 'B' },
    ])
    change(form, 'rate', '1234.5')
    expect(allValues(person, form.get().values)).toEqual({
      name: 'Nord',
      email: '',
      webpage: '',
      country_code: 'DE',
      type: { id: 1 },
      group: null,
      tags: [{ id: 5 }, { id: 6 }],
      is_active: true,
      has_car: false,
      rate: 1234.5,
      order: 0,
      born: null,
    })
  })
  test('may begin with what is known already', () => {
    const form = createForm(person, { prefill: { name: 'Nord', is_active: false } })
    expect(form.get().values).toMatchObject({ name: 'Nord', is_active: false, country_code: 'DE' })
    expect(holdsInput(form)).toBe(false)
  })
})

describe('a change', () => {
  const changed = (changes: object) => changedValues(person, createForm(person, { record }).get().values, { ...record, ...changes })
  test('sends only what differs', () => {
    expect(changed({})).toEqual({})
    expect(changed({ name: 'Süd', tags: [{ id: 6, name: 'B' }] })).toEqual({ name: 'Süd', tags: [{ id: 6 }] })
  })
  test('is none where only the writing differs', () => {
    expect(changed({ name: 'Nord ', rate: '25.5', group: { id: 2, name: 'renamed' }, country_code: 'de' })).toEqual({})
  })
  test('sends what was cleared as empty by its type', () => {
    const cleared = { email: '', group: null, tags: [], is_active: false, rate: null, order: null, born: null }
    expect(changed(cleared)).toEqual({ ...cleared, order: 0 })
  })
  test('survives the record being loaded again', () => {
    const form = createForm(person, { record })
    change(form, 'name', 'Süd')
    load(form, { record: { ...record, email: 'neu@b.de' } })
    expect(form.get().values).toMatchObject({ name: 'Süd', email: 'neu@b.de' })
    expect(changedValues(person, form.get().start, form.get().values)).toEqual({ name: 'Süd' })
  })
})

describe('a record that others change meanwhile', () => {
  const opened = () => createForm(person, { record: { ...record, version: 'first' } })
  const theirs = (changed: object) => ({ record: { ...record, ...changed, version: 'second' } })
  test('is changed as it is now, where nobody else has changed the same', () => {
    const form = opened()
    change(form, 'name', 'Süd')
    load(form, theirs({ email: 'neu@b.de', name: 'Süd' }))
    expect(form.get()).toMatchObject({ version: { version: 'second' }, values: { name: 'Süd', email: 'neu@b.de' } })
  })
  test('keeps the version that was read while both have changed the same, until the user has chosen', () => {
    const form = opened()
    for (const [name, value] of Object.entries({ name: 'Süd', rate: '30.00', webpage: 'https://a.de' })) change(form, name, value)
    const changed = theirs({ name: 'Ost', rate: '28.00', tags: [] })
    for (let again = 0; again < 2; again++) load(form, changed)
    expect(form.get().version).toEqual({ version: 'first' })
    expect(changedByBoth(form, startValues(person, changed))).toEqual(['name', 'rate'])
    expect(form.get().values).toMatchObject({ name: 'Süd', rate: '30.00', tags: [] })
    patch(form, { theirs: changed.record })
    settle(form, ['rate'])
    expect(form.get()).toMatchObject({ version: { version: 'second' }, theirs: null })
    expect(changedValues(person, form.get().start, form.get().values)).toEqual({ rate: 30, webpage: 'https://a.de' })
  })
})

describe('a value', () => {
  test('that is required and missing is problemIn with its label', () => {
    for (const nothing of ['', '  ', null, undefined]) expect(problemIn(fields.name, nothing)).toBe('Field is required!')
    expect(problemIn(fields.type, null)).toBe('Field is required!')
    expect(problemIn(fields.has_car, false, { required: true })).toBe('Field is required!')
    expect(problemIn(fields.tags, [], { required: true })).toBe('Field is required!')
    expect(problemIn(fields.name, '', { requiredText: { de: 'Fehlt', en: 'We need this' } })).toBe('We need this')
  })
  test('of a declared type is problemIn to be no such thing', () => {
    expect(problemIn(fields.email, 'abc')).toBe('Not a valid email')
    expect(problemIn(fields.webpage, 'not a url')).toBe('Not a valid url')
    expect([problemIn(fields.email, 'a@b.de'), problemIn(fields.email, ''), problemIn(fields.webpage, 'https://b.de')]).toEqual([
      null,
      null,
      null,
    ])
  })
  test('that a select does not offer is no record', () => {
    expect(problemIn(fields.country_code, 'ZZ')).toBe('no record found')
    expect(problemIn(fields.order, '3', { choices: oneOrTwo })).toBe('no record found')
    expect(problemIn(fields.order, '2', { choices: oneOrTwo })).toBeNull()
  })
  test('is refused for the reasons of the server', () => {
    expect(problemIn(fields.name, 'x'.repeat(256))).toBe('Please use at most 255 characters.')
    expect(problemIn(fields.born, '2026-07-02')).toBe('The date cannot be in the future.')
    expect(problemIn(fields.born, '2026-07-01')).toBeNull()
    const due = field.day({ bound: 'not_before_today' })
    expect(problemIn(due, '2026-06-30')).toBe('The date cannot be in the past.')
    expect(problemIn(due, '2026-07-01')).toBeNull()
    expect(problemIn(fields.date_range, { lower: '2026-02-01', upper: '2026-01-31' })).toBe('The end cannot be before the start.')
    expect(problemIn(fields.date_range, { lower: '2026-02-01', upper: '2026-02-01' })).toBeNull()
  })
  test('of a field that is off is not looked at', () => {
    expect(problemIn(fields.name, '', { isOff: true })).toBeNull()
  })
  test('may have a reason of the form alone', () => {
    const check = () => ({ de: 'Nein', en: 'No' })
    expect(problemIn(fields.name, 'x', { check })).toBe('No')
  })
})

describe('what is wrong', () => {
  test('is problemIn after the field was left or saving was tried', () => {
    const form = aForm()
    change(form, 'email', 'abc')
    expect([countProblems(form.get()), countMissing(form.get()), isBlocked(form.get())]).toEqual([0, 2, false])
    leave(form, 'email')
    expect([shownProblem(form.get(), 'email'), shownProblem(form.get(), 'name')]).toEqual(['Not a valid email', null])
    expect(isBlocked(form.get())).toBe(true)
    patch(form, { submitAttempted: true })
    expect(countProblems(form.get())).toBe(3)
  })
  test('stands at the field and in front of the form when the server says so', () => {
    const form = aForm({ record })
    patch(form, { refused: { status: 400, data: { errors: { name: ['Taken.'], email: ['Odd.'] } }, changedSince: new Set() } })
    expect([bannerOf(form.get()), shownProblem(form.get(), 'email'), isBlocked(form.get())]).toEqual(['NAME: Taken.', 'Odd.', true])
    change(form, 'name', 'Other')
    expect([bannerOf(form.get()), shownProblem(form.get(), 'name'), isBlocked(form.get())]).toEqual(['EMAIL: Odd.', null, false])
    change(form, 'email', '')
    expect([bannerOf(form.get()), countProblems(form.get())]).toEqual([null, 0])
  })
  test.each([
    [{ errors: ['Locked.'] }, 400, 'Locked.'],
    [{ errors: { hidden: ['Odd.'] } }, 400, 'Odd.'],
    [null, 400, 'Something went wrong.'],
    [{ errors: {} }, 400, 'Something went wrong.'],
    [{ detail: 'Gone.' }, 404, 'Gone.'],
    [null, 202, 'Something went wrong.'],
    [{ detail: 'Too many.', errors: ['Too many.'] }, 429, 'Too many.'],
    // a notification or the login page reports these
    [{ detail: 'No.' }, 403, null],
    [{ detail: 'Broken.' }, 500, null],
    [null, 0, null],
    [null, 401, null],
  ])('%j with status %i reads %s', (data, status, banner) => {
    const form = aForm({ record })
    patch(form, { refused: { status, data: data as never, changedSince: new Set() } })
    expect([bannerOf(form.get()), isBlocked(form.get())]).toEqual([banner, false])
  })
})

test('a field belongs to its entity', () => {
  expect(nameOf(person, fields.email)).toBe('email')
  expect(() => nameOf(person, field.text())).toThrow('person')
})
