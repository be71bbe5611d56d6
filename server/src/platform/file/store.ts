import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A file that is on disk but does not count yet. */
export type Draft = { path: string; sha256: string; size: number }

/** Uploads that do not count yet lie here, within the folder of files; a backup leaves them out. */
export const unfinished = 'unfinished'

/** Milliseconds an upload may take; anything older was left by a process that was killed. */
const longest = 3_600_000

export type Files = ReturnType<typeof openFiles>

/**
 * The uploaded files in the data directory, `files/ab/abcdef…`, named by the checksum of their content: the same content is one file,
 * and a file never changes. Several processes may share them.
 */
export function openFiles(dataDirectory: string) {
  const folder = join(dataDirectory, 'files')
  const drafts = join(folder, unfinished)
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)
  return {
    /** Writes the content to disk. It does not count until it is kept. */
    async draft(content: Readable, now: Date): Promise<Draft> {
      await mkdir(drafts, { recursive: true, mode: 0o700 })
      await removeForgotten(drafts, now)
      const path = join(drafts, randomUUID())
      try {
        return { path, ...(await writeAll(path, content)) }
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
    discard: ({ path }: Draft): Promise<void> => rm(path, { force: true }),
    /** Makes the file count, whole and on disk, under its checksum: a kill leaves all of it or none. */
    async keep({ path, sha256 }: Draft): Promise<void> {
      const kept = pathOf(sha256)
      await mkdir(join(kept, '..'), { recursive: true, mode: 0o700 })
      await rename(path, kept)
      for (const changed of [join(kept, '..'), folder]) await onDisk(changed)
    },
    /** The content of a file; null if the file no longer exists. */
    async read(sha256: string): Promise<{ content: Readable; size: number } | null> {
      const { size } = (await stat(pathOf(sha256)).catch(unlessMissing)) ?? {}
      return size === undefined ? null : { content: createReadStream(pathOf(sha256)), size }
    },
    /** For files that no row refers to, and that none can come to refer to meanwhile. */
    remove: (sha256: string): Promise<void> => rm(pathOf(sha256), { force: true }),
  }
}

async function writeAll(path: string, content: Readable): Promise<Pick<Draft, 'sha256' | 'size'>> {
  const file = await open(path, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    let size = 0
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk)
      size += chunk.length
      await file.writeFile(chunk)
    }
    await file.sync()
    return { sha256: hash.digest('hex'), size }
  } finally {
    await file.close()
  }
}

/** A new name in a folder is durable only once the folder itself is synced. */
async function onDisk(folder: string): Promise<void> {
  const opened = await open(folder)
  await opened.sync()
  await opened.close()
}

async function removeForgotten(drafts: string, now: Date): Promise<void> {
  for (const name of await readdir(drafts)) {
    const found = await stat(join(drafts, name)).catch(unlessMissing)
    if (found && now.getTime() - found.mtimeMs > longest) await rm(join(drafts, name), { force: true })
  }
}

/** Another process may just have removed or moved it. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
