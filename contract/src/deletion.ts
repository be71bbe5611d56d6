import * as z from 'zod/mini'

/**
 * What becomes of records that refer to one that is to be deleted: they are `deleted` with it, they stay and their field is `emptied`,
 * or they `prevent` that it is deleted.
 */
const deletionEffects = ['deleted', 'emptied', 'prevents'] as const
export type DeletionEffect = (typeof deletionEffects)[number]

/** What deleting a record would do; `refused` says why it would be refused, empty where it would not. */
export const deletion = z.object({
  refused: z.array(z.string()),
  consequences: z.array(z.object({ effect: z.enum(deletionEffects), resource: z.string(), field: z.string(), count: z.number() })),
})
export type Deletion = z.output<typeof deletion>
