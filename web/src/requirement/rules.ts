import type { Ref } from '@kasack/contract/field.ts'
import { measlesTypes } from '@kasack/contract/measles.ts'
import type { InheritedRequirement } from '@kasack/contract/requirement-inherited.ts'
import type { Requirement, RequirementPlace } from '@kasack/contract/requirement.ts'
import { kindOf, requirementPlaces } from '@kasack/contract/requirement.ts'

/** The record whose page shows requirements. */
export type Place = { entity: RequirementPlace; id: number }

/** A requirement as shown at a place. `own` is the record that can be changed there; null: it is stored elsewhere. */
export type ShownRequirement = InheritedRequirement & { own: Requirement | null }

/**
 * The requirements that apply at a place, each with the record stored there, followed by the other records stored
 * there: those of departments, and those that drop what nothing requires.
 */
export function shownRequirements(holding: readonly InheritedRequirement[], own: readonly Requirement[], place: Place): ShownRequirement[] {
  const left = new Set(own)
  const shown = holding.map((line): ShownRequirement => {
    const mine = own.find((one) => one.department === null && one[line.kind]?.id === line.item.id) ?? null
    if (mine) left.delete(mine)
    return { ...line, own: mine }
  })
  return [...shown, ...[...left].map((one) => besides(one, place))]
}

function besides(own: Requirement, place: Place): ShownRequirement {
  const kind = kindOf(own)!
  const origin = own.department ? ({ level: 'department', ...own.department } as const) : { level: place.entity, ...placeOf(own) }
  return { kind, item: own[kind]!, origin, dropped_by: own.effect === 'drop' ? origin : null, own }
}

const placeOf = (one: Requirement): Ref => requirementPlaces.map((place) => one[place]).find((ref) => ref !== null)!

/** The display name of a requirement: what is required, and where. */
export function nameOfRequirement(one: Requirement): string {
  const kind = kindOf(one)
  return [kind && one[kind]?.name, placeOf(one).name, one.department?.name].filter(Boolean).join(', ')
}

/**
 * The facility types where the law demands proof of measles immunity and no requirement exists yet; one that drops it
 * counts as existing.
 */
export function typesToPropose<Type extends Ref>(types: readonly Type[], said: readonly Pick<Requirement, 'facility_type'>[]): Type[] {
  const silent = (id: number) => said.every(({ facility_type }) => facility_type?.id !== id)
  return types.filter(({ id, name }) => measlesTypes.includes(name) && silent(id))
}
