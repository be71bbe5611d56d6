import type { Random } from '@kasack/demo/random.ts'
import { integer, pick } from '@kasack/demo/random.ts'

/** A value in a body: already JSON, since not every wrong value can be made from a JavaScript value. */
export type Json = string

const quoted = (text: string): Json => JSON.stringify(text)

/** Texts with a meaning to a database, a shell, a page, a pattern or a JavaScript object. */
export const sharpTexts = [
  `'; drop table facility; --`,
  `" or ""="`,
  `1 or 1=1`,
  `%' union select null, version() --`,
  `$1`,
  `$$; select pg_sleep(20); $$`,
  `\\'; select pg_sleep(20) --`,
  `{{7*7}} \${7*7} <%= 7*7 %>`,
  `<script>alert(1)</script>`,
  `../../../../etc/passwd`,
  `__proto__`,
  `constructor`,
  `toString`,
  `hasOwnProperty`,
  `%_\\`,
  `null`,
  `undefined`,
  `NaN`,
  `[object Object]`,
  `\u202e\u200b\ufeff`,
  `İıß\u0345\u1e9e`,
  `👩‍👩‍👧‍👦`,
  `e${'\u0301'.repeat(60)}`,
] as const

const lengths = [16, 17, 64, 65, 254, 255, 256, 500, 501, 5_000, 200_000]
const numbers = ['-1', '0', '-0', '0.5', '1e-7', '1E400', '-1e400', '2147483647', '2147483648', '-2147483649', '9223372036854775808']
const longNumbers = ['9'.repeat(50), `0.${'3'.repeat(400)}`, `1${'0'.repeat(5000)}`]
const days = [
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '1899-12-31',
  '2201-01-01',
  '+002026-01-01',
  'infinity',
  'now',
  '2026-06-10T00:00:00Z',
]

const depths = [100, 5_000, 100_000]
const deepArray = (depth: number): Json => `${'['.repeat(depth)}${']'.repeat(depth)}`
const deepObject = (depth: number): Json => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

type Make = (random: Random) => Json

/** Each kind of wrong value; many are valid for some field, and must then be stored without harm. */
const kinds: Record<string, Make> = {
  null: () => 'null',
  flag: (random) => pick(random, ['true', 'false', '"TRUE"', '"yes"', '1', '0', '"on"', '" true "']),
  number: (random) => pick(random, [...numbers, ...longNumbers]),
  'number as text': (random) => quoted(pick(random, [...numbers, ...longNumbers, '٣', '１２', ' 7 ', '0x10', '1_000', '1,5', '+1'])),
  'empty text': (random) => quoted(pick(random, ['', ' ', '\t', '\u00a0', '\u2028', ' '.repeat(300)])),
  'sharp text': (random) => quoted(pick(random, sharpTexts)),
  'long text': (random) => quoted(pick(random, ['x', 'ß', 'İ', '漢', '😀', '%', '\\']).repeat(pick(random, lengths))),
  'control characters': (random) => quoted(`a${pick(random, ['\0', '\n', '\r', '\x07', '\x1b[31m', '\x7f', '\x85'])}b`),
  'lone surrogate': (random) =>
    pick(random, [String.raw`"\ud800"`, String.raw`"a\udfff"`, String.raw`"\udc00\ud800"`, String.raw`"😀\ud83d"`]),
  day: (random) => quoted(pick(random, days)),
  'empty list': () => '[]',
  list: (random) => pick(random, ['[null]', '[[]]', '[1,"1",1.5,true,{}]', '["__proto__"]', '[{"id":1},{"id":1},{"id":null}]', '[[1]]']),
  'long list': (random) => `[${Array.from({ length: pick(random, [1_000, 20_000]) }, (_, at) => at + integer(random, 0, 1)).join()}]`,
  'empty object': () => '{}',
  object: (random) =>
    pick(random, ['{"id":"a"}', '{"id":{}}', '{"id":[1]}', '{"id":1.5}', '{"id":-1}', '{"id":true}', '{"ID":1}', '{"id":1,"id":"a"}']),
  prototype: (random) =>
    pick(random, [
      '{"__proto__":{"id":1}}',
      '{"constructor":{"prototype":{"id":1}}}',
      '{"toString":1,"valueOf":2,"toJSON":3}',
      '{"then":{"a":1},"length":-1}',
      '{"lower":{},"upper":[]}',
    ]),
  'far id': (random) => `{"id":${pick(random, [...numbers, ...longNumbers])}}`,
  'deep list': (random) => deepArray(pick(random, depths)),
  'deep object': (random) => deepObject(pick(random, depths)),
}

export const valueKinds = Object.keys(kinds)

export const wrongValue = (random: Random, kind: string): Json => kinds[kind]!(random)
