import { expect, test } from 'vitest'
import { aVacancy, inDays } from '../vacancy/vacancy.test-support.ts'
import { today } from '../shared/program/clock.ts'
import { aPair, aProposal, later, night, zna } from './assignment.test-support.ts'
import type { Event, Plan } from './rules.ts'
import { choosable, differenceOf, noPlan, planAfter, questionOf, vacancyPlans, whyNotPlanned } from './rules.ts'

const all = [zna.id, night.id, later.id]
const [jana, mia, tom, eva] = [5, 6, 8, 9]
const after = (...events: Event[]): Plan => events.reduce(planAfter, noPlan)
const received = (...given: Parameters<typeof aProposal>): Event => ({ type: 'received', proposal: aProposal(...given) })
const decided = (as: 'chosen' | 'locked' | 'excluded', vacancy: number, employee: number): Event => ({
  type: 'decided',
  as,
  pair: { vacancy, employee },
})
const added = (...pairs: [number, number][]): Event => ({
  type: 'added',
  pairs: pairs.map(([vacancy, employee]) => ({ vacancy, employee })),
  refused: [],
})

test('at first nothing is kept and nothing left out', () =>
  expect(questionOf(all, noPlan)).toEqual({ vacancies: all, locked: [], without: [] }))

test('who is kept and who is left out is asked for with the next proposal', () => {
  const plan = after(received([aPair(12, jana), aPair(13, mia)]), decided('locked', 12, jana), decided('excluded', 13, mia))
  expect(questionOf(all, plan)).toEqual({
    vacancies: all,
    locked: [{ vacancy: 12, employee: jana }],
    without: [{ vacancy: 13, employee: mia }],
  })
})

test('nobody is kept and left out at once, and whoever is left out is not chosen any more', () => {
  const first = received([aPair(12, jana)])
  expect(after(first, decided('chosen', 12, jana), decided('locked', 12, jana), decided('excluded', 12, jana))).toMatchObject({
    chosen: [],
    locked: [],
    excluded: [{ vacancy: 12, employee: jana }],
  })
  expect(after(first, decided('excluded', 12, jana), decided('locked', 12, jana))).toMatchObject({ excluded: [] })
})

test('the same decision once more takes it back', () => {
  const plan = after(received([aPair(12, jana)]), decided('excluded', 12, jana), decided('excluded', 12, jana))
  expect(plan.excluded).toEqual([])
  expect(choosable(plan)).toHaveLength(1)
})

test('who is left out cannot be chosen', () =>
  expect(choosable(after(received([aPair(12, jana), aPair(13, mia)]), decided('excluded', 12, jana)))).toMatchObject([{ employee: mia }]))

test('with another proposal those stay chosen who are proposed again, and nobody who is new', () => {
  const plan = after(
    received([aPair(12, jana), aPair(13, mia)]),
    decided('chosen', 12, jana),
    decided('chosen', 13, mia),
    received([aPair(12, jana), aPair(13, tom)]),
  )
  expect(plan.chosen).toEqual([{ vacancy: 12, employee: jana }])
})

test('a vacancy of which every position has its new candidate is not planned again, one with a position left is', () => {
  const two = received([aPair(12, jana), aPair(14, mia), aPair(14, tom)])
  expect(questionOf(all, after(two, added([12, jana], [14, mia]))).vacancies).toEqual([13, 14])
  expect(questionOf(all, after(two, added([14, mia], [14, tom]))).vacancies).toEqual([12, 13])
})

test('who has become a candidate is not proposed on the same days elsewhere, on others she is', () => {
  const first = received([aPair(12, jana), aPair(13, mia), aPair(14, tom)])
  expect(questionOf(all, after(first, added([12, jana]))).without).toEqual([{ vacancy: 13, employee: jana }])
})

test('what was taken back is planned and proposed again', () => {
  const plan = after(received([aPair(12, jana)]), added([12, jana]), { type: 'undone', pairs: [{ vacancy: 12, employee: jana }] })
  expect(questionOf(all, plan)).toEqual({ vacancies: all, locked: [], without: [] })
  expect(choosable(plan)).toHaveLength(1)
})

