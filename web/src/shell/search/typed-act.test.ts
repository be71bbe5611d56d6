import { expect, test } from 'vitest'
import { creations } from '../navigation/creations.ts'
import { actTexts, actWords } from './act-texts.ts'
import { formActs } from './acts.ts'
import { actionQueryOf } from './typed-act.ts'

const meant = (typed: string) => {
  const act = actionQueryOf(typed, formActs)
  return act && { acts: act.acts.map(({ modal }) => modal.name), isExact: act.isExact, recordQuery: act.recordQuery }
}

test.each([
  ['abwesenheit müller', 'absence', 'müller'],
  ['Müller krank', 'absence', 'Müller'],
  ['absence for Müller', 'absence', 'Müller'],
  ['neue Stelle bei Haus Abendrot', 'vacancy', 'Haus Abendrot'],
  ['e-mail abendrot', 'email', 'abendrot'],
  ['Wiedervorlage Abendrot', 'followups', 'Abendrot'],
  ['eintrag zu 10034', 'engagement', '10034'],
  ['booking', 'booking', ''],
])('%s means the act and its record', (typed, act, recordQuery) => {
  expect(meant(typed)).toEqual({ acts: [act], isExact: true, recordQuery })
})

test('three letters of an act are enough, two are not, and a slip is none of them', () => {
  expect(meant('abw müller')).toEqual({ acts: ['absence'], isExact: false, recordQuery: 'müller' })
  expect(meant('ab müller')).toBeNull()
  expect(meant('abwesenhiet müller')).toBeNull()
})

test('a word that goes on after the act is another one', () => {
  expect(meant('Neumann')).toBeNull()
  expect(meant('Stellenbosch')).toBeNull()
})

test('a new one may be whatever there is', () => {
  expect(meant('neu')).toEqual({ acts: formActs.map(({ modal }) => modal.name), isExact: true, recordQuery: '' })
})

test('whatever can be created from everywhere has words of its own', () => {
  const names = creations.map(({ modal }) => modal.name)
  expect(names.filter((name) => !Object.hasOwn(actWords, name) || !Object.hasOwn(actTexts, name))).toEqual([])
})
