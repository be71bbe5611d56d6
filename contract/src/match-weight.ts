/** The parts of a score, in the order in which they are told, and how much each weighs unless the agency says otherwise. */
export const usualWeights = {
  qualifications: 30,
  coverage: 25,
  distance: 25,
  preferences: 10,
  known_here: 5,
  recent_contact: 5,
} as const satisfies Record<string, number>

export type MatchPartCode = keyof typeof usualWeights
export type MatchWeights = Readonly<Record<MatchPartCode, number>>

export const matchPartCodes = Object.keys(usualWeights) as MatchPartCode[]

/** No part weighs more. */
export const greatestWeight = 100
