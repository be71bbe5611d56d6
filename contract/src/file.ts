import * as z from 'zod/mini'

/** A file as records show it: how it was called, its bytes, and its type by content. */
export const storedFile = z.object({ name: z.string(), size: z.number(), type: z.string() })

/** An attachment that can be sent. */
export const fileRef = z.object({ id: z.number(), name: z.string(), file: storedFile })
