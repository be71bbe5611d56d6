import type { Candidate } from '@kasack/contract/candidate.ts'
import type { Text } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

type Standing = Pick<Candidate, 'status'>

export const isRejected = ({ status }: Standing): boolean => status.startsWith('rejected_by')

/** Why no booking is started with a candidate now; undefined: it can be. */
export function whyNotBooked({ status }: Standing, isFull: boolean): Text | undefined {
  if (status === 'signed') return texts.already_booked
  return isFull ? texts.more_positions : undefined
}
