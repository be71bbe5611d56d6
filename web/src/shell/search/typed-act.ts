import { formsOf, matchOf } from '@kasack/contract/search-word.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { FormAct } from './acts.ts'
import { actWords, fillers } from './act-texts.ts'

/** Fewer letters begin too many words. */
const fewest = 3

/** What is to be done by what was typed; `rest`: with which record, empty: with none. `isWhole`: one of its words was typed to the end. */
export type TypedAct = { acts: readonly FormAct[]; isWhole: boolean; rest: string }

/** The acts that are meant by one of the words, each from its beginning; null: by none of them. */
export function typedActOf(typed: string, all: readonly FormAct[]): TypedAct | null {
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
    isWhole: saying.some(({ forms, any, acts }) => any === 'equal' || acts.some(({ words }) => matchIn(forms, words) === 'equal')),
    rest: rest.join(' '),
  }
}

/** How well a word of the act was typed, in either language; a slip is none of them. */
function matchIn(forms: readonly string[], words: Text): 'equal' | 'beginning' | null {
  if (forms[0]!.length < fewest) return null
  const matches = wordsIn(words).map((word) => matchOf(forms, word))
  return (['equal', 'beginning'] as const).find((match) => matches.includes(match)) ?? null
}

const isFiller = (forms: readonly string[]) => wordsIn(fillers).some((word) => forms.includes(word))

const wordsIn = ({ de, en }: Text): string[] => `${de} ${en}`.split(' ').flatMap(formsOf)
