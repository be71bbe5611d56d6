import { open } from 'node:fs/promises'
import { fileEndings, type FileType } from '@kasack/contract/file.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import { fileTypeFromFile } from 'file-type'
import { refuseOffice } from './office.ts'
import { fileTexts } from './texts.ts'

/** The type of a file by its content, whatever its name, or why it is refused. Mark-up counts as text, HTML and SVG included. */
export async function typeOfFile(path: string): Promise<{ type: FileType } | { problem: Text }> {
  const found: string | undefined = (await fileTypeFromFile(path))?.mime
  if (found?.includes('macroenabled')) return { problem: fileTexts.macros }
  if (found !== undefined && Object.hasOwn(fileEndings, found)) {
    const problem = /officedocument/.test(found) ? await refuseOffice(path) : null
    return problem ? { problem } : { type: found as FileType }
  }
  const mayBeText = found === undefined || /^(text\/|application\/(xml|rtf)$)/.test(found)
  return mayBeText && (await isText(path)) ? { type: 'text/plain' } : { problem: problemTexts.file_type }
}

/** UTF-8 throughout, with no control characters but tabs, line breaks and form feeds. */
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
