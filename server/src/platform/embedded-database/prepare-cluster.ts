import { execFile } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CannotStart } from '../program/setting.ts'
import { locateCluster, type Cluster } from './cluster.ts'
import { createCluster } from './create-cluster.ts'

const run = promisify(execFile)

/** Finds or creates the cluster below the directory, without starting a server. */
export async function prepareCluster(directory: string, flags: string[]): Promise<Cluster> {
  const cluster = await locateCluster(directory)
  if (!existsSync(join(cluster.data, 'PG_VERSION'))) await createCluster(cluster, flags)
  refuseOtherMajor(cluster)
  await mendModes(cluster)
  return cluster
}

function refuseOtherMajor({ data, binaries }: Cluster): void {
  const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (major === binaries.major) return
  throw new CannotStart(
    `${data} was created by PostgreSQL ${major}, but this version of Kasack comes with ${binaries.major}: start the version that created it, or set DATA_DIR to a new folder`,
  )
}

/** A folder copied by hand, such as a restored backup, may have lost the owner and mode that PostgreSQL insists on. */
async function mendModes({ data, account }: Cluster): Promise<void> {
  const { uid, mode } = statSync(data)
  if (account.ids.uid !== undefined && account.ids.uid !== uid) await run('chown', ['-R', `${account.ids.uid}:${account.ids.gid}`, data])
  if (mode & 0o077) chmodSync(data, 0o700)
}
