import { federalStates } from './federal-state.ts'
import type { Permission } from './permission.ts'
import { endsBeforeStart } from './range.ts'
import type { ReferenceTarget } from './reference.ts'
import type { Text } from './text.ts'
import { isDay } from './value.ts'
import type { Codes } from './choice-field.ts'

/** How a filter is chosen, shown as a chip and written into the page's address. */
export type FilterKind =
  | 'contains'
  | 'ids'
  | 'id'
  | 'flag'
  | 'flags'
  | 'choice'
  | 'choices'
  | 'day'
  | 'number'
  | 'days'
  | 'facility_or_group'

/** One parameter of a list. `read` returns undefined for an empty value and throws `InvalidFilter` for a wrong one. */
export type Filter<Value = unknown> = {
  kind: FilterKind
  read: (raw: string) => Value | undefined
  target?: ReferenceTarget
  choices?: readonly string[]
  /** The permission needed to use it. */
  permission?: Permission
  /** Requests without it are refused. */
  isRequired?: true
}

/** A filter by words: pages that offer it must have a text for each. */
export type ChoiceFilter<C extends string = string> = Filter<C[]> & { kind: 'choices'; choices: readonly C[] }

/** A filter by a number of days: pages that offer it decide which numbers. */
export type DaysFilter = Filter<number> & { kind: 'days' }

export type FilterValue<F> = F extends Filter<infer Value> ? Value : never

export class InvalidFilter extends Error {
  readonly text: Text
  constructor(text: Text) {
    super(text.en)
    this.text = text
  }
}

const texts = {
  not_text: { de: 'Dieser Text kann nicht gesucht werden.', en: 'This text cannot be used in a search.' },
  too_many_words: { de: 'Höchstens 50 Wörter können gesucht werden.', en: 'Please search for at most 50 words.' },
  not_id: { de: 'Erwartet wird eine Nummer.', en: 'Please enter a number.' },
  not_flag: { de: 'Erwartet wird true oder false.', en: 'Please use true or false.' },
  not_choice: { de: 'Dieser Wert steht nicht zur Wahl.', en: 'Please choose one of the available values.' },
  not_day: { de: 'Erwartet wird ein Datum wie 2026-12-31.', en: 'Please enter a date such as 2026-12-31.' },
  ends_before_start: { de: 'Das Ende des Zeitraums darf nicht vor seinem Beginn liegen.', en: 'The period cannot end before it starts.' },
  not_number: { de: 'Erwartet wird eine Zahl ab 0.', en: 'Please enter a number of 0 or more.' },
}

export const required = <F extends Filter>(filter: F): F & { isRequired: true } => ({ ...filter, isRequired: true })

/** Part of a text, ignoring case. */
export const contains = (): Filter<string> => ({ kind: 'contains', read: (raw) => (raw === '' ? undefined : storable(raw)) })

/** Refuses NUL, which the database cannot hold. */
function storable(raw: string): string {
  if (raw.includes('\0')) throw new InvalidFilter(texts.not_text)
  return raw
}

/** The distinct words of a search. Each costs a condition: thousands of them would keep the database busy for many seconds. */
export const searchWords = (): Filter<string[]> => ({
  kind: 'contains',
  read(raw) {
    const found = [...new Set(storable(raw).split(/\s+/).filter(Boolean))]
    if (found.length > 50) throw new InvalidFilter(texts.too_many_words)
    return found
  },
})

/** One or several ids, OR. An id too large to exist matches nothing. */
export const ids = (target: ReferenceTarget): Filter<number[]> => ({ kind: 'ids', target, read: (raw) => members(raw, toId) })

/** Exactly one id. */
export const id = (target: ReferenceTarget): Filter<number> => ({ kind: 'id', target, read: (raw) => (raw === '' ? undefined : toId(raw)) })

/** true, false, 1 or 0. */
export const flag = (): Filter<boolean> => ({ kind: 'flag', read: (raw) => (raw === '' ? undefined : toFlag(raw)) })

