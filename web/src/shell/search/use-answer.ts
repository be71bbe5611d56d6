import type { SearchAnswer, SearchKind } from '@kasack/contract/search.ts'
import { resultSizes, searchKinds } from '@kasack/contract/search.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '../../shared/call/api.ts'
import { RequestFailed } from '../../shared/call/read.ts'
import type { Params } from '../../shared/call/send.ts'
import { useDebounced } from '../../shared/form/use-debounced.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { formActs } from './acts.ts'
import { type ActionQuery, actionQueryOf } from './typed-act.ts'
import { mayOpen } from './may-open.ts'

/** A question and the server's answer: records for the whole text, and records a typed action may start from. */
export type Answer = { asked: Question; found: SearchAnswer; act: (ActionQuery & { found: SearchAnswer }) | null }

/** `recent`: the records requested while nothing is typed. */
export type Question = { typed: string; kind: SearchKind | null; recent: string }

/** Typing pause before the server is asked, in milliseconds. */
const pause = 100

/** Results per kind when all kinds are searched; the rest of one is requested separately. */
const ofEach = 4

const nothing: SearchAnswer = { results: [], counts: {} }

type Asking = Question & { may: (needs: UserNeeds) => boolean }

/** The answer to what is typed; the previous one until it arrives. */
export function useAnswer({ typed, kind, recent, may }: Asking) {
  const question = { typed: useDebounced(typed.trim(), pause), kind, recent }
  const { data, error, refetch, isPlaceholderData, isFetching } = useQuery<Answer, RequestFailed>({
    queryKey: ['search', 'palette', question],
    queryFn: ({ signal }) => answer(question, may, signal),
    placeholderData: keepPreviousData,
  })
  const isNewest = question.typed === typed.trim() && !isPlaceholderData
  return { answer: error ? undefined : data, error, again: () => void refetch(), isStanding: isNewest && data !== undefined, isFetching }
}

async function answer({ typed, kind, recent }: Question, may: Asking['may'], signal: AbortSignal): Promise<Answer> {
  const asked = { typed, kind, recent }
  if (typed === '') return { asked, found: recent === '' ? nothing : await ask({ records: recent }, signal), act: null }
  const typedAct = kind ? null : actionQueryOf(typed, formActs)
  const [found, about] = await Promise.all([
    ask({ q: typed, kinds: kind ?? searchKinds, size: kind ? resultSizes.most : ofEach }, signal),
    typedAct && typedAct.recordQuery !== ''
      ? ask({ q: typedAct.recordQuery, kinds: kindsOf(typedAct, may), size: ofEach }, signal)
      : nothing,
  ])
  return { asked, found, act: typedAct && { ...typedAct, found: about } }
}

/** The kinds of records any of the actions can start from. */
const kindsOf = ({ acts }: ActionQuery, may: Asking['may']): SearchKind[] =>
  searchKinds.filter((kind) => acts.some((act) => act.takes[kind] && mayOpen(act, act.takes[kind], may)))

async function ask(params: Params, signal: AbortSignal): Promise<SearchAnswer> {
  const { kinds } = params
  if (Array.isArray(kinds) && kinds.length === 0) return nothing
  const answered = await request<SearchAnswer>({ path: '/search.json/', params, signal, silent: true })
  if (!answered.ok) throw new RequestFailed(answered.status, answered.data)
  return answered.data
}
