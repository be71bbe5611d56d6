/** Numbers from 0 (inclusive) to 1 (exclusive), identical on every machine for the same seed (mulberry32). */
export type Random = () => number

export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number; both bounds are inclusive. */
export function integer(random: Random, lowest: number, highest: number): number {
  return lowest + Math.floor(random() * (highest - lowest + 1))
}

/** The list must not be empty. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return items[integer(random, 0, items.length - 1)]!
}

/** True with that probability: at 0.2 one time in five. */
export function chance(random: Random, share: number): boolean {
  return random() < share
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const places = items.map((item) => ({ item, place: random() }))
  return places.toSorted((one, other) => one.place - other.place).map(({ item }) => item)
}

/** Like `pick`, in proportion to the weights. */
export function weighted<T>(random: Random, items: readonly T[], weightOf: (item: T) => number): T {
  let left = random() * items.reduce((sum, item) => sum + weightOf(item), 0)
  for (const item of items) {
    left -= weightOf(item)
    if (left < 0) return item
  }
  return items.at(-1)!
}
