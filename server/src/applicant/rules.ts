import type { ApplicantInput } from '@kasack/contract/applicant.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

type Point = Pick<ApplicantInput, 'address_latitude' | 'address_longitude'>

/** Refuses a coordinate without its partner, at its own field. If the partner was sent but unreadable, only that is reported. */
export function refusePoint({ address_latitude, address_longitude }: Point, { unreadable }: { unreadable: Problems }): Problems {
  if ((address_latitude === null) === (address_longitude === null)) return {}
  const [alone, other] = address_latitude === null ? (['longitude', 'latitude'] as const) : (['latitude', 'longitude'] as const)
  return `address_${other}` in unreadable ? {} : { [`address_${alone}`]: [texts.half_point] }
}
