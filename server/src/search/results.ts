import { bookingName } from '@kasack/contract/booking.ts'
import type { SearchKind, SearchResult } from '@kasack/contract/search.ts'
import { kindOf, searchPath } from '@kasack/contract/search.ts'
import { storedDigits } from '@kasack/contract/phone-search.ts'
import { filedFormsOf, matchOf, wordsOf } from '@kasack/contract/search-word.ts'
import type { Caller } from '../platform/request/call.ts'
import type { SearchText } from '../search-index/queries.ts'
import type { Hit } from './queries.ts'
import { seesGuarded, type Token } from './question.ts'

type Text = SearchText & { kind: SearchKind }

/** The hits as they are shown, in order; records deleted meanwhile are left out. */
export function resultsOf(
  hits: readonly Pick<Hit, 'kind' | 'id'>[],
  texts: readonly Text[],
  { tokens, caller }: { tokens: readonly Token[]; caller: Caller },
): SearchResult[] {
  const isGuardedShown = seesGuarded(caller)
  return hits.flatMap(({ kind, id }) => {
    const text = texts.find((one) => one.id === id && one.kind === kindOf(kind))
    return text ? [resultOf(text, tokens, isGuardedShown)] : []
  })
}

function resultOf(text: Text, tokens: readonly Token[], isGuardedShown: boolean): SearchResult {
  const { kind, id, title, day, about, own, others, guarded, numbers } = text
  const shown = isGuardedShown ? guarded : []
  const name = day === null ? title : bookingName({ employee: { name: title }, lower: day })
  return {
    kind,
    id,
    title: name,
    subtitle: [...shown, ...about].join(' · '),
    path: searchPath(kind, { id, title: name }),
    matched: matchedOf(tokens, { words: [...own, ...others, ...shown].flatMap(wordsOf), numbers }),
  }
}

/** The matched words as the record spells them, each once; for telephone numbers the whole number. */
function matchedOf(tokens: readonly Token[], { words, numbers }: { words: readonly string[]; numbers: SearchText['numbers'] }): string[] {
  const written = [...new Set(words)].map((word) => ({ word, forms: filedFormsOf(word) }))
  const matched = tokens.flatMap(({ forms, digits }) => {
    const meant = written.filter((one) => one.forms.some((form) => matchOf(forms, form) !== null)).map(({ word }) => word)
    const dialled =
      digits === null ? [] : numbers.filter(([typed, country]) => storedDigits(typed, country).includes(digits)).map(([typed]) => typed)
    return [...meant, ...dialled]
  })
  return [...new Set(matched)]
}
