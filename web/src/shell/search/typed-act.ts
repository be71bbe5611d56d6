import { formsOf, matchOf } from '@kasack/contract/search-word.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { FormAct } from './acts.ts'
import { actWords, fillers } from './act-texts.ts'

/** Fewer letters would match too many words. */
const fewest = 3

/**
 * The actions typed; `recordQuery`: the words left to find a record, empty if none. `isExact`: a word of an action was typed
 * in full.
 */
export type ActionQuery = { acts: readonly FormAct[]; isExact: boolean; recordQuery: string }

/** The actions whose words, or their beginnings, were typed; null if there are none. */
export function actionQueryOf(typed: string, all: readonly FormAct[]): ActionQuery | null {
  const meant = typed.split(/\s+/).flatMap((word) => {
    const forms = formsOf(word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''))
    return forms[0] ? [{ word, forms, any: matchIn(forms, actWords.any), acts: all.filter(({ words }) => matchIn(forms, words)) }] : []
  })
  const saying = meant.filter(({ any, acts }) => any || acts.length > 0)
  if (saying.length === 0) return null
  const named = new Set(saying.flatMap(({ any, acts }) => (any ? [] : acts)))
  const rest = meant.filter((one) => !saying.includes(one) && !isFiller(one.forms)).map(({ word }) => word)
  return {
    acts: named.size > 0 ? all.filter((act) => named.has(act)) : all,
    isExact: saying.some(({ forms, any, acts }) => any === 'equal' || acts.some(({ words }) => matchIn(forms, words) === 'equal')),
    recordQuery: rest.join(' '),
  }
}

/** How well a word of the action matches, in either language; typos do not match. */
function matchIn(forms: readonly string[], words: Text): 'equal' | 'beginning' | null {
  if (forms[0]!.length < fewest) return null
  const matches = wordsIn(words).map((word) => matchOf(forms, word))
  return (['equal', 'beginning'] as const).find((match) => matches.includes(match)) ?? null
}

const isFiller = (forms: readonly string[]) => wordsIn(fillers).some((word) => forms.includes(word))

const wordsIn = ({ de, en }: Text): string[] => `${de} ${en}`.split(' ').flatMap(formsOf)
