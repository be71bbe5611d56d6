import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Email } from 'postal-mime'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../../scripts/lib/port.mjs'

/** A mail as it arrived: its envelope, and how a mail program parses it. */
export type ReceivedMail = Email & { from: NonNullable<Email['from']>; envelope: { from: string; to: string[] }; raw: string }

/** The step at which a server refuses, and its reply: `450`, `550 No such user`; or it hangs up without one. */
export type Mood = Partial<Record<'connect' | 'auth' | 'mail' | 'recipient' | 'content', string | 'hang up'>>

export type Smtp = {
  url: string
  arrived: ReceivedMail[]
  /** How it behaves from now on; `{}`: it accepts everything. */
  mood: Mood
  /** In milliseconds: how long it delays accepting a mail. */
  thinks: number
  /** Number of connections so far. */
  connections: number
  /** Stops listening and cuts off all connections. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
}

/** A real SMTP server on this machine. Addresses that begin with `unknown` do not exist here. */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<Smtp> {
  const port = await freePort()
  const url = `smtp://127.0.0.1:${port}`
  const smtp: Smtp = { url, arrived: [], mood: {}, thinks: 0, connections: 0, goAway, comeBack }
  let server = open()
  let sockets = new Set<Socket>()
  await comeBack()
  return smtp

  async function comeBack(): Promise<void> {
    server = open()
    sockets = new Set()
    server.server.on('connection', (socket) => sockets.add(socket as Socket))
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
  }

  async function goAway(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    sockets = new Set()
    await closed
  }

  function open(): SMTPServer {
    const answer = (step: keyof Mood, done: (error?: Error | null) => void, go: () => void = () => done()) => {
      const no = smtp.mood[step]
      if (no === undefined) return go()
      if (no === 'hang up') return sockets.forEach((socket) => socket.destroy())
      const [, code, text] = /^(\d{3}) ?(.*)$/.exec(no)!
      done(Object.assign(new Error(text || 'No'), { responseCode: Number(code) }))
    }
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect(_session, done) {
        smtp.connections++
        answer('connect', done)
      },
      onAuth: (auth, _session, done) =>
        answer(
          'auth',
          (error) => done(error ?? null),
          () => done(null, { user: auth.username }),
        ),
      onMailFrom: (_address, _session, done) => answer('mail', done),
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('unknown')
          ? done(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }))
          : answer('recipient', done),
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        const mine = sockets
        const takeAll = async () => {
          const mail = await read(Buffer.concat(chunks), envelope)
          await delay(smtp.thinks)
          if (mine !== sockets) return // it went away before it accepted the mail
          smtp.arrived.push(mail)
          done()
        }
        stream.on('end', () => answer('content', done, () => void takeAll()))
      },
      ...options,
    })
    made.on('error', () => undefined) // a client that hangs up is part of the tests
    return made
  }
}

async function read(
  raw: Buffer,
  { mailFrom, rcptTo }: { mailFrom: false | { address: string }; rcptTo: { address: string }[] },
): Promise<ReceivedMail> {
  const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
  return { ...((await PostalMime.parse(raw)) as ReceivedMail), envelope, raw: raw.toString('latin1') }
}
