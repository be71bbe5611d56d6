import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Settings } from '../program/env.ts'
import { WrongSetting } from '../program/setting.ts'
import { requireFolder } from '../database/usable.ts'
import type { Vault } from './vault.ts'
import { openVault } from './vault.ts'

type Place = Pick<Settings, 'secretKey' | 'dataDirectory'>

/** The vault of this deployment. Refuses a key the database does not know. */
export async function vaultOf(db: Db, place: Place): Promise<Vault> {
  const vault = givenVault(place)
  await requireKnown(db, vault)
  return vault
}

/** The vault whose key is SECRET_KEY or lies in DATA_DIR, where the first start puts it, whether or not the database knows it. */
export const givenVault = ({ secretKey, dataDirectory }: Place): Vault => openVault(secretKey ?? keyIn(dataDirectory))

function keyIn(directory: string): string {
  requireFolder(directory)
  const file = join(directory, 'secret-key')
  if (!existsSync(file)) makeKey(directory, file)
  const key = readFileSync(file, 'utf8').trim()
  if (key.length < 32) throw new WrongSetting('SECRET_KEY', `32 characters or more, which ${file} does not contain either`)
  return key
}

/** Complete and on disk before it gets its name; if two processes start at once, the first one's key counts. */
function makeKey(directory: string, file: string): void {
  const draft = join(directory, `secret-key.${randomBytes(6).toString('hex')}`)
  const opened = openSync(draft, 'wx', 0o600)
  try {
    writeSync(opened, `${randomBytes(32).toString('base64url')}\n`)
    fsyncSync(opened)
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    closeSync(opened)
    rmSync(draft)
  }
  const folder = openSync(directory, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/** Whether every process can open what is sealed now: one that was started with another key before any codes existed must not go on. */
export async function isKnownKey(tx: Db, { fingerprint }: Vault): Promise<boolean> {
  const { rows } = await sql`select 1 from secret_key where fingerprint = ${fingerprint} for share`.execute(tx)
  return rows.length > 0
}

/** Another key replaces the known one as long as nothing depends on that. */
async function requireKnown(db: Db, { fingerprint }: Vault): Promise<void> {
  const { rows } = await sql<{ fingerprint: Buffer }>`
    insert into secret_key (fingerprint) values (${fingerprint})
    on conflict (single) do update
    set fingerprint = case
      when exists (select 1 from one_time_code) or exists (select 1 from recovery_code) then secret_key.fingerprint
      else excluded.fingerprint
    end
    returning fingerprint`.execute(db)
  if (!rows[0]!.fingerprint.equals(fingerprint))
    throw new WrongSetting('SECRET_KEY', 'the key that the one-time codes in this database were created with (docs/backup.md)')
}
