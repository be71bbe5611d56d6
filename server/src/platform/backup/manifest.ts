import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { checksum } from './files.ts'

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const within = z.string().check(z.refine((one) => /^(tables|data)\/[^\0]+$/.test(one) && !one.split('/').includes('..')))
const name = z.string().check(z.regex(/^("[^"\0]+"|[a-z_][a-z0-9_]*)$/))

const manifest = z.object({
  format: z.literal(1),
  /** When the backup began. */
  begun: z.string(),
  /** The version of Kasack that made it. */
  program: z.string(),
  /** Where the rows were: in the embedded database or on the agency's own server. */
  kind: z.enum(['embedded', 'server']),
  postgres: z.string(),
  migrations: z.array(z.string().check(z.regex(/^\d{4}_\w+\.sql$/))),
  sequences: z.record(name, z.string().check(z.regex(/^\d+$/))),
  tables: z.array(z.object({ name, columns: z.array(name), rows: z.int() })),
  /** The SHA-256 of every file, by its path in the backup. */
  files: z.record(within, sha256),
  /** Uploaded files that rows refer to but that were missing. */
  missing: z.array(sha256),
})

/** What a backup holds, and what made it. */
export type Manifest = z.infer<typeof manifest>

const file = 'manifest.json'

/** The path of a table's rows in the backup. */
export const tableFile = (table: string) => `tables/${table.replaceAll('"', '')}.tsv`

/** The path in the backup of a file from DATA_DIR. */
export const dataFile = (path: string) => `data/${path}`

/** How much a backup holds, in words. */
export function extentOf({ tables, files, missing }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const lost = missing.length === 0 ? '' : ` (${missing.length} more that the rows refer to were not in DATA_DIR)`
  return `${rows} rows of ${tables.length} tables, ${Object.keys(files).length - tables.length} files${lost}`
}

/** The manifest also carries its own checksum. */
export async function writeManifest(folder: string, contents: Manifest): Promise<void> {
  const text = JSON.stringify({ sha256: checksumOf(contents), ...contents }, null, 2)
  await writeFile(join(folder, file), `${text}\n`, { flag: 'wx', mode: 0o600, flush: true })
}

/** Reads the manifest of a backup and checks every file against it. Refuses a folder that is not, byte for byte, a complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} is not a backup: it has no ${file}`)
  const { sha256: said, ...contents } = parse(text)
  const { data: checked, success } = z.safeParse(manifest, contents)
  if (said !== checksumOf(contents) || !success) throw new Error(`${join(folder, file)} has been changed since Kasack wrote it`)
  const listed = checked.tables.filter((table) => !(tableFile(table.name) in checked.files))
  if (listed.length > 0) throw new Error(`${join(folder, file)} has been changed since Kasack wrote it`)
  for (const [one, expected] of Object.entries(checked.files)) {
    const found = await checksum(join(folder, one))
    if (found !== expected) throw new Error(`${join(folder, one)} is ${found === null ? 'missing' : 'different from what was written'}`)
  }
  return checked
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

const checksumOf = (contents: object) => createHash('sha256').update(JSON.stringify(contents)).digest('hex')
