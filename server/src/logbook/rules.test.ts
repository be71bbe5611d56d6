import { expect, test } from 'vitest'
import type { Carrier, Entry } from './queries.ts'
import { arrive, carriersAfter, closedBy, followUpOf, leave, movesOf, openChanges, partiesOf, settled } from './rules.ts'

const anna = { id: 1 }
const [bonn, ulm] = [101, 102]
const entry = (id: number, given: Partial<Entry> = {}): Entry => ({
  id,
  facility: null,
  contact_person: null,
  employee: null,
  applicant: null,
  followup_date: null,
  followup_user: null,
  followup_priority: 'medium',
  ...given,
})
const at = (facility: number, followup_date: string | null = null) => ({ facility: { id: facility }, followup_date })
const due = (id: number, date: string): Carrier => ({ id, date })

test('a dated entry takes over where nothing is to be done', () => {
  expect(arrive(null, due(1, '2026-06-20'))).toEqual(due(1, '2026-06-20'))
})

test('an entry due the same day takes over, one due later too, one due sooner does not', () => {
  const current = due(1, '2026-06-20')
  expect(arrive(current, due(2, '2026-06-20')).id).toBe(2)
  expect(arrive(current, due(2, '2026-06-21')).id).toBe(2)
  expect(arrive(current, due(2, '2026-06-19')).id).toBe(1)
})

test('only the carrier takes the follow-up away when it leaves', () => {
  expect(leave(due(1, '2026-06-20'), { id: 1 })).toBe(null)
  expect(leave(due(1, '2026-06-20'), { id: 2 })).toEqual(due(1, '2026-06-20'))
  expect(leave(null, { id: 2 })).toBe(null)
})

test('a new entry moves to its facility, a deleted one away from it, one that stays does not move', () => {
  expect(movesOf([], [entry(1, at(bonn))])).toMatchObject([{ from: null, to: bonn, isNew: true, isGone: false }])
  expect(movesOf([entry(1, at(bonn))], [])).toMatchObject([{ from: bonn, to: null, isNew: false, isGone: true }])
  expect(movesOf([entry(1, at(bonn))], [entry(1, at(ulm))])).toMatchObject([{ from: bonn, to: ulm, isNew: false, isGone: false }])
  expect(movesOf([entry(1, at(bonn))], [entry(1, at(bonn))])).toEqual([])
  expect(movesOf([], [entry(1, { employee: anna })])).toEqual([])
})

test('an entry without a date changes nothing where it arrives', () => {
  const carriers = new Map([[bonn, due(1, '2026-06-20')]])
  expect(carriersAfter(carriers, movesOf([], [entry(2, at(bonn))]))).toEqual(carriers)
})

test('a moved entry begins as newly arrived: it carries where it may, and is closed first', () => {
  const moves = movesOf([entry(1, at(bonn, '2026-06-20'))], [entry(1, at(ulm, '2026-06-20'))])
  const carriers = new Map([
    [bonn, due(1, '2026-06-20')],
    [ulm, due(2, '2026-06-15')],
  ])
  const next = carriersAfter(carriers, moves)
  expect([next.get(bonn), next.get(ulm)]).toEqual([null, due(1, '2026-06-20')])
  expect(closedBy(carriers, next, moves).toSorted()).toEqual([1, 2])
})

test('an open entry of an employee is closed when it moves to a facility that is due later', () => {
  const moves = movesOf([entry(1, { employee: anna, followup_date: '2026-06-11' })], [entry(1, at(bonn, '2026-06-11'))])
  const carriers = new Map([[bonn, due(2, '2026-06-15')]])
  const next = carriersAfter(carriers, moves)
  expect(next.get(bonn)?.id).toBe(2)
  expect(closedBy(carriers, next, moves)).toEqual([1])
})

test('nobody closes an entry that is deleted', () => {
  const moves = movesOf([entry(1, at(bonn, '2026-06-20'))], [])
  const carriers = new Map([[bonn, due(1, '2026-06-20')]])
  expect(closedBy(carriers, carriersAfter(carriers, moves), moves)).toEqual([])
})

test("an employee's newest entry is open if it has a date; the others are not", () => {
  const of = (id: number, followup_date: string | null, todo: boolean) => ({
    id,
    person: id < 10 ? 'employee 1' : 'employee 2',
    own: true,
    created_datetime: '2026-06-10T08:00:00.000000Z',
    followup_date,
    todo,
  })
  expect(openChanges([of(1, '2026-06-20', true), of(2, '2026-06-12', false)])).toEqual({ opened: [2], closed: [1] })
  expect(openChanges([of(1, '2026-06-20', true), of(2, null, false)])).toEqual({ opened: [], closed: [1] })
  expect(openChanges([of(1, null, true), of(11, '2026-06-20', true)])).toEqual({ opened: [], closed: [1] })
})

test("an applicant's entry is settled by a newer one that names an employee, too, which goes by hers", () => {
  const of = (person: string, id: number, given: { own: boolean; todo: boolean }) => ({
    id,
    person,
    created_datetime: '2026-06-10T08:00:00.000000Z',
    followup_date: '2026-06-20',
    ...given,
  })
  const ofApplicant = [of('applicant 1', 1, { own: true, todo: true }), of('applicant 1', 2, { own: false, todo: false })]
  expect(openChanges(ofApplicant)).toEqual({ opened: [], closed: [1] })
  expect(openChanges([...ofApplicant, of('employee 1', 2, { own: true, todo: false })])).toEqual({ opened: [2], closed: [1] })
})

test('a follow-up is whole: without user it is the caller’s, without priority medium, without a date nothing', () => {
  const wanted = { followup_date: '2026-06-20', followup_user: null, followup_priority: null }
  expect(followUpOf(wanted, anna)).toEqual({ date: '2026-06-20', user: 1, priority: 'medium' })
  expect(followUpOf({ ...wanted, followup_user: { id: 7 }, followup_priority: 'low' }, anna)).toEqual({
    date: '2026-06-20',
    user: 7,
    priority: 'low',
  })
  expect(followUpOf({ ...wanted, followup_date: null, followup_user: { id: 7 } }, anna)).toBe(null)
})

test('a facility writes its follow-up only where it is another than before', () => {
  const stored = { followup_date: '2026-06-20', followup_user: { id: 7 }, followup_priority: 'low' as const }
  expect(settled(stored, stored, anna)).toBe('kept')
  expect(settled({ ...stored, followup_date: null }, { ...stored, followup_date: null }, anna)).toBe('kept')
  expect(settled({ ...stored, followup_date: null }, stored, anna)).toBe(null)
  expect(settled({ ...stored, followup_user: null }, stored, anna)).toEqual({ date: '2026-06-20', user: 1, priority: 'low' })
  expect(settled({ ...stored, followup_priority: 'high' }, stored, anna)).toMatchObject({ priority: 'high' })
  expect(settled(stored, null, anna)).toMatchObject({ date: '2026-06-20' })
})

test('whom entries concern is each named once, in the order of ids', () => {
  const [one, other] = [entry(1, { ...at(ulm), employee: { id: 5 } }), entry(2, { ...at(bonn), employee: { id: 5 } })]
  expect(partiesOf([one, other, one])).toEqual({ facilities: [bonn, ulm], contactPersons: [], employees: [5], applicants: [] })
})
