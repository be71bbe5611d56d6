import type { Random } from '@kasack/demo/random.ts'
import { pick } from '@kasack/demo/random.ts'
import type { Session, Target, Wrong } from './request.ts'
import { urlOf } from './request.ts'
import { sharpTexts } from './wrong-value.ts'

/** Wrong, repeated and malformed values for every parameter of every list and record. */
export function wrongQueries(target: Target, session: Session): Wrong[] {
  if (!target.methods.includes('GET')) return []
  const names = new Set([...target.parameters, 'page', 'size', 'page_size', 'sort', 'search', 'constructor', '__proto__'])
  return [...names].flatMap((name) => [
    {
      what: `a wrong ${name}`,
      make: (random: Random) => get(target, session, `${neededBy(random, target)}${shaped(random, name)}${valueOf(random, target, name)}`),
    },
    {
      what: `several ${name}`,
      make: (random: Random) =>
        get(
          target,
          session,
          neededBy(random, target) +
            [0, 1, 2].map(() => `${shaped(random, name)}${valueOf(random, target, name)}`).join(pick(random, ['&', '&&', ';'])),
        ),
    },
  ])
}

const get = (target: Target, session: Session, query: string) => ({
  method: 'GET',
  url: `${urlOf(target)}.json/?${query.slice(0, 15_000)}`,
  headers: { ...session },
})

/** Without these parameters nothing else would be read. */
const neededBy = (random: Random, { needed }: Target): string =>
  Object.entries(needed)
    .map(([name, values]) => `${name}=${pick(random, values)}&`)
    .join('')

/** Mostly `name=`, now and then lists and objects as other frameworks write them. */
const shaped = (random: Random, name: string): string =>
  random() < 0.8
    ? `${name}=`
    : pick(random, [`${name}[]=`, `${name}[id]=`, `${name}[__proto__][a]=`, `${name}.a=`, name, `=${name}=`, `${name}%00=`])

function valueOf(random: Random, target: Target, name: string): string {
  if (name === 'sort' && random() < 0.7) return sort(random, target)
  if (name === 'search' && random() < 0.3) return pick(random, words)
  const kind = random()
  if (kind < 0.35) return pick(random, numbers)
  if (kind < 0.55) return encodeURIComponent(pick(random, sharpTexts))
  if (kind < 0.8) return pick(random, encodings)
  return pick(random, lists)
}

const numbers = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '+1',
  '%2B1',
  '999999999999',
  '2147483648',
  '9'.repeat(400),
  '-9223372036854775809',
  'NaN',
  'Infinity',
]
const encodings = [
  '%',
  '%zz',
  '%f',
  '%ff%fe',
  '%00',
  'a%00b',
  '%ed%a0%80',
  '%c0%80',
  '%u0041',
  '%F0%9F%98%80',
  '\xff',
  '\xe4',
  '%0d%0a',
  '%EF%BB%BF1',
  '%E2%80%A8',
]
const lists = [
  ',',
  ',,,',
  '1,a',
  'true,false,1',
  '1,,%00',
  '%2C1',
  '[1,2]',
  '{"a":1}',
  Array.from({ length: 3_000 }, () => '1').join(),
  'x'.repeat(10_000),
]
const words = [
  Array.from({ length: 7_000 }, () => 'a').join('+'),
  Array.from({ length: 2_500 }, (_, at) => at).join('+'),
  '%25'.repeat(1_000),
  '_'.repeat(10_000),
  '%5C',
  '%E3%80%80%C2%A0',
]

function sort(random: Random, { shown }: Target): string {
  const field = () =>
    `${pick(random, ['', '-', '--', '+', ' ', '%2D'])}${pick(random, [...shown, 'nothing', '__proto__', 'id;drop', '1', ''])}`
  return Array.from({ length: pick(random, [1, 2, 5, 600]) }, field).join(pick(random, [',', ',,', '%2C', '.']))
}
