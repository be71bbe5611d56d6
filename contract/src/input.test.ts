import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Answer, Input } from './entity.ts'
import { entity } from './entity.ts'
import { readInput } from './input.ts'
import { refuseMerged } from './merged.ts'
import { facts, field, minimal, post, probe } from './probe.test-support.ts'
import { problemTexts } from './problem.ts'

const value = (name: keyof ReturnType<typeof post>['input'], given: unknown) => {
  const { input, problems } = post({ [name]: given })
  return problems[name] ? problems[name]?.[0] : input[name]
}

describe('a new record', () => {
  test('has a default wherever nothing was sent', () => {
    expect(readInput(probe, minimal, facts)).toEqual({
      problems: {},
      input: {
        name: 'A',
        note: '',
        email: '',
        webpage: '',
        country_code: 'DE',
        is_active: true,
        positions: 1,
        public_id: null,
        rate: '25.00',
        bonus: null,
        latitude: null,
        birthday: null,
        due: null,
        priority: null,
        booking_type: 'new_deployment',
        facility_type: { id: 3 },
        support_user: null,
        tags: [],
        permissions: [],
        date_range: { lower: '2026-06-01', upper: null },
      },
    })
  })
  test('lacks exactly its required fields when nothing was sent', () => {
    expect(Object.keys(readInput(probe, {}, facts).problems)).toEqual(['name', 'rate', 'facility_type', 'date_range'])
  })
  test('reports all problems at once', () => {
    expect(Object.keys(post({ name: ' ', email: 'x', tags: 3, is_active: 'maybe' }).problems)).toEqual([
      'name',
      'email',
      'is_active',
      'tags',
    ])
  })
  test('ignores what is read only or unknown', () => {
    expect(post({ id: 7, nonsense: true }).input).not.toHaveProperty('id')
  })
})

describe('text', () => {
  test('is trimmed on one line and kept as sent on several', () => {
    expect(value('name', '  A  ')).toBe('A')
    expect(value('note', ' a\n b ')).toBe(' a\n b ')
  })
  test('may be written as a number or null, but not as anything else', () => {
    expect(value('name', 5)).toBe('5')
    expect(value('note', null)).toBe('')
    for (const given of [true, [], {}]) expect(value('note', given)).toBe(problemTexts.not_text)
  })
  test('has no line break, no NUL and no half character on one line', () => {
    expect(value('name', 'a\nb')).toBe(problemTexts.line_break)
    expect(value('name', 'a\u2028b')).toBe(problemTexts.line_break)
    expect(value('name', 'a\0b')).toBe(problemTexts.not_text)
    expect(value('note', '\ud800')).toBe(problemTexts.not_text)
  })
  test('is at most 255 characters long, counted after trimming', () => {
    expect(value('name', ` ${'x'.repeat(255)} `)).toBe('x'.repeat(255))
    expect(value('name', 'x'.repeat(256))).toEqual({
      de: 'Höchstens 255 Zeichen sind möglich.',
      en: 'Please use at most 255 characters.',
    })
  })
  test('is an e-mail address or a web address where it must be, or empty', () => {
    for (const good of ['', 'a@b.de', 'ä@ö.example']) expect(value('email', good)).toBe(good)
    for (const bad of ['abc', 'a@b', 'a@@b.de', 'a b@c.de', '@b.de', 'a@.de', 'a@b.'])
      expect(value('email', bad)).toBe(problemTexts.not_email)
    for (const good of ['', 'https://klinik.example/x?y=1']) expect(value('webpage', good)).toBe(good)
    for (const bad of ['klinik.example', 'javascript:alert(1)', 'ftp://a.b', 'http://'])
      expect(value('webpage', bad)).toBe(problemTexts.not_url)
  })
  test('names a country by its code, Germany when empty', () => {
    expect(value('country_code', 'ch')).toBe('CH')
    for (const empty of [null, '', ' ']) expect(value('country_code', empty)).toBe('DE')
    expect(value('country_code', 'XX')).toBe(problemTexts.not_country)
    expect(value('country_code', 'toString')).toBe(problemTexts.not_country)
  })
})

describe('numbers', () => {
  test('whole ones may be digits, within 32 bits', () => {
    expect(value('positions', '12')).toBe(12)
    expect(value('positions', 1.5)).toBe(problemTexts.not_integer)
    expect(value('positions', '1.0')).toBe(problemTexts.not_integer)
    expect(value('positions', 2147483647)).toBe(2147483647)
    expect(value('positions', 2147483648)).toMatchObject({ en: expect.stringContaining('at most') })
    expect(value('positions', -1)).toMatchObject({ en: expect.stringContaining('at least') })
    expect(value('positions', null)).toBe(problemTexts.not_null)
    for (const empty of [null, '']) expect(value('public_id', empty)).toBe(null)
  })
  test('euros have two decimals, plain notation, eight digits before the point', () => {
    for (const [given, stored] of [
      [25, '25.00'],
      ['25.5', '25.50'],
      [0, '0.00'],
      ['007', '7.00'],
      ['99999999.99', '99999999.99'],
    ])
      expect(value('bonus', given)).toBe(stored)
    for (const bad of [-1, '1.234', 1e9, '1e3', 'x', true, '1,5', '123456789']) expect(value('bonus', bad)).toBe(problemTexts.not_money)
    expect(value('rate', null)).toBe(problemTexts.required)
  })
  test('degrees lie on the globe', () => {
    expect(value('latitude', '52.52')).toBe(52.52)
    expect(value('latitude', 90)).toBe(90)
    expect(value('latitude', 90.1)).toMatchObject({ en: expect.stringContaining('90') })
    expect(value('latitude', 'north')).toBe(problemTexts.not_number)
  })
  test('flags may be words', () => {
    expect(value('is_active', 'false')).toBe(false)
    for (const bad of ['yes', 1, null]) expect(value('is_active', bad)).toBe(bad === null ? problemTexts.not_null : problemTexts.not_flag)
  })
})

