import * as z from 'zod/mini'
import type { RequirementEffect } from './requirement.ts'
import { requirementKinds } from './requirement.ts'
import { plainRef } from './shared-shape.ts'

/** Where a requirement can come from, the farthest first: what is nearer to a booking decides. */
export const requirementLevels = ['facility_type', 'facility_group', 'facility', 'department', 'vacancy'] as const
export type RequirementLevel = (typeof requirementLevels)[number]

const origin = z.extend(plainRef, { level: z.enum(requirementLevels) })

export type RequirementOrigin = z.output<typeof origin>

/** What holds at a facility or for a vacancy. */
export const inheritedRequirement = z.object({
  kind: z.enum(requirementKinds),
  item: plainRef,
  /** The nearest that requires it. */
  origin,
  /** The nearest that takes it away; null: it is required. */
  dropped_by: z.nullable(origin),
})
export type InheritedRequirement = z.output<typeof inheritedRequirement>

/** One requirement as it is stored: what somebody must have or need not have, `item` by its id within its kind, and who says so. */
export type RequirementLine = Pick<InheritedRequirement, 'kind' | 'item' | 'origin'> & { effect: RequirementEffect }

/** What decides of a line whether it holds; a reader that shows nothing leaves out the names. */
type Line = Pick<RequirementLine, 'kind' | 'effect'> & { item: { id: number }; origin: Pick<RequirementOrigin, 'level'> }
type EffectiveLine<L extends Line> = Pick<L, 'kind' | 'item' | 'origin'> & { dropped_by: L['origin'] | null }

/**
 * What holds where all these lines apply, whatever their order: those of one facility's type, group, own and of one department of it,
 * and of one vacancy there; each thing at most once at each level. What is required on several levels is one line with the nearest
 * origin. A drop takes away what is required farther off and says so in `dropped_by`; what is required nearer than the drop holds
 * again. A drop of what nothing farther off requires leaves no line. Whoever judges looks at the lines with `dropped_by` null. See
 * docs/rules/requirements.md.
 */
export function inherited<L extends Line>(lines: readonly L[]): EffectiveLine<L>[] {
  const found = new Map<string, EffectiveLine<L>>()
  for (const { kind, item, origin: from, effect } of lines.toSorted((a, b) => distance(b) - distance(a))) {
    const key = `${kind} ${item.id}`
    const before = found.get(key)
    if (effect === 'require') found.set(key, { kind, item, origin: from, dropped_by: null })
    else if (before) found.set(key, { ...before, dropped_by: from })
  }
  return [...found.values()]
}

/** So many levels lie between it and a booking. */
const distance = ({ origin: { level } }: Line): number => requirementLevels.length - requirementLevels.indexOf(level)

/** Kinds in their order, within them by name as in a German dictionary. */
export const byKindAndName = (a: InheritedRequirement, b: InheritedRequirement): number =>
  requirementKinds.indexOf(a.kind) - requirementKinds.indexOf(b.kind) || byName.compare(a.item.name, b.item.name) || a.item.id - b.item.id

const byName = new Intl.Collator('de')
