import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { clusterRoot } from '../embedded-database/cluster.ts'
import { startEmbeddedDatabase } from '../embedded-database/embedded-database.ts'
import { copyFile, copyFolder, keepOwner, makeFolder } from './copy-folder.ts'

/**
 * Copies the embedded database of one directory to another while it is written to (PostgreSQL's manual, "Making a base backup
 * using the low level API"). The copy holds what was committed before the call returns its last file, and starts like any cluster.
 */
export async function copyCluster(from: string, to: string): Promise<void> {
  const source = join(clusterRoot(from), 'data')
  const copy = join(clusterRoot(to), 'data')
  if (!existsSync(join(source, 'PG_VERSION')))
    throw new Error(`There is no database in ${from}: set DATA_DIR or DATABASE_URL as for the start`)

  const database = await startEmbeddedDatabase(from)
  const client = new Client(database.superuser)
  client.on('error', () => {}) // the statement under way fails, too
  try {
    await client.connect()
    await makeFolder(clusterRoot(from), clusterRoot(to))
    await copyOnline(client, source, copy)
  } finally {
    await client.end()
    await database.stop()
  }
}

async function copyOnline(client: Client, source: string, copy: string): Promise<void> {
  const one = async (statement: string) => (await client.query<Record<string, string>>(statement)).rows[0]!
  // As long as this connection lasts, the slot keeps the log from being recycled under the copy.
  await one(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
  const { first } = await one(`select pg_walfile_name(pg_backup_start('kasack', fast => true)) as first`)
  await copyFolder(source, copy, isCopied)
  await copyFile(join(source, 'global/pg_control'), join(copy, 'global/pg_control'))
  const { last, label } = await one(
    `select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(wait_for_archive => false)`,
  )

  await writeFile(join(copy, 'backup_label'), label!, { mode: 0o600 })
  await keepOwner(source, join(copy, 'backup_label'))
  const log = (await readdir(join(source, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first! && name <= last!)
  for (const name of log) await copyFile(join(source, 'pg_wal', name), join(copy, 'pg_wal', name))
}

/** Folders whose contents mean nothing to a copy, or would harm it. */
const emptied = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
const left = /^(postmaster\.(pid|opts)|global\/pg_control)$|(^|\/)(pgsql_tmp|pg_internal\.init)/

const isCopied = (path: string) => !emptied.test(path) && !left.test(path)
