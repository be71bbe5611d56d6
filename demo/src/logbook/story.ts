import * as z from 'zod/mini'

const step = z.strictObject({
  /** An engagement action by its name. */
  action: z.string(),
  /** So many working days after the step before, at least and at most. */
  after: z.prefault(z.tuple([z.number(), z.number()]), [1, 3]),
  notes: z.array(z.string()),
  /** Its notes answer those of the step before, one by one. */
  answers: z.prefault(z.boolean(), false),
  /** The entry names the employee, too. */
  employee: z.prefault(z.boolean(), false),
  /** The entry is to be followed up by the next one. */
  due: z.prefault(z.boolean(), false),
  /** Who does this in the office, if not the dispatcher. */
  by: z.prefault(z.nullable(z.enum(['support', 'recruiting', 'lead'])), null),
  /** What others than the nurses in charge answer for. */
  about: z.prefault(z.nullable(z.enum(['bills', 'prices'])), null),
})
export type Step = z.infer<typeof step>

/**
 * What happens between the agency and a facility or an employee, entry by entry. Notes have gaps in braces that note.ts fills;
 * of several notes one is taken, in a step that answers the one at the same place.
 */
export type Story = Step[]

type StoryFile<Kind extends string> = { steps: object; stories: Record<Kind, unknown[][]> }

/** Stories by their kind, as they are written: a step that several stories share has a name among `steps`. */
export function readStories<Kind extends string>(written: StoryFile<Kind>): Record<Kind, Story[]> {
  const shared = z.parse(z.record(z.string(), step), written.steps)
  const told = z.pipe(
    z.union([z.enum(Object.keys(shared)), step]),
    z.transform((one) => (typeof one === 'string' ? shared[one]! : one)),
  )
  return z.parse(z.record(z.string(), z.array(z.array(told))), written.stories) as Record<Kind, Story[]>
}