test('who was refused stays chosen, with the reason; who was added is kept no longer', () => {
  const plan = after(received([aPair(12, jana), aPair(13, mia)]), decided('locked', 12, jana), {
    type: 'added',
    pairs: [{ vacancy: 12, employee: jana }],
    refused: [{ vacancy: 13, employee: mia, reason: 'Others were quicker.' }],
  })
  expect(plan).toMatchObject({ locked: [], chosen: [{ employee: mia }], refused: [{ employee: mia, reason: 'Others were quicker.' }] })
})

test('the vacancies stand in the order in which they begin, with who is proposed and what stays open', () => {
  const nearest = [{ employee: eva, exclusions: [{ code: 'exam', text: 'Exam missing' }] }]
  const plan = after(received([aPair(12, jana), aPair(14, mia)], { unfilled: [{ vacancy: 14, positions: 2, nearest }] }))
  expect(vacancyPlans(plan)).toMatchObject([
    { vacancy: { id: 12, positions: 1 }, filled: 1, left: 0 },
    { vacancy: { id: 14, positions: 3 }, filled: 1, left: 2, nearest: [{ name: 'Eva Brandt' }] },
  ])
})

test('of the first proposal nobody is new', () => {
  const plan = after(received([aPair(12, jana)]))
  expect(vacancyPlans(plan)[0]!.rows).toMatchObject([{ name: 'Jana Reuter', isNew: false }])
  expect(differenceOf(plan)).toBeNull()
})

test('what another proposal has changed is marked: who is new, who is gone, and where each was or is', () => {
  const plan = after(received([aPair(12, jana), aPair(13, mia)]), received([aPair(12, mia), aPair(13, tom)]))
  expect(vacancyPlans(plan)).toMatchObject([
    {
      rows: [{ name: 'Mia Lorenz', isNew: true, before: 'Nachtdienst' }],
      gone: [{ name: 'Jana Reuter', now: null }],
    },
    {
      rows: [{ name: 'Tom Falk', isNew: true, before: null }],
      gone: [{ name: 'Mia Lorenz', now: zna.name }],
    },
  ])
  expect(differenceOf(plan)).toEqual({ come: 2, gone: 2 })
})

test('who was left out or has become a candidate is not said to be gone', () => {
  const first = received([aPair(12, jana), aPair(13, mia)])
  const excluded = after(first, decided('excluded', 12, jana), received([aPair(12, tom), aPair(13, mia)]))
  expect(vacancyPlans(excluded)[0]).toMatchObject({ gone: [], excluded: [{ name: 'Jana Reuter' }] })
  const candidate = after(first, added([13, mia]), received([aPair(12, jana)]))
  expect(differenceOf(candidate)).toEqual({ come: 0, gone: 0 })
})

test('who has become a candidate is not a row any more, but named', () =>
  expect(vacancyPlans(after(received([aPair(12, jana), aPair(12, mia)]), added([12, jana])))[0]).toMatchObject({
    rows: [{ name: 'Mia Lorenz' }],
    added: ['Jana Reuter'],
  }))

test('a vacancy that takes no part stands last, with the reason', () => {
  const left_out = [{ vacancy: 12, code: 'paused', text: 'The vacancy is paused.' } as const]
  const plan = after(received([aPair(14, jana)], { left_out }))
  expect(vacancyPlans(plan)).toMatchObject([
    { vacancy: { id: 14 }, leftOut: null },
    { vacancy: { id: 12 }, leftOut: 'The vacancy is paused.', rows: [] },
  ])
})

test.each([
  ['is open', {}, false],
  ['is full', { number_of_positions: 1, number_of_bookings: 1 }, true],
  ['is paused', { status: 'paused' }, true],
  ['ended yesterday', { date_range: { lower: inDays(-9), upper: inDays(-1), bounds: '[]' } }, true],
  ['ends today', { date_range: { lower: inDays(-9), upper: inDays(0), bounds: '[]' } }, false],
] as const)('a vacancy that %s is planned or says why not', (_, of, isLeftOut) =>
  expect(whyNotPlanned(aVacancy(of), today()) !== undefined).toBe(isLeftOut),
)
