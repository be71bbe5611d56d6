import type { Random } from '@kasack/demo/random.ts'
import { integer, pick, seeded } from '@kasack/demo/random.ts'

export type Person = {
  kind: 'employees' | 'applicants'
  id: number
  first_name: string
  last_name: string
  postal_code: string
  city: string
  mobile: string
}

/** What is typed, the person meant, and the words in the row of anybody who matches equally well. */
type Question = { q: string; person: Person; says: string[] }
export type Group = { name: string; asked: Question[] }

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** One letter wrong, missing or extra, or two swapped; never the first, which is rarely misheard. */
function slip(random: Random, word: string): string {
  const at = integer(random, 1, word.length - 1)
  const letter = pick(
    random,
    [...letters].filter((one) => one !== word[at]),
  )
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)
  return pick(random, [
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    at + 1 < word.length && word[at] !== word[at + 1] ? swapped : word.slice(0, at) + letter + word.slice(at + 1),
  ])
}

const slipIn = (random: Random, text: string): string => text.replaceAll(/\p{L}{4,}/gu, (word) => slip(random, word))

const isLong = (text: string): boolean => /^\p{L}{4,}$/u.test(text)

/** An alternative spelling of the umlauts. */
const respelt = (random: Random, text: string): string =>
  text.replaceAll(/[äöüß]/g, (letter) => pick(random, { ä: ['ae', 'a'], ö: ['oe', 'o'], ü: ['ue', 'u'], ß: ['ss'] }[letter]!))

/** A number as a phone displays it, or part of it. */
const numberOf = (random: Random, mobile: string): string => {
  const digits = mobile.replaceAll(/\D/g, '').replace(/^49/, '0')
  return pick(random, [
    `+49 ${digits.slice(1, 4)} ${digits.slice(4)}`,
    `0049${digits.slice(1)}`,
    `${digits.slice(0, 4)}/${digits.slice(4)}`,
    digits.slice(-5),
  ])
}

/** Questions about people, each with a surname and one more detail. */
export function questions(people: readonly Person[], ofGroup: number): Group[] {
  const random = seeded(300)
  let at = 0
  const next = (isFit: (person: Person) => boolean): Person => {
    while (!isFit(people[at]!)) at += 1
    return people[at++]!
  }
  const group = (name: string, isFit: (person: Person) => boolean, ask: (person: Person) => Omit<Question, 'person'>): Group => ({
    name,
    asked: Array.from({ length: ofGroup }, () => {
      const person = next(isFit)
      return { ...ask(person), person }
    }),
  })
  return [
    group(
      'slip in surname and first name',
      ({ first_name, last_name }) => isLong(first_name) && isLong(last_name),
      ({ first_name, last_name }) => ({ q: `${slip(random, last_name)} ${slip(random, first_name)}`, says: [last_name, first_name] }),
    ),
    group(
      'slip in surname and town',
      ({ last_name, city }) => isLong(last_name) && isLong(city),
      ({ last_name, city }) => ({ q: `${slip(random, last_name)} ${slip(random, city)}`, says: [last_name, city] }),
    ),
    group(
      'slip in surname, number or a part',
      ({ last_name }) => isLong(last_name),
      ({ last_name, mobile }) => ({ q: `${slip(random, last_name)} ${numberOf(random, mobile)}`, says: [last_name, mobile] }),
    ),
    group(
      'Müller, Mueller, Muller and first name',
      ({ last_name }) => /[äöüß]/.test(last_name),
      ({ first_name, last_name }) => ({ q: `${first_name} ${respelt(random, last_name)}`, says: [last_name, first_name] }),
    ),
    group(
      'postal code, town and surname',
      ({ city }) => city !== '',
      ({ postal_code, city, last_name }) => ({
        q: `${postal_code} ${slipIn(random, city)} ${last_name}`,
        says: [postal_code, city, last_name],
      }),
    ),
  ]
}

/** Prefixes of names, and names that many share. */
export function shortQuestions(people: readonly Person[], ofGroup: number): { name: string; asked: string[] }[] {
  const some = people.slice(-ofGroup)
  const group = (name: string, ask: (person: Person) => string) => ({ name, asked: some.map(ask) })
  return [
    group('one letter', ({ last_name }) => last_name.slice(0, 1)),
    group('two letters', ({ last_name }) => last_name.slice(0, 2)),
    group('three letters', ({ last_name }) => last_name.slice(0, 3)),
    group('five letters', ({ last_name }) => last_name.slice(0, 5)),
    group('a surname', ({ last_name }) => last_name),
    group('a first name', ({ first_name }) => first_name),
    group('surname and town', ({ last_name, city }) => `${last_name} ${city}`),
    group(
      'three beginnings',
      ({ last_name, first_name, city }) => `${last_name.slice(0, 4)} ${first_name.slice(0, 2)} ${city.slice(0, 3)}`,
    ),
    group('an area code', ({ mobile }) => mobile.replaceAll(/\D/g, '').replace(/^49/, '0').slice(0, 4)),
  ]
}
