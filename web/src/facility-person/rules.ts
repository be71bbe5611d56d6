import type { FacilityPerson } from '@kasack/contract/facility-person.ts'

/** By what users know it: who, and where. */
export const nameOfPair = ({ employee, facility }: FacilityPerson): string => `${employee.name}, ${facility.name}`