/** One or several whole names as typed, ignoring case, OR. */
export const names = (): Filter<string[]> => ({ kind: 'contains', read: (raw) => members(raw, storable) })

/** One or both of true and false, also written 1 and 0. */
export const flags = (): Filter<boolean[]> => ({ kind: 'flags', choices: ['true', 'false'], read: (raw) => members(raw, toFlag) })

/** One or several of the words, OR; each may be given by its code. */
export const choices = <C extends string>(words: readonly C[], codes: Codes<C> = {}): ChoiceFilter<C> => ({
  kind: 'choices',
  choices: words,
  read: (raw) => members(raw, (word) => toChoice(words, codes[Number(word)] ?? word)),
})

/** Exactly one of the words. */
export const choice = <C extends string>(words: readonly C[]): Filter<C> => ({
  kind: 'choice',
  choices: words,
  read: (raw) => (raw === '' ? undefined : toChoice(words, raw)),
})

/** Federal states by their two letters. */
export const states = () => choices(federalStates.map(({ code }) => code))

export const day = (): Filter<string> => ({
  kind: 'day',
  read(raw) {
    if (raw !== '' && !isDay(raw)) throw new InvalidFilter(texts.not_day)
    return raw === '' ? undefined : raw
  },
})

/** Parameters for lists whose ranges overlap a period; a missing one leaves that end open. */
export const period = () => ({ from_date: day(), to_date: day() })

/** Why a request's parameters form no period, reported under `to_date`. Null: they do, or one is missing. */
export function refusePeriod({ from_date = null, to_date = null }: { from_date?: unknown; to_date?: unknown }): Text | null {
  const given = { lower: from_date as string | null, upper: to_date as string | null } // parameters of these names are days
  return endsBeforeStart(given) ? texts.ends_before_start : null
}

/** A number from 0, such as kilometres; larger ones are capped at a billion. */
export const number = (): Filter<number> => ({
  kind: 'number',
  read(raw) {
    if (raw !== '' && !/^\d+(\.\d+)?$/.test(raw)) throw new InvalidFilter(texts.not_number)
    return raw === '' ? undefined : Math.min(Number(raw), 1e9)
  },
})

/** A whole number of days; a million of them reach back before any record. */
export const days = (): DaysFilter => ({
  kind: 'days',
  read(raw) {
    if (raw !== '' && !/^\d+$/.test(raw)) throw new InvalidFilter(texts.not_number)
    return raw === '' ? undefined : Math.min(Number(raw), 1e6)
  },
})

export type FacilityOrGroup = { facility: number; group: number | null }

/** `{facilityId},{groupId}`, the group optional: what belongs to that facility or that group (G91). */
export const facilityOrGroup = (): Filter<FacilityOrGroup> => ({
  kind: 'facility_or_group',
  read(raw) {
    const [facility = '', group = '', ...more] = raw.split(',').map((part) => part.trim())
    if (raw === '') return undefined
    if (more.length > 0) throw new InvalidFilter(texts.not_id)
    return { facility: toId(facility), group: group === '' ? null : toId(group) }
  },
})

function members<Value>(raw: string, read: (member: string) => Value): Value[] | undefined {
  const found = raw.split(',').flatMap((member) => (member.trim() === '' ? [] : [read(member.trim())]))
  return found.length === 0 ? undefined : found
}

/** Ids are 32 bits; a larger one becomes 0, which no record has. */
function toId(raw: string): number {
  if (!/^[0-9]+$/.test(raw)) throw new InvalidFilter(texts.not_id)
  return Number(raw) > 2147483647 ? 0 : Number(raw)
}

function toFlag(raw: string): boolean {
  if (!['true', 'false', '1', '0'].includes(raw)) throw new InvalidFilter(texts.not_flag)
  return raw === 'true' || raw === '1'
}

function toChoice<C extends string>(words: readonly C[], raw: string): C {
  const found = words.find((word) => word === raw)
  if (found === undefined) throw new InvalidFilter(texts.not_choice)
  return found
}
