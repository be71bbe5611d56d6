import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../program/setting.ts'
import { giveTo, serverAccount, type Account } from './account.ts'
import { findBinaries, type Binaries } from './binaries.ts'

/** The files of one embedded database, and the account that runs its server. */
export type Cluster = {
  root: string
  /** The database itself, created and maintained by PostgreSQL. */
  data: string
  /** PostgreSQL's own lock, with the server's process id in the first line. */
  lockFile: string
  logFile: string
  /** The pipe that shows who uses the server, see directory-use.ts. */
  useFile: string
  socketDirectory: string
  port: number
  binaries: Binaries
  account: Account
}

/** The folder of a data directory's cluster. */
export const clusterRoot = (directory: string) => join(directory, 'postgres')

/** Where the directory's cluster lies and who runs it. Creates its folders; the cluster itself may not exist yet. */
export async function locateCluster(directory: string): Promise<Cluster> {
  mkdirSync(directory, { recursive: true })
  mkdirSync(clusterRoot(directory), { recursive: true, mode: 0o700 })
  const root = realpathSync(clusterRoot(directory))
  const binaries = findBinaries()
  const account = await serverAccount(root, binaries)
  giveTo(account, root)

  const folder = join(root, 'data')
  return {
    root,
    data: folder,
    lockFile: join(folder, 'postmaster.pid'),
    logFile: join(root, 'postgres.log'),
    useFile: join(root, 'in-use'),
    socketDirectory: socketDirectory(root, account),
    port: 5432, // only names the socket
    binaries,
    account,
  }
}

/** A socket path is limited to 103 bytes on macOS, 107 on Linux. All processes need the same one, so TMPDIR is no choice. */
function socketDirectory(root: string, account: Account): string {
  const near = join(root, 'run')
  const path = Buffer.byteLength(near) <= 80 ? near : `/tmp/kasack-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (path === near) chmodSync(path, 0o700) // a copy made by hand may have lost its mode
  if (lstatSync(path).uid === process.getuid?.()) giveTo(account, path)
  // Every process that may enter is trusted without a password.
  const folder = lstatSync(path)
  const isPrivate = folder.isDirectory() && folder.uid === (account.ids.uid ?? process.getuid?.()) && !(folder.mode & 0o077)
  if (!isPrivate) throw new CannotStart(`${path} must be a folder that only its owner can enter`)
  return path
}
