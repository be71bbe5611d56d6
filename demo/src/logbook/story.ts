import * as z from 'zod/mini'

const step = z.strictObject({
  /** An engagement action, by name. */
  action: z.string(),
  /** Working days after the previous step, minimum and maximum. */
  after: z.prefault(z.tuple([z.number(), z.number()]), [1, 3]),
  notes: z.array(z.string()),
  /** Each note answers the one at the same index in the previous step. */
  answers: z.prefault(z.boolean(), false),
  /** The entry also names the employee. */
  employee: z.prefault(z.boolean(), false),
  /** The next entry is the follow-up of this one. */
  due: z.prefault(z.boolean(), false),
  /** Who in the office does this, if not the dispatcher. */
  by: z.prefault(z.nullable(z.enum(['support', 'recruiting', 'lead'])), null),
  /** Subjects that the nurses in charge do not answer for. */
  about: z.prefault(z.nullable(z.enum(['bills', 'prices'])), null),
})
export type Step = z.infer<typeof step>

/**
 * What happens between the agency and a facility or an employee, entry by entry. note.ts fills the gaps in braces; one of several notes is
 * picked, or the one that answers the previous note.
 */
export type Story = Step[]

type StoryFile<Kind extends string> = { steps: object; stories: Record<Kind, unknown[][]> }

/** Stories by kind, as written in JSON: `steps` names the steps that several stories share. */
export function readStories<Kind extends string>(written: StoryFile<Kind>): Record<Kind, Story[]> {
  const shared = z.parse(z.record(z.string(), step), written.steps)
  const told = z.pipe(
    z.union([z.enum(Object.keys(shared)), step]),
    z.transform((one) => (typeof one === 'string' ? shared[one]! : one)),
  )
  return z.parse(z.record(z.string(), z.array(z.array(told))), written.stories) as Record<Kind, Story[]>
}
