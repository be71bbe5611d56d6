import type { StateCode } from '@kasack/contract/federal-state.ts'
import { pick, type Random } from './random.ts'

// The Bundesnetzagentur reserves these blocks for films (Mitteilung 148/2021): the numbers reach nobody.
const blocks = {
  berlin: ['30', '23125'],
  hamburg: ['40', '66969'],
  koeln: ['221', '4710'],
  frankfurt: ['69', '90009'],
  muenchen: ['89', '99998'],
} as const

const blockOf: Record<StateCode, keyof typeof blocks> = {
  BE: 'berlin',
  BB: 'berlin',
  MV: 'berlin',
  SN: 'berlin',
  ST: 'berlin',
  TH: 'berlin',
  HH: 'hamburg',
  HB: 'hamburg',
  NI: 'hamburg',
  SH: 'hamburg',
  NW: 'koeln',
  HE: 'frankfurt',
  RP: 'frankfurt',
  SL: 'frankfurt',
  BW: 'muenchen',
  BY: 'muenchen',
}

/** An unassigned number in one of the usual spellings. `extension` is 0 to 999. */
export function phoneNumber(random: Random, state: StateCode, extension: number): string {
  const [area, subscriber] = blocks[blockOf[state]]
  const last = String(extension).padStart(3, '0')
  return pick(random, [
    `0${area} ${subscriber}-${last}`,
    `0${area} ${subscriber} ${last}`,
    `0${area}/${subscriber}${last}`,
    `+49 ${area} ${subscriber} ${last}`,
  ])
}

/** An unassigned mobile number. `extension` is 0 to 99. */
export function mobileNumber(random: Random, extension: number): string {
  const last = String(extension).padStart(2, '0')
  return pick(random, [`0171 39200${last}`, `0171/39200${last}`, `+49 171 39200${last}`])
}

/** How employees and applicants share the second reserved block. */
const shares = { employee: { first: 0, count: 75 }, applicant: { first: 75, count: 25 } }

/** A mobile number of one employee or applicant; each kind is counted from 0. */
export function personMobileNumber(random: Random, whose: keyof typeof shares, index: number): string {
  const { first, count } = shares[whose]
  const last = String(first + (index % count)).padStart(2, '0')
  return pick(random, [`0176 040690${last}`, `0176/040690${last}`, `+49 176 0406 90${last}`])
}
