import * as z from 'zod/mini'

/** A file as records show it: how it was called, its bytes, and its type by content. */
export const storedFile = z.object({ name: z.string(), size: z.number(), type: z.string() })

/** An attachment that can be sent. */
export const fileRef = z.object({ id: z.number(), name: z.string(), file: storedFile })

/** A paper of an employee that goes with a mail, by its kind: its name is that of the kind. */
export const paperRef = z.extend(fileRef, { is_health: z.boolean(), is_residence: z.boolean() })

/** So many bytes a file may have. */
export const largestFile = 10_485_760

/** So many bytes the attachments of one mail may have together, 18 MB: written as mails are, with 76 signs a line, it is what goes through servers that take 25 MB. */
export const largestAttachments = 18_874_368

/** What a file may be by its content, and how the names of such files end; the first ending is added where it has none of them. */
export const fileEndings = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'text/plain': ['txt', 'csv', 'md', 'log', 'ics', 'vcf'],
} as const satisfies Record<string, readonly [string, ...string[]]>
export type FileType = keyof typeof fileEndings
