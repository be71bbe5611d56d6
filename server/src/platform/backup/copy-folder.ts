import * as fs from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a folder that is being written to. What vanishes meanwhile is left out; owners and modes stay.
 * @param isCopied asked with each path below the folder
 */
export async function copyFolder(from: string, to: string, isCopied: (path: string) => boolean): Promise<void> {
  const copyBelow = async (folder: string) => {
    await makeFolder(join(from, folder), join(to, folder))
    for (const entry of await fs.readdir(join(from, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (isCopied(path)) await (entry.isDirectory() ? copyBelow(path) : copyFile(join(from, path), join(to, path))).catch(unlessGone)
    }
  }
  await copyBelow('')
}

/** Makes a folder with the mode and owner of another. */
export async function makeFolder(like: string, path: string): Promise<void> {
  await fs.mkdir(path, { recursive: true, mode: 0o700 })
  await keepOwner(like, path)
}

export async function copyFile(from: string, to: string): Promise<void> {
  await fs.copyFile(from, to)
  await keepOwner(from, to)
}

/** Only root may give files away; anyone else owns both. */
export async function keepOwner(like: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await fs.stat(like)
  await fs.chown(path, uid, gid)
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
