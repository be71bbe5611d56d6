import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { serverOptions } from '../../scripts/lib/step.mjs'

/** A server process listening on `port` of 127.0.0.1. */
export type ServerProcess = { port: number; pid: number; stop: () => Promise<void> }

/**
 * Starts a program the way `npm start` starts the server. It prints its address on stderr; its other output is shown only if it exits
 * early.
 */
export function startServer(program: URL, variables: Record<string, string>): Promise<ServerProcess> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [...process.execArgv, ...serverOptions, fileURLToPath(program)], {
    env: { PATH, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    createInterface(child.stderr).on('line', (line) => {
      lines.push(line)
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1]
      if (port) resolve({ port: Number(port), pid: child.pid!, stop })
    })
    void ended.then(() => reject(new Error(`${program.pathname} ended before it listened:\n${lines.join('\n')}`)))
  })
}
