import { gzipSync } from 'node:zlib'
import type { Random } from '@kasack/demo/random.ts'
import { integer, pick } from '@kasack/demo/random.ts'
import type { Session, Target, Wrong } from './request.ts'
import { isWriting, jsonRequest, urlOf } from './request.ts'
import { valueKinds, wrongValue } from './wrong-value.ts'

/** A wrong value for every field of every POST and PATCH, and bodies that are wrong as a whole for each such call. */
export function wrongBodies(target: Target, session: Session): Wrong[] {
  const url = urlOf(target)
  return target.methods.filter(isWriting).flatMap((method) => {
    const bodyWith = method === 'POST' ? filledBodyWith : patchWith
    return [
      ...target.fields.map((field) => ({
        what: `a wrong ${field}`,
        make: (random: Random) => jsonRequest({ method, url, session }, bodyWith(random, target, field)),
      })),
      ...(method === 'PATCH' && target.fields.includes('version')
        ? [
            {
              what: 'a wrong version beside what is stored',
              make: (random: Random) => jsonRequest({ method, url, session }, outdated(random, target)),
            },
          ]
        : []),
      ...Object.entries(wholes).map(([what, make]) => ({
        what,
        make: (random: Random) => jsonRequest({ method, url, session }, make(random, target)),
      })),
      {
        what: 'a body of another type, or that says so',
        make: (random: Random) => {
          const [type, encode] = pick(random, Object.entries(types))
          const body = encode(bodyWith(random, target, pick(random, target.fields)))
          return { method, url, headers: { ...session, ...(type === '' ? {} : { 'content-type': type }) }, body }
        },
      },
      {
        what: 'a body of another length than promised',
        make: (random: Random) => {
          const { headers, body } = pick(random, lengths)
          const request = jsonRequest({ method, url, session }, body)
          return { ...request, headers: { ...request.headers, ...headers }, unfinished: true }
        },
      },
    ]
  })
}

/** A wrong value among all the required fields of a POST. */
function filledBodyWith(random: Random, { example, required }: Target, field: string): string {
  const others = Object.entries(example).filter(([name]) => name !== field && required.includes(name))
  const unique = (value: unknown) => (typeof value === 'string' ? `${value}${integer(random, 1, 1e9)}` : value)
  return `{${[member(random, field), ...others.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(unique(value))}`)].join()}}`
}

const patchWith = (random: Random, _target: Target, field: string): string => `{${member(random, field)}}`

/** Only the version is wrong. */
const outdated = (random: Random, { example }: Target): string => {
  const stored = Object.entries(example).filter(([name]) => name !== 'version')
  return `{${[...stored.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`), member(random, 'version')].join()}}`
}

/** Now and then the key occurs twice. */
function member(random: Random, field: string): string {
  const once = () => `${JSON.stringify(field)}:${wrongValue(random, pick(random, valueKinds))}`
  return random() < 0.05 ? `${once()},${once()}` : once()
}

const wholes: Record<string, (random: Random, target: Target) => string | Buffer> = {
  'no body': () => '',
  'a body that is no object': (random) =>
    wrongValue(
      random,
      pick(
        random,
        valueKinds.filter((kind) => !/object|prototype|far id/.test(kind)),
      ),
    ),
  'a deep body': (random) => wrongValue(random, pick(random, ['deep list', 'deep object'])),
  'malformed JSON': (random) =>
    pick(random, ['{', '}', '{"name":}', "{'name':'a'}", '{"name":"a",}', '{"name":"a"}}', 'NaN', '{"a":01}', '{"a":1}\0', '//']),
  'invalid UTF-8': (random) =>
    Buffer.concat([
      Buffer.from('{"name":"'),
      pick(random, [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf8], [0xe4]].map(Buffer.from)),
      Buffer.from('"}'),
    ]),
  'a byte order mark': (_random, { required }) => `\ufeff{${required.map((name) => `${JSON.stringify(name)}:[]`).join()}}`,
  'prototype names': (random) =>
    `{"__proto__":${pick(random, ['null', '1', '{"is_superuser":true}'])},"constructor":{},"hasOwnProperty":1,"toString":[]}`,
  'thousands of unknown keys': () => `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":${at}`).join()}}`,
  'every field wrong at once': (random, { fields }) =>
    `{${fields.map((name) => `${JSON.stringify(name)}:${wrongValue(random, pick(random, ['flag', 'list', 'object', 'number']))}`).join()}}`,
  'more than 1 MB': (random) => `{"name":"${'x'.repeat(pick(random, [1_048_576, 3_000_000]))}"}`,
}

const types: Record<string, (body: string) => Buffer> = {
  '': Buffer.from,
  'text/plain': Buffer.from,
  'text/html; charset=utf-8': Buffer.from,
  'application/xml': Buffer.from,
  'application/x-www-form-urlencoded': () => Buffer.from('name=a&facility_type=1&__proto__=1'),
  'multipart/form-data; boundary=x': () => Buffer.from('--x\r\ncontent-disposition: form-data; name="name"\r\n\r\na\r\n--x--\r\n'),
  'application/json; charset=iso-8859-1': (body) => Buffer.from(body, 'latin1'),
  'application/json; charset=utf-16': (body) => Buffer.from(body, 'utf16le'),
  'application/json; charset=utf-8; charset=utf-7': Buffer.from,
  'application/json; charset=': Buffer.from,
  'application/json;;;': Buffer.from,
  'application/jsonx': Buffer.from,
  'application/': Buffer.from,
  '\xff\xfe': Buffer.from,
  json: Buffer.from,
  'application/json\r\ncontent-encoding: gzip': (body) => gzipSync(body),
  'application/json\r\ncontent-encoding: br': Buffer.from,
}

const lengths: { headers: Record<string, string>; body: string }[] = [
  { headers: { 'content-length': '500' }, body: '{"name":"a"}' }, // a body shorter than promised
  { headers: { 'content-length': '3' }, body: '{"name":"a"}' }, // a body longer than promised
  { headers: { 'content-length': '-1' }, body: '{"name":"a"}' }, // a negative length
  { headers: { 'content-length': '99999999999999999999' }, body: '{"name":"a"}' }, // a length that overflows
  { headers: { 'content-length': '9999999999' }, body: '{"name":"a"}' }, // a huge promised length
  { headers: { 'transfer-encoding': 'chunked' }, body: '{"name":"a"}' }, // invalid chunks
  { headers: { 'transfer-encoding': 'chunked' }, body: 'ffffffff\r\n{"name":"a"' }, // an endless chunk
  { headers: { 'transfer-encoding': 'gzip' }, body: '{"name":"a"}' }, // an unknown transfer encoding
  { headers: { 'content-length': '5', 'transfer-encoding': 'chunked' }, body: '0\r\n\r\n' }, // length and chunks
]
