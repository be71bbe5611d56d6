/**
 * What happens between the agency and a facility or an employee, entry by entry. Notes have gaps in braces that note.ts fills;
 * of several notes one is taken, in a step that answers the one at the same place.
 */
export type Story = Step[]

export type Step = {
  /** An engagement action by its name. */
  action: string
  /** So many working days after the step before, at least and at most. */
  after: [least: number, most: number]
  notes: string[]
  /** Its notes answer those of the step before, one by one. */
  answers: boolean
  /** The entry names the employee, too. */
  employee: boolean
  /** The entry is to be followed up by the next one. */
  due: boolean
  /** Who does this in the office, if not the dispatcher. */
  by: 'support' | 'recruiting' | 'lead' | null
  /** What others than the nurses in charge answer for. */
  about: 'bills' | 'prices' | null
}

export function step(action: string, notes: string[], more: Partial<Omit<Step, 'action' | 'notes'>> = {}): Step {
  return { action, notes, after: [1, 3], answers: false, employee: false, due: false, by: null, about: null, ...more }
}
