import type { Text } from '@kasack/contract/text.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import type { RequirementInput } from '@kasack/contract/requirement.ts'
import { kindOf, requirementKinds, requirementPlaces, requirementTexts } from '@kasack/contract/requirement.ts'

/** What is known before a requirement is checked; `same`: another one exists for the same place and item. */
export type RequirementFacts = { same: boolean }

type RequirementContext = RequirementFacts & { stored: object | null; unreadable: Problems }

/**
 * Reasons to refuse a new requirement, by field; the place and item of a stored one cannot change. An unreadable field counts as filled.
 * See docs/rules/requirements.md.
 */
export function refuseRequirement(input: RequirementInput, { stored, unreadable, same }: RequirementContext): Problems {
  if (stored) return {}
  const isGiven = (field: keyof RequirementInput) => input[field] !== null || field in unreadable
  const exactlyOne = (fields: readonly (keyof RequirementInput)[], none: Text, several: Text): Problems => {
    const given = fields.filter(isGiven)
    if (given.length === 1) return {}
    const [named, text] = given.length === 0 ? [fields, none] : [given, several]
    return Object.fromEntries(named.map((field) => [field, [text]]))
  }
  const taken = same ? kindOf(input) : null
  return {
    ...exactlyOne(requirementPlaces, requirementTexts.no_place, requirementTexts.several_places),
    ...exactlyOne(requirementKinds, requirementTexts.no_item, requirementTexts.several_items),
    ...(isGiven('department') && !isGiven('facility') ? { department: [requirementTexts.only_with_facility] } : {}),
    ...(taken ? { [taken]: [problemTexts.taken] } : {}),
  }
}
