import { expect, test } from 'vitest'
import { bookingRules, judge } from './judge.ts'
import { facts, klinik } from './judge.test-support.ts'
import type { JudgeFacts } from './judge-facts.ts'

const range = { lower: '2026-06-10', upper: '2026-06-20' }
const [nurse, midwife, carer] = [
  { id: 1, name: 'Pflegefachfrau' },
  { id: 2, name: 'Hebamme' },
  { id: 3, name: 'Altenpfleger' },
]
const found = (given: Parameters<typeof facts>[0]) => judge(bookingRules, { range }, facts(given))
const told = (given: Parameters<typeof facts>[0]) => found(given).map(({ code, text }) => [code, text.de])

test('somebody is blocked at the facility at which she is not wanted, with the reason, and at no other', () => {
  const blocks: JudgeFacts['employee']['blocks'] = [
    { id: 4, facility: 8, reason: 'Zu spät' },
    { id: 5, facility: 9, reason: 'Anders' },
  ]
  expect(found({ employee: { blocks } })).toMatchObject([
    {
      code: 'blocked_at_facility',
      level: 'block',
      text: { de: 'Bei Klinik Nord nicht erwünscht: Zu spät', en: 'Not wanted at Klinik Nord: Zu spät' },
      days: range,
      source: { resource: 'facility-persons', id: 4, name: 'Eva Beispiel, Klinik Nord' },
    },
  ])
  expect(found({ employee: { blocks }, place: null })).toEqual([])
})

test('of all exams that are asked any one will do', () => {
  const place = { ...klinik, exams: [nurse!, midwife!, carer!] }
  expect(told({ place })).toEqual([['exam_missing', 'Examen fehlt: Pflegefachfrau, Hebamme oder Altenpfleger']])
  expect(told({ place, employee: { exam: 4 } })).toHaveLength(1)
  expect(told({ place, employee: { exam: 3 } })).toEqual([])
  expect(told({ place: { ...klinik, exams: [nurse!] } })).toEqual([['exam_missing', 'Examen fehlt: Pflegefachfrau']])
})

test('each qualification that she lacks is told, by whom it is asked', () => {
  const place = { ...klinik, qualifications: [nurse!, midwife!], required: [carer!] }
  expect(told({ place })).toEqual([
    ['requirement_missing', 'Geforderte Qualifikation fehlt: Altenpfleger'],
    ['qualification_missing', 'Qualifikation fehlt: Pflegefachfrau'],
    ['qualification_missing', 'Qualifikation fehlt: Hebamme'],
  ])
  expect(told({ place, employee: { qualifications: [1, 2, 3] } })).toEqual([])
})
