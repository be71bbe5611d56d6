import { execFile } from 'node:child_process'
import { lchownSync, readFileSync, statSync } from 'node:fs'
import { promisify } from 'node:util'
import { CannotStart } from '../program/setting.ts'
import type { Binaries } from './binaries.ts'

const run = promisify(execFile)

/** The account that runs the server's programs; `prefix` goes before each command. Without ids: the account of this process. */
export type Account = { ids: { uid?: number; gid?: number }; prefix: string[] }

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as the owner of the files, failing that as `postgres`, then as `nobody`.
 * @param root the folder of the cluster, which exists
 */
export async function serverAccount(root: string, { postgres }: Binaries): Promise<Account> {
  const owner = statSync(root).uid
  if (process.getuid?.() !== 0) {
    if (owner !== process.getuid?.())
      throw new CannotStart(`${root} belongs to another account (uid ${owner}): start Kasack from that account, or set DATA_DIR`)
    return { ids: {}, prefix: [] }
  }

  const { name, uid, gid } = accountFor(owner)
  const plain: Account = { ids: { uid, gid }, prefix: [] }
  if (await reaches(plain, root, postgres)) return plain
  const lent: Account = { ids: plain.ids, prefix: mayPassFolders(uid, gid) }
  if (await reaches(lent, root, postgres)) return lent
  throw new CannotStart(
    `The account ${name} needs access to ${root} and ${postgres}: move both out of folders that only root can enter, or set DATABASE_URL`,
  )
}

function accountFor(owner: number): { name: string; uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  const owning = owner === 0 ? undefined : accounts.find(({ uid }) => uid === owner)
  const found = owning ?? accounts.find(named('postgres')) ?? accounts.find(named('nobody'))
  if (!found)
    throw new CannotStart('There is no account that can run the embedded database for root: start as an ordinary user, or set DATABASE_URL')
  return found
}

const named = (wanted: string) => (account: { name: string }) => account.name === wanted

/** Below a folder that only root may enter, such as /root: the one capability to pass it. Without it, file modes would stop initdb. */
const mayPassFolders = (uid: number, gid: number) => [
  'setpriv',
  '--securebits=+no_setuid_fixup',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--',
]

async function reaches(account: Account, root: string, postgres: string): Promise<boolean> {
  const [program, args, ids] = commandAs(account, '/bin/sh', ['-c', 'cd "$0" && "$1" --version', root, postgres])
  return run(program, args, ids).then(
    () => true,
    () => false,
  )
}

type Command = [program: string, args: string[], ids: { uid?: number; gid?: number }]

/** A command as `spawn` takes it, run as the account. */
export function commandAs({ ids, prefix: [lender, ...lending] }: Account, program: string, args: string[]): Command {
  return lender === undefined ? [program, args, ids] : [lender, [...lending, program, ...args], {}]
}

/** Hands a file made by root over to the account. */
export function giveTo({ ids }: Account, path: string): void {
  if (ids.uid !== undefined && ids.gid !== undefined) lchownSync(path, ids.uid, ids.gid)
}
