import * as z from 'zod/mini'
import type { RequirementEffect } from './requirement.ts'
import { requirementKinds } from './requirement.ts'
import { plainRef } from './shared-shape.ts'

/** Where a requirement can come from, farthest first: the level nearest to a booking decides. */
export const requirementLevels = ['facility_type', 'facility_group', 'facility', 'department', 'vacancy'] as const
export type RequirementLevel = (typeof requirementLevels)[number]

const origin = z.extend(plainRef, { level: z.enum(requirementLevels) })

export type RequirementOrigin = z.output<typeof origin>

/** What applies at a facility or for a vacancy. */
export const inheritedRequirement = z.object({
  kind: z.enum(requirementKinds),
  item: plainRef,
  /** The nearest level that requires it. */
  origin,
  /** The nearest level that drops it; null: it is required. */
  dropped_by: z.nullable(origin),
})
export type InheritedRequirement = z.output<typeof inheritedRequirement>

/** One requirement as stored: what an employee must or need not have, `item` by its id within its kind, and where it comes from. */
export type RequirementLine = Pick<InheritedRequirement, 'kind' | 'item' | 'origin'> & { effect: RequirementEffect }

/** What decides whether a line applies; callers that show nothing leave out the names. */
type Line = Pick<RequirementLine, 'kind' | 'effect'> & { item: { id: number }; origin: Pick<RequirementOrigin, 'level'> }
type EffectiveLine<L extends Line> = Pick<L, 'kind' | 'item' | 'origin'> & { dropped_by: L['origin'] | null }

/**
 * What results from these lines, whatever their order: those of one facility's type, group, itself and one of its departments, and of one
 * vacancy there; each item at most once per level. An item required on several levels is one line with the nearest origin. A drop removes
 * what is required farther off and is named in `dropped_by`; what is required nearer than the drop applies again. A drop of something not
 * required farther off leaves no line. The judge uses the lines with `dropped_by` null. See docs/rules/requirements.md.
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

/** The number of levels between it and a booking. */
const distance = ({ origin: { level } }: Line): number => requirementLevels.length - requirementLevels.indexOf(level)

/** Kinds in their order, within them by name in German dictionary order. */
export const byKindAndName = (a: InheritedRequirement, b: InheritedRequirement): number =>
  requirementKinds.indexOf(a.kind) - requirementKinds.indexOf(b.kind) || byName.compare(a.item.name, b.item.name) || a.item.id - b.item.id

const byName = new Intl.Collator('de')
