import fc from 'fast-check'

/** An index into what exists; not `nat`, which prefers small numbers. */
const pick = fc.constantFrom(...Array.from({ length: 12 }, (_, index) => index))
const days = fc.constantFrom<[string, string | null]>(
  ['2026-06-11', '2026-06-30'],
  ['2026-06-20', '2026-07-10'],
  ['2026-06-12', null],
  ['2026-06-01', '2026-06-30'],
  ['2026-06-01', null],
  ['2026-06-01', '2026-06-10'],
  ['2026-06-10', '2026-06-10'],
)
const written = fc.constantFrom<'open' | 'paused' | 'closed'>('open', 'paused', 'closed')
const bookingTypes = ['renewal', 'replacement', 'new_deployment'] as const

const many = <const T>(one: T, times: number): T[] => Array.from({ length: times }, () => one)

/** The first value this many times as often as each of the others. */
const mostly = <const T, const U>(usual: T, times: number, ...others: U[]) => fc.constantFrom<T | U>(...many(usual, times), ...others)

/** Something for which the step is possible, or anything. */
const fits = mostly(true, 9, false)

/** A booking linked with others, or any. */
const linked = mostly(true, 2, false)

/** A step and its frequency. */
const step = <K extends string, S extends object>(kind: K, weight: number, fields: { [N in keyof S]: fc.Arbitrary<S[N]> }) => ({
  weight,
  arbitrary: fc.record<S>(fields).map((drawn) => ({ kind, ...drawn })),
})

/** An employee is booked; bookings move, end and are deleted; candidates come and go; a vacancy changes. */
const placing = [
  step('book', 5, { vacancy: pick, employee: pick, days }),
  step('propose', 2, { vacancy: pick, employee: pick, status: fc.constantFrom('new', 'applied', 'rejected_by_facility') }),
  step('judge', 2, {
    candidate: pick,
    status: fc.constantFrom('new', 'applied', 'rejected_by_employee', 'rejected_by_facility', 'signed'),
  }),
  step('cancel', 3, { linked, booking: pick }),
  step('end', 2, { linked, booking: pick, day: fc.constantFrom(null, null, '2026-06-12') }),
  step('move', 4, { linked, booking: pick, vacancy: pick }),
  step('remove', 1, { linked, booking: pick }),
  step('resize', 2, { vacancy: pick, positions: fc.constantFrom(0, 1, 2, 3) }),
  step('withdraw', 1, { candidate: pick }),
  step('detach', 2, { linked, booking: pick, vacancyType: pick }),
  step('write', 1, { vacancy: pick, status: written }),
  step('erase', 1, { vacancy: pick }),
  step('leave', 1, { employee: pick }),
] as const

/** Bookings continue others and stand in for absent employees; both change, and so do the absences. */
const linking = [
  // Starts this many days after its end, and lasts this many days longer than one; `elsewhere` is a vacancy.
  step('continue', 8, {
    fits,
    booking: pick,
    employee: pick,
    bookingType: fc.constantFrom(...bookingTypes, ...many('renewal', 6), ...many('replacement', 4)),
    gap: mostly(1, 12, 4, 0, -20),
    length: fc.constantFrom(0, 3, 12, 25, null),
    elsewhere: mostly(null, 14, 0, 1),
  }),
  // Starts this many days after the first day of a booking, or adjoins another absence.
  step('be away', 5, { booking: pick, adjoins: fc.boolean(), from: fc.nat(6), length: fc.nat(11) }),
  step('change absence', 2, { absence: pick, lower: fc.integer({ min: -2, max: 2 }), upper: fc.integer({ min: -2, max: 2 }) }),
  step('come back', 1, { absence: pick }),
  // On this many of the uncovered days, without the first ones, and some days beyond.
  step('stand in', 9, {
    fits,
    booking: pick,
    employee: pick,
    bookingType: mostly('replacement', 14, ...bookingTypes),
    skipped: fc.nat(3),
    length: fc.integer({ min: 1, max: 5 }),
    beyond: mostly(0, 14, 1, null),
    elsewhere: mostly(null, 14, 0, 1),
    alsoContinues: mostly(false, 3, true),
  }),
  step('change dates', 6, {
    linked,
    booking: pick,
    lower: mostly(0, 6, 1, -1, -4, 5),
    upper: fc.constantFrom(0, 1, 1, -1, -4, 5, null),
    both: mostly(0, 12, -60, -25, 25, 60),
  }),
  step('change type', 1, { linked, booking: pick, bookingType: fc.constantFrom(...bookingTypes) }),
  step('note', 2, { linked, booking: pick, other: pick }),
] as const

const steps = fc.oneof(...placing, ...linking)
export type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never

const [{ arbitrary: booked }] = placing

/** Starts with some bookings to continue; short sequences reach little. */
export const sequences: fc.Arbitrary<Step[]> = fc
  .tuple(fc.array(booked, { minLength: 2, maxLength: 3, size: 'max' }), fc.array(steps, { minLength: 10, maxLength: 37, size: 'max' }))
  .map(([first, then]) => [...first, ...then])
