import type { FacilityPerson } from '@kasack/contract/facility-person.ts'

/** How users refer to a pair: employee and facility. */
export const nameOfPair = ({ employee, facility }: FacilityPerson): string => `${employee.name}, ${facility.name}`
