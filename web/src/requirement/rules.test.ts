import type { InheritedRequirement } from '@kasack/contract/requirement-inherited.ts'
import { measlesTypes } from '@kasack/contract/measles.ts'
import { expect, test } from 'vitest'
import { aRequirement } from './requirement.test-support.ts'
import { nameOfRequirement, shownRequirements, typesToPropose } from './rules.ts'

const place = { entity: 'facility', id: 12 } as const
const fromType: InheritedRequirement = {
  kind: 'document_kind',
  item: { id: 3, name: 'Masernnachweis' },
  origin: { level: 'facility_type', id: 2, name: 'Fachklinik' },
  dropped_by: null,
}
const here = { level: 'facility', id: 12, name: 'Klinikum Spreetal' } as const

test('what is inherited has nothing that can be changed here', () => {
  expect(shownRequirements([fromType], [], place)).toEqual([{ ...fromType, own: null }])
})

test('what is said here, also a drop, is the line that it decides', () => {
  const [own, drop] = [aRequirement(), aRequirement({ effect: 'drop' })]
  expect(shownRequirements([{ ...fromType, origin: here }], [own], place)).toEqual([{ ...fromType, origin: here, own }])
  expect(shownRequirements([{ ...fromType, dropped_by: here }], [drop], place)).toEqual([{ ...fromType, dropped_by: here, own: drop }])
})

test('a thing of another kind with the same number is another thing', () => {
  const exam = aRequirement({ document_kind: null, exam: { id: 3, name: 'Hebamme' } })
  expect(shownRequirements([fromType], [exam], place).map(({ kind, own }) => [kind, own])).toEqual([
    ['document_kind', null],
    ['exam', exam],
  ])
})

test('what departments require comes after it, with the department', () => {
  const own = aRequirement({ department: { id: 5, name: 'Ambulanz' } })
  const origin = { level: 'department', id: 5, name: 'Ambulanz' }
  expect(shownRequirements([fromType], [own], place)).toEqual([
    { ...fromType, own: null },
    { ...fromType, origin, own },
  ])
})

test('a drop of what nobody requires is shown, too, so that it can be taken away', () => {
  const drop = aRequirement({ effect: 'drop' })
  expect(shownRequirements([], [drop], place)).toEqual([{ ...fromType, origin: here, dropped_by: here, own: drop }])
})

test('a requirement is known by the thing and where it applies', () => {
  expect(nameOfRequirement(aRequirement())).toBe('Masernnachweis, Klinikum Spreetal')
  const inWard = aRequirement({ document_kind: null, exam: { id: 1, name: 'Hebamme' }, department: { id: 5, name: 'Kreißsaal' } })
  expect(nameOfRequirement(inWard)).toBe('Hebamme, Klinikum Spreetal, Kreißsaal')
})

test('proposed are the types of the law that say nothing of it yet, also no drop', () => {
  const [first = '', second = ''] = measlesTypes
  const types = [
    { id: 1, name: first },
    { id: 2, name: 'Hospiz' },
    { id: 3, name: second },
  ]
  expect(typesToPropose(types, []).map(({ id }) => id)).toEqual([1, 3])
  expect(typesToPropose(types, [{ facility_type: { id: 3, name: second } }, { facility_type: null }]).map(({ id }) => id)).toEqual([1])
})
