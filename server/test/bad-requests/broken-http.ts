import type { Session } from './request.ts'

/** Input that is not HTTP, or barely. Each gets a response or a closed connection, and nothing happens. */
export const brokenHttp = ({ cookie }: Session): { what: string; text: string; unfinished?: true }[] => [
  { what: 'no HTTP at all', text: 'hello\r\n\r\n' },
  { what: 'TLS on a plain port', text: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', unfinished: true },
  { what: 'HTTP/2 without asking', text: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' },
  { what: 'HTTP/0.9', text: 'GET /api/v0/facilities.json/\r\n\r\n' },
  { what: 'HTTP/9.9', text: 'GET /api/v0/facilities.json/ HTTP/9.9\r\nhost: a\r\n\r\n' },
  { what: 'no host', text: 'GET /api/v0/facilities.json/ HTTP/1.1\r\nconnection: close\r\n\r\n' },
  { what: 'no method', text: ' /api/v0/facilities.json/ HTTP/1.1\r\nhost: a\r\n\r\n' },
  { what: 'an unknown method', text: 'BREW /api/v0/facilities.json/ HTTP/1.1\r\nhost: a\r\n\r\n' },
  { what: 'no path', text: 'GET  HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n' },
  { what: 'a path that is an asterisk', text: 'OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n' },
  {
    what: 'a path with a host',
    text: `GET http://a/api/v0/nothing.json/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncookie: ${cookie}\r\n\r\n`,
  },
  { what: 'a path with a blank', text: 'GET /api/v0/a b HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n' },
  { what: 'a path with NUL', text: 'GET /api/v0/\0 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n' },
  { what: 'a tunnel', text: 'CONNECT a:80 HTTP/1.1\r\nhost: a\r\n\r\n' },
  { what: 'an upgrade', text: 'GET /api/v0/nothing HTTP/1.1\r\nhost: a\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n' },
  {
    what: 'an expectation',
    text: 'POST /api/v0/nothing HTTP/1.1\r\nhost: a\r\nconnection: close\r\nexpect: coffee\r\ncontent-length: 0\r\n\r\n',
  },
  { what: 'a header without colon', text: 'GET /api/v0/nothing HTTP/1.1\r\nhost: a\r\nnonsense\r\n\r\n' },
  { what: 'a header without name', text: 'GET /api/v0/nothing HTTP/1.1\r\nhost: a\r\n: x\r\n\r\n' },
  { what: 'a folded header', text: 'GET /api/v0/nothing HTTP/1.1\r\nhost: a\r\nx: 1\r\n 2\r\n\r\n' },
  { what: 'a header with NUL', text: 'GET /api/v0/nothing HTTP/1.1\r\nhost: a\r\nx: \0\r\n\r\n' },
  { what: 'a header too long', text: `GET /api/v0/nothing HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n` },
  { what: 'too many headers', text: `GET /api/v0/nothing HTTP/1.1\r\nhost: a\r\n${'x: 1\r\n'.repeat(5_000)}\r\n` },
  { what: 'a path too long', text: `GET /api/v0/${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n` },
  { what: 'bare line feeds', text: 'POST /api/v0/nothing HTTP/1.1\nhost: a\ntransfer-encoding: chunked\n\nzz\n' },
  { what: 'two lengths', text: 'POST /api/v0/nothing HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab' },
  { what: 'half a request', text: 'GET /api/v0/nothing HTTP/1.1\r\nhost:', unfinished: true },
]
