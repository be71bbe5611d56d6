import type { Access } from '@kasack/contract/permission.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import { applicant } from '@kasack/contract/applicant.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemText, problemTexts } from '@kasack/contract/problem.ts'
import type { SearchKind } from '@kasack/contract/search.ts'
import { longestQuery, mostRecords, resultSizes, searchEntities, searchKinds } from '@kasack/contract/search.ts'
import { numberPattern, soughtDigits } from '@kasack/contract/phone-search.ts'
import { typedFormsOf, wordsOf } from '@kasack/contract/search-word.ts'
import type { Caller } from '../platform/request/call.ts'
import { refuseIf } from '../platform/text/refusal.ts'

/** Something that was typed: a word by its forms, or digits that may be part of a telephone number. */
export type Token = { typed: string; forms: string[]; digits: string | null }

/** What a record has to have: each token, or all of them together as one telephone number. */
export type Part = { tokens: Token[]; digits: string | null }

/** A record by its kind and id. */
export type RecordKey = { kind: SearchKind; id: number }

/** What is asked: every part, and of `#17` the id. `kinds` null: all, and `size` of them together. `records`: those that are known. */
export type Question = { parts: Part[]; id: number | null; kinds: SearchKind[] | null; size: number; records: RecordKey[] }

/** So many words are looked for at most: more say no more of a record. */
const mostTokens = 12

export function readQuestion(query: Record<string, string>): Question {
  const typed = query['q'] ?? ''
  const named = listOf(query['kinds'])
  const records = listOf(query['records']).map(knownOf)
  const problems: Problems = {
    ...([...typed].length > longestQuery && { q: [problemText('too_long', longestQuery)] }),
    ...(named.some((one) => !isKind(one)) && { kinds: [problemTexts.not_choice] }),
    ...(records.includes(null) && { records: [problemTexts.not_choice] }),
    ...(records.length > mostRecords && { records: [problemText('too_many', mostRecords)] }),
  }
  refuseIf(problems)
  return {
    ...partsOf(typed),
    kinds: named.length > 0 ? named.filter(isKind) : null,
    size: sizeOf(query['size']),
    records: records.filter((one) => one !== null),
  }
}

const listOf = (raw = ''): string[] =>
  raw
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** `employees:17`; null: it is no kind and id. */
function knownOf(raw: string): RecordKey | null {
  const [, kind, id] = /^([a-z-]+):([1-9]\d{0,8})$/.exec(raw) ?? []
  return kind !== undefined && isKind(kind) ? { kind, id: Number(id) } : null
}

const isKind = (one: string): one is SearchKind => (searchKinds as readonly string[]).includes(one)

/** As lists read it: what is no size is none. */
const sizeOf = (raw = '') => (/^[1-9]\d{0,8}$/.test(raw) ? Math.min(Number(raw), resultSizes.most) : resultSizes.usual)

/** What was typed, in its parts; a part that is typed twice counts once. */
export function partsOf(typed: string): Pick<Question, 'parts' | 'id'> {
  const id = /(?<!\S)#(\d{1,9})(?!\S)/.exec(typed)
  const rest = id ? typed.replace(id[0], ' ') : typed
  const numbers = rest.match(numberPattern) ?? []
  const words = wordsOf(rest.replaceAll(numberPattern, ' ')).map((word) => ({ tokens: [tokenOf(word)], digits: null }))
  const parts = [...numbers.map(numberOf), ...words].slice(0, mostTokens)
  const keys = parts.map(({ tokens }) => tokens.map(({ forms }) => forms[0]).join(' '))
  return { parts: parts.filter((_, at) => keys.indexOf(keys[at]!) === at), id: id ? Number(id[1]) : null }
}

function numberOf(typed: string): Part {
  const tokens = wordsOf(typed)
    .slice(0, mostTokens)
    .map((word) => ({ ...tokenOf(word), digits: soughtDigits(word) }))
  return { tokens, digits: tokens.length > 1 ? soughtDigits(typed) : null }
}

const tokenOf = (typed: string): Token => ({ typed, forms: typedFormsOf(typed), digits: null })

/** The kinds that somebody may read, of those that are named. */
export const kindsFor = (caller: Caller, named: readonly SearchKind[] | null): SearchKind[] =>
  searchKinds.filter((kind) => mayAccess(caller, readRight(kind)) && (named?.includes(kind) ?? true))

const readRight = (kind: SearchKind): Access => searchEntities[searchKinds.indexOf(kind)]!.access.read

/** Whether somebody finds entries by the applicants they are about. */
export const seesGuarded = (caller: Caller): boolean => mayAccess(caller, applicant.access.read)
