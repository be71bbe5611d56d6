import { open } from 'node:fs/promises'
import { fileEndings, type FileType } from '@kasack/contract/file.ts'
import { fileTypeFromFile } from 'file-type'

/** What a file is by its content, whatever it is called; null: nothing that is taken. Mark-up is text to us, HTML and SVG as well. */
export async function typeOfFile(path: string): Promise<FileType | null> {
  const found = (await fileTypeFromFile(path))?.mime
  if (found !== undefined && Object.hasOwn(fileEndings, found)) return found as FileType
  const mayBeText = found === undefined || /^(text\/|application\/(xml|rtf)$)/.test(found)
  return mayBeText && (await isText(path)) ? 'text/plain' : null
}

/** UTF-8 throughout, with no other controls than those of lines. */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const file = await open(path)
  try {
    for await (const chunk of file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>)
      if (/[^\P{Cc}\t\r\n\f]/u.test(decoder.decode(chunk, { stream: true }))) return false
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false // not UTF-8
    throw error
  } finally {
    await file.close()
  }
}
