import { METHODS } from 'node:http'
import type { Random } from '@kasack/demo/random.ts'
import { pick } from '@kasack/demo/random.ts'
import type { Session, Target, Wrong } from './request.ts'
import { jsonRequest, urlOf } from './request.ts'
import { sharpTexts } from './wrong-value.ts'

/** For every path: unknown ids and parts, unsupported methods, and callers without permission. */
export function wrongPaths(target: Target, session: Session): Wrong[] {
  const { path, methods } = target
  const unknown = (random: Random) => (path.includes('{id}') ? path.replace('{id}', pick(random, ids)) : `${path}/${pick(random, ids)}`)
  const bodyOf = (method: string, url: string) =>
    method === 'GET' || method === 'DELETE' ? { method, url, headers: { ...session } } : jsonRequest({ method, url, session }, '{}')
  return [
    ...methods.flatMap((method) => [
      { what: `${method} of an id that is none`, make: (random: Random) => bodyOf(method, unknown(random)) },
      {
        what: `${method} of a path that is none`,
        make: (random: Random) => bodyOf(method, `${urlOf(target)}${pick(random, suffixes)}`),
      },
      {
        what: `${method} by nobody who may`,
        make: (random: Random) => ({
          ...jsonRequest({ method, url: urlOf(target), session }, '{}'),
          headers: { 'content-type': 'application/json', ...strangers(random, method, session) },
        }),
      },
    ]),
    {
      what: 'a method that is not served',
      make: (random: Random) => {
        const others = [...METHODS, 'get', 'BREW', 'GETS', 'PO ST', ''].filter(
          (method) => !methods.includes(method) && method !== 'HEAD' && method !== 'CONNECT',
        )
        return jsonRequest({ method: pick(random, others), url: urlOf(target), session }, pick(random, ['{}', '', '[', '{"name":"a"}']))
      },
    },
  ]
}

const ids = [
  '0', '-1', '1.5', '1e3', '2147483648', '9223372036854775808', '999999999999999', '1000000000000000', '9'.repeat(150), '9'.repeat(300),
  '1%00', '%31%2F', '%', '%zz', '%ff', '%ed%a0%80', '1%', '%2e%2e', '..', '../..', '..%2f..%2f', '1;a=b', '1:2', '*', '\xff', '٣', '１',
  '%201', '+1', '1,2', '[1]', 'null', 'undefined', 'NaN', '__proto__', 'constructor', 'toString', '{id}', ':id', 'x'.repeat(14_000),
  ...sharpTexts.map(encodeURIComponent),
] // prettier-ignore
const suffixes = [
  '/x',
  '//',
  '///',
  '/.json',
  '.json.json',
  '.xml',
  '.json//',
  '/1/2/3',
  '%2f',
  '/%00',
  ';a=b',
  '/../',
  `/${'a/'.repeat(3000)}`,
  '%',
  '.JSON/',
]

/** Headers without a session, or with a session but without its token. */
function strangers(random: Random, method: string, { cookie, 'x-csrftoken': token }: Session): Record<string, string> {
  const withoutSession = pick<Record<string, string>>(random, [
    { 'x-csrftoken': token },
    { cookie: 'sessionid=' },
    { cookie: 'sessionid=%zz; csrftoken=%' },
    { cookie: `sessionid=${'a'.repeat(8_000)}` },
    { cookie: '__proto__=1; constructor=2; =; ;;;' },
    { cookie: '\xff\xfe=\xff' },
    { cookie: `sessionid="${"' or 1=1 --"}"` },
    { authorization: 'Basic YWRtaW46YWRtaW4=' },
  ])
  if (method === 'GET') return withoutSession
  return pick<Record<string, string>>(random, [
    withoutSession,
    { cookie },
    { cookie, 'x-csrftoken': '' },
    { cookie, 'x-csrftoken': `${token}x` },
    { cookie, 'x-csrftoken': token.replace(/./, '\xe4') },
    { cookie, 'x-csrftoken': 'a'.repeat(5_000) },
    { cookie, 'x-csrftoken': `${token}\r\nx-csrftoken: ${token}` },
  ])
}
