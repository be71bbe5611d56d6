import { defaultWeights } from '@kasack/contract/match-weight.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { findKnownText } from '../judge/queries.ts'
import { findMatchText } from './queries.ts'
import { ranking } from './ranking.ts'
import type { Question } from './rules.ts'
import { rank } from './rules.ts'

const { a, db } = await testApp()
const vacancy = await a.vacancy()
const employees = [await a.employee({ exam: await a.lookup('exam') }), await a.employee()]

const question = async (): Promise<Question> => ({
  known: {
    matches: await findMatchText(db, { employees, vacancies: [vacancy], today: '2026-06-10' }),
    judge: await findKnownText(db, { employees, vacancies: [vacancy] }, { days: false, papers: false }),
  },
  weights: defaultWeights,
  today: '2026-06-10',
  reader: { is_superuser: true, permissions: [] },
  language: 'de',
  with_excluded: true,
  page: 1,
  size: 10,
})

test('many are ranked in a thread, as few are without it, and several at once each get their own', async () => {
  const asked = await question()
  const [all, one, second] = await Promise.all([
    ranking(asked, 5000),
    ranking({ ...asked, size: 1 }, 5000),
    ranking({ ...asked, page: 2, size: 1, language: 'en' }, 5000),
  ])
  expect(all).toEqual(rank(asked))
  expect(all.count).toBe(2)
  expect(one.page).toEqual(all.page.slice(0, 1))
  expect(second.page[0]!.exclusions[0]!.text).toContain('Exam')
})

test('what cannot be ranked is told to whoever asked, and the next question is answered', async () => {
  const asked = await question()
  const broken = ranking({ ...asked, known: { ...asked.known, matches: '{' } }, 5000)
  const next = ranking(asked, 5000)
  await expect(broken).rejects.toThrow('JSON')
  expect((await next).count).toBe(2)
})
