import { Readable } from 'node:stream'
import type { Db } from '../platform/database/db.ts'
import type { Files } from '../platform/file/store.ts'
import { type File, noteFile } from '../stored-file/queries.ts'

/** Stores a PDF, one byte per character, and returns the file as its record holds it. */
export async function keepDemoFile(
  db: Db,
  { name, content }: { name: string; content: string },
  { files, now }: { files: Files; now: Date },
): Promise<File> {
  const draft = await files.draft(Readable.from([Buffer.from(content, 'latin1')]), now)
  await noteFile(db, draft.sha256, now)
  await files.keep(draft)
  return { ...draft, name, type: 'application/pdf' }
}
