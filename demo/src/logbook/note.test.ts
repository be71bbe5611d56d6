import { expect, test } from 'vitest'
import { demand, employeeStories, office, placement } from './stories.ts'
import { fillNote, inTheHandOf } from './note.ts'
import { calledName } from '../people/person-name.ts'

test('gaps are filled, and a date before a full stop has one', () => {
  expect(fillNote('{who}: ab {start}.', { who: 'Fr. Krüger', start: '12.10.' })).toBe('Fr. Krüger: ab 12.10.')
  expect(() => fillNote('{whom}', {})).toThrow('{whom}')
})

test('each of the office has a hand of their own', () => {
  const hands = ['nils.kortmann', 'tarek.soelter', 'hannah.wieland', 'jule.brandner', 'leonie.achterberg'] as const
  expect(hands.map((username) => inTheHandOf(username, 'Mail an Einkauf'))).toEqual([
    'Mail an Einkauf.',
    'Mail an Einkauf',
    'Mail an Einkauf (HW)',
    'mail an Einkauf',
    'Mail an Einkauf',
  ])
  expect(hands.map((username) => inTheHandOf(username, ''))).toEqual(['', '', '', '', ''])
})

test('people are called as on the telephone', () => {
  const person = { title: '', first_name: 'Kim', last_name: 'Sandvoß' }
  const called = (gender: string, title = '') => calledName({ ...person, gender, title })
  expect([called('f'), called('m'), called('u'), called('f', 'PD Dr. med.'), called('m', 'M.Sc.')]).toEqual([
    'Fr. Sandvoß',
    'Hr. Sandvoß',
    'Kim Sandvoß',
    'Dr. Sandvoß',
    'Hr. Sandvoß',
  ])
})

test('what answers a note has as many notes as what it answers', () => {
  const stories = [...Object.values({ ...demand, ...office, ...placement }).flat(), ...employeeStories]
  const uneven = stories.filter((story) =>
    story.some((step, index) => step.answers && step.notes.length !== story[index - 1]?.notes.length),
  )
  expect(uneven).toEqual([])
})
