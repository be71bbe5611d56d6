import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { giveTo, serverAccount, type Account } from './account.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { createCluster } from './create-cluster.ts'

const run = promisify(execFile)

/** The files of one embedded database, and who runs its server. */
export type Cluster = {
  root: string
  /** The database itself, made and kept by PostgreSQL. */
  data: string
  /** PostgreSQL's own lock: the server's process id in the first line. */
  lockFile: string
  logFile: string
  /** The pipe that tells who uses the server, see in-use.ts. */
  useFile: string
  socketDirectory: string
  port: number
  binaries: Binaries
  account: Account
}

/** Where the cluster of a data directory lies. */
export const clusterRoot = (directory: string) => join(directory, 'postgres')

/** Finds or creates the cluster below the directory; starts no server. */
export async function prepareCluster(directory: string, flags: string[]): Promise<Cluster> {
  mkdirSync(directory, { recursive: true })
  mkdirSync(clusterRoot(directory), { recursive: true, mode: 0o700 })
  const root = realpathSync(clusterRoot(directory))
  const binaries = findBinaries()
  const account = await serverAccount(root, binaries)
  giveTo(account, root)

  const data = join(root, 'data')
  const cluster: Cluster = {
    root,
    data,
    lockFile: join(data, 'postmaster.pid'),
    logFile: join(root, 'postgres.log'),
    useFile: join(root, 'in-use'),
    socketDirectory: socketDirectory(root, account),
    port: 5432, // only names the socket
    binaries,
    account,
  }
  if (!existsSync(join(data, 'PG_VERSION'))) await createCluster(cluster, flags)
  refuseOtherMajor(cluster)
  await mendModes(cluster)
  return cluster
}

/** A path to a socket may have 103 bytes on macOS, 107 on Linux. One place for all processes, so not the TMPDIR of one of them. */
function socketDirectory(root: string, account: Account): string {
  const near = join(root, 'run')
  const path = Buffer.byteLength(near) <= 80 ? near : `/tmp/kasack-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (lstatSync(path).uid === process.getuid?.()) giveTo(account, path)
  // Whoever may enter is trusted without a password.
  const folder = lstatSync(path)
  const isPrivate = folder.isDirectory() && folder.uid === (account.ids.uid ?? process.getuid?.()) && !(folder.mode & 0o077)
  if (!isPrivate) throw new Error(`${path} must be a folder that only its owner may enter`)
  return path
}

function refuseOtherMajor({ data, binaries }: Cluster): void {
  const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (major === binaries.major) return
  throw new Error(
    `${data} was made by PostgreSQL ${major}, this version of Kasack brings ${binaries.major}: start the version it was made with, or set DATA_DIR to a new folder`,
  )
}

/** A folder copied by hand, as a restored backup is, may have lost its owner and mode, which PostgreSQL insists on. */
async function mendModes({ data, account }: Cluster): Promise<void> {
  const { uid, mode } = statSync(data)
  if (uid === 0 && account.ids.uid !== undefined) await run('chown', ['-R', `${account.ids.uid}:${account.ids.gid}`, data])
  if (mode & 0o077) chmodSync(data, 0o700)
}