describe('days and periods', () => {
  test('a day is one of the calendar, from 1900 to 2200', () => {
    expect(value('birthday', '1990-02-28')).toBe('1990-02-28')
    expect(value('birthday', '1900-01-01')).toBe('1900-01-01')
    expect(value('date_range', { lower: '2026-06-01', upper: '2200-12-31' })).toEqual({ lower: '2026-06-01', upper: '2200-12-31' })
    expect(value('birthday', '')).toBe(null)
    for (const bad of ['1990-02-30', '01.02.1990', '1990-2-28', '1990-02-8', '1899-12-31', '2201-01-01', 19900228])
      expect(value('birthday', bad)).toBe(problemTexts.not_day)
  })
  test('a birthday may be today, but not tomorrow', () => {
    expect(value('birthday', '2026-06-10')).toBe('2026-06-10')
    expect(value('birthday', '2026-06-11')).toBe(problemTexts.after_today)
  })
  test('a period names its days', () => {
    expect(value('date_range', '2026-06-01')).toBe(problemTexts.not_period)
  })
})

describe('references', () => {
  test('are written as objects, numbers or digits', () => {
    for (const given of [{ id: 5 }, 5, '5', { id: '5' }]) expect(value('support_user', given)).toEqual({ id: 5 })
  })
  test('are cleared by null, an empty text, an empty object and an empty id', () => {
    for (const given of [null, '', {}, { id: null }]) expect(value('support_user', given)).toBe(null)
    for (const given of [null, {}, { id: null }]) expect(value('facility_type', given)).toBe(problemTexts.required)
  })
  test('are refused in any other shape', () => {
    for (const given of [true, [5], 'x', 1.5, { id: true }]) expect(value('support_user', given)).toBe(problemTexts.not_reference)
  })
  test('in sets are kept once each, and none of them may be null', () => {
    expect(value('tags', [{ id: 2 }, 2, 1])).toEqual([{ id: 2 }, { id: 1 }])
    for (const empty of [null, '', []]) expect(value('tags', empty)).toEqual([])
    expect(value('permissions', null)).toBe(problemTexts.not_null)
    expect(value('tags', [null])).toBe(problemTexts.not_reference)
    expect(value('tags', { id: 1 })).toBe(problemTexts.not_list)
  })
  test('words are one of the choices', () => {
    expect(value('permissions', ['read', 'read'])).toEqual(['read'])
    expect(value('permissions', ['fly'])).toBe(problemTexts.not_choice)
    expect(value('priority', '')).toBe(null)
    expect(value('priority', 'urgent')).toBe(problemTexts.not_choice)
    expect(value('booking_type', null)).toBe(problemTexts.not_null)
    expect(value('booking_type', '')).toBe(problemTexts.not_null)
  })
})

describe('what is required', () => {
  const absence = entity('absences', {
    ...probe,
    name: 'absence',
    fields: {
      employee: field.ref('user', { required: true }),
      reason: field.choice(['holiday', 'sick'], { required: true }),
      day: field.day({ required: true }),
      rate: field.money({ required: true }),
      hours: field.integer({ required: true, min: 1 }),
      date_range: field.period({ upper: 'required' }),
    },
  })
  const read = (body: object) => {
    const { input, problems } = readInput(absence, body, facts)
    return { input, problems: { ...refuseMerged(absence, input, { ...facts, stored: null }), ...problems } }
  }
  test('is missed by name, and rules are asked all the same', () => {
    const { input, problems } = read({})
    const { version: _version, ...written } = absence.fields
    expect(problems).toEqual(Object.fromEntries(Object.keys(written).map((name) => [name, [problemTexts.required]])))
    expect(input).toEqual({
      employee: { id: 0 },
      reason: 'holiday',
      day: '',
      rate: '0.00',
      hours: 1,
      date_range: { lower: '', upper: null },
    })
  })
  test('is never null', () => {
    const nothing = { employee: null, reason: null, day: null, rate: null, hours: null, date_range: null }
    expect(Object.values(read(nothing).problems)).toEqual(Array.from({ length: 6 }, () => [problemTexts.required]))
    expectTypeOf<Input<typeof absence>>().toEqualTypeOf<{
      employee: { id: number }
      reason: 'holiday' | 'sick'
      day: string
      rate: string
      hours: number
      date_range: { lower: string; upper: string }
    }>()
    expectTypeOf<Answer<typeof absence>['employee']>().toEqualTypeOf<{ id: number; name: string }>()
  })
  test('may be the end of a period', () => {
    const ends = (upper: unknown) => read({ date_range: { lower: '2026-06-01', upper } }).problems.date_range
    for (const open of [null, '', undefined]) expect(ends(open)).toEqual([problemTexts.required])
    expect(ends('2026-06-01')).toBeUndefined()
  })
})
