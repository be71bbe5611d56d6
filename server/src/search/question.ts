import type { Access } from '@kasack/contract/permission.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import { applicant } from '@kasack/contract/applicant.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemText, problemTexts } from '@kasack/contract/problem.ts'
import type { SearchKind } from '@kasack/contract/search.ts'
import { longestQuery, maxRecords, resultSizes, searchEntities, searchKinds } from '@kasack/contract/search.ts'
import { numberPattern, soughtDigits } from '@kasack/contract/phone-search.ts'
import { typedFormsOf, wordsOf } from '@kasack/contract/search-word.ts'
import type { Caller } from '../platform/request/call.ts'
import { refuseIf } from '../platform/text/refusal.ts'

/** A typed token: a word in its forms, or digits that may be part of a telephone number. */
export type Token = { typed: string; forms: string[]; digits: string | null }

/** What a record must match: each token, or all of them together as one telephone number. */
export type Part = { tokens: Token[]; digits: string | null }

export type RecordKey = { kind: SearchKind; id: number }

/**
 * A search: all parts, and the id if `#17` was typed. `kinds` null: all, and `size` for all of them together. `records`: known records to
 * read.
 */
export type Question = { parts: Part[]; id: number | null; kinds: SearchKind[] | null; size: number; records: RecordKey[] }

/** Most words searched; more do not narrow the result further. */
const maxTokens = 12

export function readQuestion(query: Record<string, string>): Question {
  const typed = query['q'] ?? ''
  const named = listOf(query['kinds'])
  const records = listOf(query['records']).map(knownOf)
  const problems: Problems = {
    ...([...typed].length > longestQuery && { q: [problemText('too_long', longestQuery)] }),
    ...(named.some((one) => !isKind(one)) && { kinds: [problemTexts.not_choice] }),
    ...(records.includes(null) && { records: [problemTexts.not_choice] }),
    ...(records.length > maxRecords && { records: [problemText('too_many', maxRecords)] }),
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

/** Reads `employees:17`; null if it is no kind and id. */
function knownOf(raw: string): RecordKey | null {
  const [, kind, id] = /^([a-z-]+):([1-9]\d{0,8})$/.exec(raw) ?? []
  return kind !== undefined && isKind(kind) ? { kind, id: Number(id) } : null
}

const isKind = (one: string): one is SearchKind => (searchKinds as readonly string[]).includes(one)

/** As lists read it: an invalid size counts as absent. */
const sizeOf = (raw = '') => (/^[1-9]\d{0,8}$/.test(raw) ? Math.min(Number(raw), resultSizes.most) : resultSizes.usual)

/** The parts of the typed text; repeated parts count once. */
export function partsOf(typed: string): Pick<Question, 'parts' | 'id'> {
  const id = /(?<!\S)#(\d{1,9})(?!\S)/.exec(typed)
  const rest = id ? typed.replace(id[0], ' ') : typed
  const numbers = rest.match(numberPattern) ?? []
  const words = wordsOf(rest.replaceAll(numberPattern, ' ')).map((word) => ({ tokens: [tokenOf(word)], digits: null }))
  const parts = [...numbers.map(numberOf), ...words].slice(0, maxTokens)
  const keys = parts.map(({ tokens }) => tokens.map(({ forms }) => forms[0]).join(' '))
  return { parts: parts.filter((_, at) => keys.indexOf(keys[at]!) === at), id: id ? Number(id[1]) : null }
}

function numberOf(typed: string): Part {
  const tokens = wordsOf(typed)
    .slice(0, maxTokens)
    .map((word) => ({ ...tokenOf(word), digits: soughtDigits(word) }))
  return { tokens, digits: tokens.length > 1 ? soughtDigits(typed) : null }
}

const tokenOf = (typed: string): Token => ({ typed, forms: typedFormsOf(typed), digits: null })

/** The kinds the caller may read, out of those named. */
export const kindsFor = (caller: Caller, named: readonly SearchKind[] | null): SearchKind[] =>
  searchKinds.filter((kind) => mayAccess(caller, readRight(kind)) && (named?.includes(kind) ?? true))

const readRight = (kind: SearchKind): Access => searchEntities[searchKinds.indexOf(kind)]!.access.read

/** Whether the caller finds entries by the applicants they are about. */
export const seesGuarded = (caller: Caller): boolean => mayAccess(caller, applicant.access.read)
