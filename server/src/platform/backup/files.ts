import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** All files below a folder, by their paths in it; none if the folder is missing. `leftOut` are paths of files and folders. */
export async function filesBelow(folder: string, leftOut: string[]): Promise<string[]> {
  const filesAt = async (path: string): Promise<string[]> => {
    if (leftOut.includes(path)) return []
    const found = await unlessGone(stat(join(folder, path)))
    return found?.isDirectory() ? filesIn(path) : found?.isFile() ? [path] : []
  }
  const filesIn = async (path: string): Promise<string[]> => {
    const names = (await unlessGone(readdir(join(folder, path)))) ?? []
    return (await Promise.all(names.map((name) => filesAt(posix.join(path, name))))).flat()
  }
  return (await filesIn('')).toSorted()
}

/** Copies a file to a new place, for its owner alone, and returns the SHA-256 of what was read; null if it is gone. */
export async function copyFile(from: string, to: string): Promise<string | null> {
  const hash = createHash('sha256')
  const source = createReadStream(from)
  const through = async function* (stream: AsyncIterable<Buffer>) {
    for await (const chunk of stream) {
      hash.update(chunk)
      yield chunk
    }
  }
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const copied = pipeline(source, through, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true })).then(() => hash.digest('hex'))
  return unlessGone(copied)
}

/** Makes the names of these files durable by syncing each folder from theirs up to the root. Their contents are flushed on writing. */
export async function flushFolders(root: string, paths: string[]): Promise<void> {
  const above = (path: string): string[] => (path === '.' ? [] : [posix.dirname(path), ...above(posix.dirname(path))])
  for (const folder of new Set(paths.flatMap(above))) {
    const handle = await open(join(root, folder))
    await handle.sync().finally(() => handle.close())
  }
}

/** The SHA-256 of a file; null if it is missing. */
export async function checksum(path: string): Promise<string | null> {
  const hash = createHash('sha256')
  const read = async () => {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
    return hash.digest('hex')
  }
  return unlessGone(read())
}

async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
