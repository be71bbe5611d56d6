import type { DemoFacility } from './facility.ts'

/** Fields by wire name; `facility` names one facility of the hirer, the others of its company follow. */
export type DemoHirer = {
  name: string
  maximum_months: number
  equal_pay_months: number
  source: string
  note: string
  facility: string
}

const lawful = { maximum_months: 18, equal_pay_months: 9, source: '' }
const known: Omit<DemoHirer, 'facility'>[] = [
  { name: 'Alpenwart Kliniken AG', maximum_months: 24, equal_pay_months: 9, source: 'Haustarifvertrag', note: 'Gilt bis Ende 2028.' },
  { name: 'Tidenhof Residenzen GmbH', ...lawful, note: '' },
  { name: 'Kurhain Reha GmbH & Co. KG', ...lawful, note: 'Anfragen an die Rechtsabteilung.' },
]

/** The hirers entered so far: those with several facilities. */
export const demoHirers = (facilities: readonly DemoFacility[]): DemoHirer[] =>
  known.map((one) => ({ ...one, facility: facilities.find(({ company }) => company === one.name)?.name ?? '' }))
