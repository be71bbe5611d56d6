import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { patience } from '../../../../scripts/lib/patience.mjs'
import { watchConnections } from './connections.ts'

/** A program that answers after this many milliseconds, over real connections. */
async function listening(milliseconds = 3) {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  app.get('/', async () => delay(milliseconds, 'done'))
  const { close } = watchConnections(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { close, port: (app.server.address() as AddressInfo).port }
}

/** A connection; once it is open, `ask` returns the answer, or why there is none. */
function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let [resolve, problem] = [(_came: string) => undefined as void, '']
  socket.on('data', (text) => resolve(`${text}`))
  socket.on('error', ({ code }: NodeJS.ErrnoException) => (problem = code ?? 'error'))
  socket.on('close', () => resolve(problem || 'closed'))
  const comes = (what: string) =>
    new Promise<string>((heard) => {
      if (socket.closed) heard(problem || 'closed')
      resolve = heard
      if (what) socket.write(what)
    })
  socket.on('connect', () => resolve('opened'))
  return { socket, opened: comes(''), ask: () => comes('GET / HTTP/1.1\r\nhost: a\r\n\r\n') }
}

const last = /^HTTP\/1\.1 200 OK\r\n(.+\r\n)*connection: close\r\n/i

test('what came in before it was told to stop is answered, accepted or not', async () => {
  const { close, port } = await listening()
  const connections = Array.from({ length: 30 }, () => openConnection(port))
  await new Promise(process.nextTick)
  const closed = close() // the system has connected them, but we have not accepted them yet
  for (const { opened } of connections) expect(await opened).toBe('opened')
  const answers = connections.map(({ ask }) => ask())
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(last)
  await closed
  expect(await openConnection(port).opened).toBe('ECONNREFUSED')
})

test('however long its turns take, it accepts everybody whom the system has connected before it stops listening', async () => {
  const { close, port } = await listening()
  let isBusy = true
  onTestFinished(() => void (isBusy = false))
  const beBusy = () => {
    for (const end = performance.now() + 40; performance.now() < end;);
    if (isBusy) setImmediate(beBusy)
  }
  beBusy()
  const connections = Array.from({ length: 12 }, () => openConnection(port))
  await new Promise(process.nextTick)
  const closed = close({ quiet: 100, most: 5_000 })
  const outcomes = connections.map(async ({ opened, ask }) => ((await opened) === 'opened' ? ask() : 'refused'))
  for (const outcome of await Promise.all(outcomes)) expect(outcome).toMatch(last)
  await closed
})

test('who was being answered when it was told to stop comes back once more without being cut off', async () => {
  const { close, port } = await listening(300)
  const { opened, ask } = openConnection(port)
  await opened
  const answer = ask()
  await delay(100)
  const closed = close(undefined, { quiet: patience(300), most: patience(5_000) }) // how quickly the client comes back depends on the machine
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  const again = openConnection(port)
  expect([await again.opened, await again.ask()]).toEqual(['opened', expect.stringMatching(last)])
  await closed
})

test('kept connections are answered as long as somebody asks, each once, and idle ones are closed then', async () => {
  const { close, port } = await listening()
  const kept = Array.from({ length: 4 }, () => openConnection(port))
  for (const { opened, ask } of kept) expect([await opened, await ask()]).toEqual(['opened', expect.stringContaining('keep-alive')])
  const [first, second, third, idle] = kept as [TestConnection, TestConnection, TestConnection, TestConnection]
  const closed = close({ quiet: patience(600), most: patience(5_000) })
  for (const { ask } of [first, second, third]) {
    await delay(400)
    expect(await ask()).toMatch(last)
  }
  await closed
  expect(await idle.ask()).toBe('closed')
})
type TestConnection = ReturnType<typeof openConnection>

test('who asks on and on does not keep it from stopping', async () => {
  const { close, port } = await listening()
  const kept = Array.from({ length: 200 }, () => openConnection(port))
  for (const { opened, ask } of kept) await opened.then(ask)
  let isClosed = false
  const closed = close({ quiet: patience(300), most: 400 }).then(() => (isClosed = true))
  const answers: string[] = []
  for (const { ask } of kept) {
    if (isClosed) break
    answers.push(await ask())
    await delay(50)
  }
  await closed
  expect(answers.length).toBeLessThan(100)
})

test('a request that is being answered is finished', async () => {
  const { close, port } = await listening(700)
  const { opened, ask } = openConnection(port)
  await opened
  const answer = ask()
  await delay(100)
  await close({ quiet: 100, most: 200 })
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
})

test('a connection on which nothing was asked does not hold it up', async () => {
  const { close, port } = await listening()
  const { socket, opened } = openConnection(port)
  await opened
  const ended = new Promise((resolve) => socket.once('close', () => resolve('ended')))
  await close({ quiet: 100, most: 200 })
  expect(await ended).toBe('ended')
})

test('told to stop under load, again and again, it cuts nobody off', async () => {
  const outcomes = new Map<string, number>()
  for (let round = 1; round <= 6; round++) {
    const { close, port } = await listening()
    const clients = Array.from({ length: 40 }, async (_, number) => {
      for (;;) {
        const { socket, opened, ask } = openConnection(port)
        const outcome = await opened
        if (outcome !== 'opened') return outcome
        for (let answer = ''; !last.test(answer);) {
          answer = await ask()
          if (!answer.startsWith('HTTP/1.1 200 ')) return `${answer} instead of an answer`
          if (number % 2 === 0) break // half of them open a new connection for each request
        }
        socket.destroy()
      }
    })
    await delay(60)
    const closed = close({ quiet: 100, most: 5_000 })
    for (const outcome of await Promise.all(clients)) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    await closed
  }
  expect([...outcomes]).toEqual([['ECONNREFUSED', 240]])
})
