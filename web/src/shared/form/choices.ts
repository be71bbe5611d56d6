import type { Ref } from '@kasack/contract/field.ts'
import type { LookupName, ReferenceTarget } from '@kasack/contract/reference.ts'
import { autocompleteOf } from '@kasack/contract/reference.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Params } from '../call/send.ts'
import { read } from '../call/read.ts'
import { readFor } from '../storage/query-client.ts'

/** Pause after the last keystroke before a search, in milliseconds. */
export const searchPause = 500
/** How long choices are cached, in milliseconds. */
const choicesKept = 30_000
const pageSize = 50

type Choices = Ref[] | { count: number; results: Ref[] }

/** The records a field may refer to whose name contains the phrase, at most 50. */
export const choicesOf = (target: ReferenceTarget, phrase: string, params: Params = {}) =>
  queryOptions({
    ...read<Choices>(pathOf(target), { ...params, name__icontains: phrase.trim(), page_size: pageSize }),
    staleTime: choicesKept,
    select: recordsIn,
  })

/** Everything a field may refer to, for short lists. */
export const allChoicesOf = (target: LookupName) => ({ ...read<Ref[]>(pathOf(target)), staleTime: choicesKept })

/** The choices for the phrase; none if they cannot be read. */
export const findChoices = (target: ReferenceTarget, phrase: string, params?: Params): Promise<Ref[]> =>
  readFor(choicesOf(target, phrase, params)).then(recordsIn, () => [])

const recordsIn = (answer: Choices) => (Array.isArray(answer) ? answer : answer.results)

const pathOf = (target: ReferenceTarget) => `/autocompletes/${autocompleteOf(target)}.json/`
