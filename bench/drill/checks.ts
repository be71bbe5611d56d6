import { createHash } from 'node:crypto'
import { isAccountedFor, readJournal, writesOf } from '../../server/test/kill/journal.ts'
import { readAll } from '../../server/test/kill/stored.ts'
import type { Smtp } from '../../server/test/smtp/smtp.ts'
import type { Listener } from './listener.ts'
import { missedBy } from './listener.ts'
import type { Promises } from './load.ts'
import { ask } from './pair.ts'

/** A line of the report: what was looked at, its figure, its bar in words, and whether it is met. */
export type Figure = { what: string; figure: string; bar: string; isMet: boolean }

/** A number that has to be at most `most`. */
export const atMost = (what: string, number: number, most: number, unit = ''): Figure => ({
  what,
  figure: `${Number.isInteger(number) ? number : number.toFixed(1)}${unit}`,
  bar: most === 0 ? '0' : `at most ${most}${unit}`,
  isMet: number <= most,
})

/** A number that has to be there, so that a check of nothing does not count as passed. */
const atLeast = (what: string, number: number, least: number): Figure => ({
  what,
  figure: `${number}`,
  bar: `at least ${least}`,
  isMet: number >= least,
})

type Place = { address: string; headers: Record<string, string>; database: string }

/** The facilities that the writer's journal knows, each with its values. */
export async function checkFacilities(journal: string, { address, headers }: Place): Promise<Figure[]> {
  const lines = readJournal(journal)
  const writes = writesOf(lines)
  const stored = await readAll(address, headers)
  const acknowledged = lines.filter(({ event }) => event === 'created' || event === 'changed').length
  return [
    atLeast('facilities written, acknowledged', acknowledged, 20),
    atMost('of them lost, or with other values', [...writes].filter(([id, all]) => !isAccountedFor(stored.get(id), all)).length, 0),
    atMost('answers nobody should get', lines.filter(({ event }) => event === 'unexpected').length, 0),
  ]
}

export async function checkGroups({ groups }: Promises, { database }: Place): Promise<Figure[]> {
  const rows = await ask<{ id: number; name: string }>(database, 'select id, name from facility_group')
  const stored = new Map(rows.map(({ id, name }) => [id, name]))
  return [
    atLeast('groups written, acknowledged', groups.length, 50),
    atMost('of them lost', groups.filter(({ id, name }) => stored.get(id) !== name).length, 0),
  ]
}

export function checkListeners(listeners: Listener[], { groups }: Promises): Figure[] {
  const reopened = listeners.map(({ connections }) => connections() - 1)
  const resets = listeners.map(({ heard }) => heard.filter(({ what }) => what === 'reset').length)
  return [
    {
      what: `streams of ${listeners.length} browsers reopened, told to read anew`,
      figure: `${sum(reopened)}, ${sum(resets)}`,
      bar: '',
      isMet: true,
    },
    atMost(
      'changes a browser neither heard of nor read anew',
      sum(listeners.map((one) => missedBy(one, 'facilitygroups', groups).length)),
      0,
    ),
  ]
}

/** Applications and their limit, which both programs and both servers count together, and the e-mails they bring. */
export async function checkApplications({ applications }: Promises, limit: number, { database }: Place): Promise<Figure[]> {
  const stored = (await ask<{ email: string }>(database, 'select email from applicant')).map(({ email }) => email)
  return [
    atMost(`applications stored, of ${applications.accepted.length} accepted and ${applications.refused} refused`, stored.length, limit),
    atLeast('of them refused as too many', applications.refused, 1),
    atMost('accepted and lost', applications.accepted.filter((email) => !stored.includes(email)).length, 0),
  ]
}

/** An e-mail may arrive twice if its process could not note in time that it was sent: at most the one that each program had in hand. */
export async function checkMails({ arrived }: Smtp, programs: number, { database }: Place): Promise<Figure[]> {
  const mails = await ask<{ message_id: string; state: string }>(database, 'select message_id, state from outbox')
  const ids = arrived.map(({ messageId }) => messageId)
  return [
    atLeast('e-mails written', mails.length, 10),
    atMost(
      'of them not sent, or not arrived',
      mails.filter(({ message_id, state }) => state !== 'sent' || !ids.includes(message_id)).length,
      0,
    ),
    atMost('arrived twice', ids.length - new Set(ids).size, programs),
  ]
}

/** The file of each attachment is the last one acknowledged or one sent after it, and can be read through the proxy. */
export async function checkFiles({ files }: Promises, { address, headers }: Place): Promise<Figure[]> {
  const wrong: number[] = []
  for (const [id, { acknowledged, sentSince }] of files) {
    const answer = await fetch(`${address}/api/v0/lookups/email-attachments/${id}/file/`, { headers })
    const found = createHash('sha256')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest('hex')
    if (answer.status !== 200 || !(found === acknowledged || sentSince.has(found))) wrong.push(id)
  }
  return [
    atLeast('files uploaded, acknowledged', sum([...files.values()].map(({ times }) => times)), 10),
    atMost('files lost or damaged', wrong.length, 0),
  ]
}

/** Work that one process does at a time: two that had counted at once would have counted twice. */
export async function checkJobs({ runs }: Promises, { database }: Place): Promise<Figure[]> {
  const [run] = await ask<{ all: number; open: number }>(
    database,
    `select count(*)::int as all, count(*) filter (where state <> 'done' or done <> total)::int as open from run`,
  )
  const [index] = await ask<{ missing: number; miscounted: number }>(
    database,
    `select
      (select count(*)::int from facility_group where not exists (select from search_record where kind = 4 and record_id = facility_group.id)) as missing,
      (
        select count(*)::int from search_word
        where number <> (select count(*) from search_record where search_record.kind = search_word.kind and (search_word.word = '' or search_word.id = any(words)))
      ) as miscounted`,
  )
  return [
    { what: `runs, of ${runs} acknowledged`, figure: `${run!.all}`, bar: `at least ${runs}`, isMet: run!.all >= runs },
    atMost('runs not done', run!.open, 0),
    atMost('groups missing in the search index', index!.missing, 0),
    atMost('words it counts wrongly', index!.miscounted, 0),
  ]
}

const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0)
