import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Where the journeys' mail server (server.ts) stores e-mails. */
const folder = process.env['KASACK_MAILS']!

/** The text of the newest e-mail to that address, once more than `known` have arrived. */
export async function mailTo(address: string, known = 0): Promise<string> {
  let found: string[] = []
  await expect.poll(async () => (found = await mailsTo(address)).length, { message: `a mail to ${address}` }).toBeGreaterThan(known)
  return found.at(-1)!
}

/** The path and hash of the confirmation link. */
export function linkIn(mail: string): string {
  const [link] = /\/apply-now\/email-verification\?hash=[\w-]+/.exec(mail) ?? []
  if (link === undefined) throw new Error(`There is no link in:\n${mail}`)
  return link
}

/** All e-mails to that address, oldest first. */
export async function mailsTo(address: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const all = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')))
  return all.filter((mail) => mail.toLowerCase().includes(`to: ${address}`) || mail.toLowerCase().includes(`<${address}>`)).map(readable)
}

/** Decodes quoted-printable, as far as links and plain words need it. */
const readable = (mail: string): string =>
  mail.replaceAll(/=\r?\n/g, '').replaceAll(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
