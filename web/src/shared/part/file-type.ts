import type { FileType } from '@kasack/contract/file.ts'
import { formatBytes } from '../language/format-bytes.ts'
import { t } from '../language/i18n.ts'
import { fileTexts } from './file-texts.ts'

const names: Record<Exclude<FileType, 'text/plain'>, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
}

/** `PDF, 1,5 MB` */
export const formatFile = ({ type, size }: { type: string; size: number }): string =>
  t(fileTexts.file_remark, { type: type in names ? names[type as keyof typeof names] : t(fileTexts.plain_text), size: formatBytes(size) })

/** Whether a file of this type can be previewed in the page. */
export const isShown = (type: string): boolean => ['application/pdf', 'image/png', 'image/jpeg'].includes(type)
