import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/port.mjs'
import { findProgram } from '../../scripts/lib/step.mjs'
import { until } from './pair.ts'

const ours = new URL('../../deploy/nginx.conf', import.meta.url)

export const findNginx = (): string | null =>
  findProgram(['nginx'], [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'])

/** Starts nginx before programs with the settings of deploy/nginx.conf, without TLS; returns its address. */
export async function startNginx(
  nginx: string,
  folder: string,
  programs: number[],
): Promise<{ address: string; stop: () => Promise<unknown> }> {
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, main(folder, ourSettings(port, programs)))
  const child = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'exit')
  const address = `http://127.0.0.1:${port}`
  await Promise.race([
    until('nginx answers', async () => (await fetch(`${address}/healthz`)).ok),
    ended.then(() => {
      throw new Error(`nginx did not start: ${said}`)
    }),
  ])
  return {
    address,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

const main = (folder: string, settings: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
worker_processes 2;
events {}
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${settings}
}
`

/** Our file with other addresses. Every change must find its place, or the drill would try other settings than ours. */
function ourSettings(port: number, programs: number[]): string {
  const changes: [RegExp, string][] = [
    [/server \{\n {4}listen 80;[^}]*\}\n/, ''],
    [/listen 443 ssl http2;\n.*listen \[::\]:443.*\n/, `listen 127.0.0.1:${port};\n`],
    [/( *ssl_.*\n)+/, ''],
    [/server 127\.0\.0\.1:3000;/, programs.map((program) => `server 127.0.0.1:${program};`).join(' ')],
  ]
  return changes.reduce(
    (text, [place, replacement]) => {
      if (!place.test(text)) throw new Error(`deploy/nginx.conf has no place for ${place}`)
      return text.replace(place, replacement)
    },
    readFileSync(ours, 'utf8'),
  )
}
