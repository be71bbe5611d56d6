import * as z from 'zod/mini'

/**
 * What happens to records that refer to the one to delete: they are `deleted` too, they stay and their field is `emptied`, or they prevent
 * the deletion.
 */
const deletionEffects = ['deleted', 'emptied', 'prevents'] as const
export type DeletionEffect = (typeof deletionEffects)[number]

/** What deleting a record would do; `refused` says why it would fail, empty if it would not. */
export const deletion = z.object({
  refused: z.array(z.string()),
  consequences: z.array(z.object({ effect: z.enum(deletionEffects), resource: z.string(), field: z.string(), count: z.number() })),
})
export type Deletion = z.output<typeof deletion>
