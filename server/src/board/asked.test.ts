import { problemTexts } from '@kasack/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { as, anonymous } = await testApp()
const root = await as({ is_superuser: true })
const nobody = await as()

const days = 'from=2026-06-01&to=2026-06-30'
const errors = async (query: string, language = 'en') => {
  const { status, body } = await root.get(`/board.json/?${query}`, { 'accept-language': language })
  expect([query, status]).toEqual([query, 400])
  return body.errors
}
const { required, ends_before_start } = problemTexts

describe('a board', () => {
  test('needs to know what its rows are, and both of its ends', async () => {
    expect(await errors('')).toEqual({ rows: [required.en], from: [required.en], to: [required.en] })
    expect(await errors('rows=&from=%20&to=', 'de')).toEqual({ rows: [required.de], from: [required.de], to: [required.de] })
  })
  test('has no other rows, and days that there are', async () => {
    expect(await errors(`rows=users&${days}`, 'de')).toEqual({ rows: ['Dieser Wert steht nicht zur Wahl.'] })
    expect(await errors('rows=vacancies&from=2026-02-30&to=tomorrow')).toEqual({
      from: ['Please enter a date such as 2026-12-31.'],
      to: ['Please enter a date such as 2026-12-31.'],
    })
  })
  test('does not end before it begins, and is not longer than four hundred days', async () => {
    const at = (from: string, to: string) => `rows=facilities&from=${from}&to=${to}`
    expect(await errors(at('2026-06-02', '2026-06-01'), 'de')).toEqual({ to: [ends_before_start.de] })
    expect(await errors(at('2026-01-01', '2027-02-05'), 'de')).toEqual({
      to: ['Höchstens 400 Tage können auf einmal gezeigt werden.'],
    })
    for (const to of ['2026-01-01', '2027-02-04']) expect((await root.get(`/board.json/?${at('2026-01-01', to)}`)).status).toBe(200)
  })
  test('is told all that is wrong at once, the filters of its rows among it', async () => {
    const wrong = await errors('rows=employees&from=2026-06-02&to=2026-06-01&is_active=perhaps&from_date=2026-02-02&to_date=2026-02-01')
    expect(Object.keys(wrong).toSorted()).toEqual(['is_active', 'to', 'to_date'])
  })
  test('knows no filter of other rows', async () => {
    expect((await root.get(`/board.json/?rows=facilities&${days}&exam__id=perhaps&status=perhaps`)).status).toBe(200)
    expect(await errors(`rows=employees&${days}&exam__id=perhaps`)).toHaveProperty('exam__id')
  })
  test('refuses a place that there is none of, as the list does', async () => {
    const wrong = await errors(`rows=facilities&${days}&near_employee_id=999999`)
    expect(wrong).toEqual({ near_employee_id: [problemTexts.unknown_reference.en] })
  })
})

describe('who asks', () => {
  test('is signed in', async () => {
    expect((await anonymous.get(`/board.json/?rows=facilities&${days}`)).status).toBe(401)
  })
  test('sees no rows of people without the right to see them, whatever else is wrong', async () => {
    for (const query of [`rows=employees&${days}`, 'rows=employees&from=never'])
      expect((await nobody.get(`/board.json/?${query}`)).status).toBe(403)
    const anna = await as({ permissions: ['employees.view_employee'] })
    expect((await anna.get(`/board.json/?rows=employees&${days}`)).status).toBe(200)
  })
  test('measures no distance from somebody whom she may not see', async () => {
    for (const rows of ['facilities', 'vacancies'])
      expect((await nobody.get(`/board.json/?rows=${rows}&${days}&near_employee_id=1`)).status).toBe(403)
  })
})
