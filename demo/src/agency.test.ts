import { expect, test } from 'vitest'
import { demoAgency } from './agency.ts'
import { fullName } from './people/person-name.ts'

const { applicants, employees } = demoAgency('2026-11-23')
const national = (number: string) => number.replaceAll(/\D/g, '').replace(/^(0|49)/, '')

/** Numbers and addresses, each with those who can be reached at it. */
const reached = (people: { who: string; mobile: string; phone?: string; email: string }[]) =>
  Object.entries(
    Object.groupBy(
      people.flatMap(({ who, mobile, phone = '', email }) =>
        [national(mobile), national(phone), email].flatMap((at) => (at ? { at, who } : [])),
      ),
      ({ at }) => at,
    ),
  ).map(([at, all = []]) => [at, [...new Set(all.map(({ who }) => who))]] as const)

test('nobody among applicants and employees can be reached where somebody else can', () => {
  const people = [
    ...applicants.map((one) => ({ ...one, who: `${one.first_name} ${one.last_name}` })),
    ...employees.map((one) => ({ ...one, who: fullName(one) })),
  ]
  expect(reached(people).filter(([, who]) => who.length > 1)).toEqual([])
})
