import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/**
 * The connection between browser and server: good; none; one that holds an answer back until it is complete, as virus scanners do, so that
 * a stream never arrives; one that cuts a stream after a second or two.
 */
export type Line = 'good' | 'none' | 'keeps streams' | 'cuts streams'

/** A proxy with a switchable connection. `paths` are the requested paths. */
export async function startProxy(server: string) {
  let line: Line = 'good'
  const paths: string[] = []
  const sockets = new Set<Socket>()
  const proxy = createServer((asked, answer) => {
    paths.push(asked.url!)
    const onward = request(server + asked.url, { method: asked.method!, headers: asked.headers })
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    onward.on('response', (given) => {
      const isStream = given.headers['content-type']?.startsWith('text/event-stream') ?? false
      if (isStream && line === 'keeps streams') return void given.resume()
      answer.writeHead(given.statusCode!, given.headers)
      given.pipe(answer)
      if (isStream && line === 'cuts streams') cutLater(answer)
    })
    asked.pipe(onward)
  })
  proxy.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined) // the browser has left, or the connection was cut
    if (line === 'none') socket.destroy()
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    paths,
    setLine(next: Line) {
      line = next
      if (next === 'none') cut()
    },
    async stop() {
      cut()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>

const cutLater = (answer: ServerResponse) => setTimeout(() => answer.destroy(), 1000 + 1000 * Math.random())
