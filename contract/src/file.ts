import * as z from 'zod/mini'

/** A file as records show it: its original name, its size in bytes, and its type by content. */
export const storedFile = z.object({ name: z.string(), size: z.number(), type: z.string() })

/** An attachment that can be sent. */
export const fileRef = z.object({ id: z.number(), name: z.string(), file: storedFile })

/** An employee's document sent with an e-mail, named after its kind. */
export const paperRef = z.extend(fileRef, { is_health: z.boolean(), is_residence: z.boolean() })

/** Largest file, in bytes. */
export const largestFile = 10_485_760

/** Largest total of one e-mail's attachments, in bytes (18 MB): encoded in lines of 76 characters, it passes servers that accept 25 MB. */
export const largestAttachments = 18_874_368

/** File types, recognised by content, and their name extensions; a name without one of these gets the first. */
export const fileEndings = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'text/plain': ['txt', 'csv', 'md', 'log', 'ics', 'vcf'],
} as const satisfies Record<string, readonly [string, ...string[]]>
export type FileType = keyof typeof fileEndings
