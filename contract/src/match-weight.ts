/** The parts of a score in display order, with their usual weights. */
export const defaultWeights = {
  qualifications: 30,
  coverage: 25,
  distance: 25,
  preferences: 10,
  known_here: 5,
  recent_contact: 5,
} as const satisfies Record<string, number>

export type MatchPartCode = keyof typeof defaultWeights
export type MatchWeights = Readonly<Record<MatchPartCode, number>>

export const matchPartCodes = Object.keys(defaultWeights) as MatchPartCode[]

/** Largest weight of a part. */
export const maxWeight = 100
