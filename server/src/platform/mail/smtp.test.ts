import { expect, test } from 'vitest'
import { startSmtp } from '../../../test/smtp/smtp.ts'
import type { HandOver } from './smtp.ts'
import { openSmtp } from './smtp.ts'

const never = new AbortController().signal
const letter = {
  automatic: true,
  enclosures: [],
  recipient: 'eva@example.org',
  replyTo: '',
  messageId: '<1@kasack.example>',
  subject: 'Grüße',
  text: 'Guten Tag',
  html: '<p>Guten Tag</p>',
  language: 'de' as const,
  date: new Date('2026-06-10T10:00:00Z'),
}
const from = 'Kasack <a@b.example>'

test('a server that knows us by name and password gets both', async () => {
  const asked: unknown[] = []
  const smtp = await startSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      asked.push([username, password])
      done(null, { user: username })
    },
  })
  const url = smtp.url.replace('smtp://', 'smtp://agentur%40example:p%40ss%2Fwort@')
  expect(await openSmtp(url, from)(letter, never)).toEqual({ taken: true })
  expect(asked).toEqual([['agentur@example', 'p@ss/wort']])
  await smtp.goAway()
})

test('a wrong password is our mistake, and not the end of the mail', async () => {
  const smtp = await startSmtp({ allowInsecureAuth: true })
  smtp.mood = { auth: '535 5.7.8 Bad credentials' }
  const answer = await openSmtp(smtp.url.replace('smtp://', 'smtp://a:b@'), from)(letter, never)
  expect(answer).toMatchObject({ taken: false, permanent: false, code: '535' })
  await smtp.goAway()
})

test('with smtp:// the connection is encrypted where the server offers it, whoever has signed its certificate', async () => {
  let secure: boolean | undefined
  const smtp = await startSmtp({
    disabledCommands: [],
    onMailFrom(_address, session, done) {
      secure = session.secure
      done()
    },
  })
  expect(await openSmtp(smtp.url, from)(letter, never)).toEqual({ taken: true })
  expect(secure).toBe(true)
  await smtp.goAway()
})

test('with smtps:// a server that cannot prove its name gets nothing', async () => {
  const smtp = await startSmtp({ secure: true })
  const answer = await openSmtp(smtp.url.replace('smtp:', 'smtps:'), from)(letter, never)
  expect(answer).toMatchObject({ taken: false, permanent: false })
  expect(smtp.arrived).toEqual([])
  await smtp.goAway()
})

test('an answer goes to whom it should', async () => {
  const smtp = await startSmtp()
  await openSmtp(smtp.url, from)({ ...letter, automatic: false, replyTo: 'anna@agentur.example' }, never)
  expect(smtp.arrived[0]?.replyTo).toEqual([{ name: '', address: 'anna@agentur.example' }])
  expect(smtp.arrived[0]?.headers.some(({ key }) => key === 'auto-submitted')).toBe(false)
  await smtp.goAway()
})

test('an address that no server could be told is refused for good; no further recipient can be slipped in', async () => {
  const smtp = await startSmtp()
  const to = (recipient: string) => openSmtp(smtp.url, from)({ ...letter, recipient }, never)
  const answers: HandOver[] = [await to('eva@exa>mple.org\r\nRCPT TO:<x@y.example>'), await to('a@b.example, c@d.example')]
  expect(answers.map((answer) => answer.taken || answer.permanent)).toEqual([true, true])
  expect(smtp.arrived.flatMap(({ envelope }) => envelope.to)).not.toContain('x@y.example')
  expect(smtp.arrived.flatMap(({ envelope }) => envelope.to)).not.toContain('c@d.example')
  await smtp.goAway()
})

test('what is in hand can be broken off', async () => {
  const smtp = await startSmtp({ onData: (stream) => void stream.resume() })
  const breaking = new AbortController()
  setTimeout(() => breaking.abort(), 300)
  expect(await openSmtp(smtp.url, from)(letter, breaking.signal)).toMatchObject({ taken: false, permanent: false })
  await smtp.goAway()
})
