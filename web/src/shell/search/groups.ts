import { maxCounted, resultSizes, type SearchKind, type SearchResult } from '@kasack/contract/search.ts'
import { formsOf, matchOf, wordsOf } from '@kasack/contract/search-word.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { createElement } from 'react'
import { t } from '../../shared/language/i18n.ts'
import { creationOptions, typedActOptions } from './act-options.ts'
import { formActs } from './acts.ts'
import { kinds } from './kinds.ts'
import type { Option, OptionGroup } from './option.ts'
import { places } from './places.ts'
import { texts } from './texts.ts'
import type { Answer } from './use-answer.ts'

type GroupContext = { may: (needs: UserNeeds) => boolean; showKind: (kind: SearchKind) => void }

/** The groups shown for an answer. An exact match comes first, be it a record, an action or a page; then the rest. */
export function groupsOf(answer: Answer, { may, showKind }: GroupContext): OptionGroup[] {
  const { asked, found, act } = answer
  if (asked.typed === '') {
    return filled([
      { key: 'recent', label: t(texts.recent), options: found.results.map(recordOption) },
      { key: 'acts', label: t(texts.acts), options: creationOptions(formActs, may) },
    ])
  }
  const records = recordGroups(answer, showKind)
  if (asked.kind) return records
  const acts = { key: 'acts', label: t(act?.recordQuery === '' ? texts.acts : texts.record_acts), options: typedActOptions(answer, may) }
  const { whole, begun } = placeOptions(asked.typed, may)
  const pages = { key: 'pages', label: t(texts.pages), options: [...whole, ...begun] }
  const isActFirst = act?.isExact === true && !found.results.some((result) => isExact(result, asked.typed))
  return filled([...(whole.length > 0 ? [pages] : []), ...(isActFirst ? [acts] : []), ...records, ...(isActFirst ? [] : [acts]), pages])
}

/** Without duplicate and empty groups. */
const filled = (groups: readonly OptionGroup[]): OptionGroup[] => [...new Set(groups)].filter(({ options }) => options.length > 0)

/** In the order of the best match of each kind. */
function recordGroups({ asked, found }: Answer, showKind: GroupContext['showKind']): OptionGroup[] {
  return [...Map.groupBy(found.results, ({ kind }) => kind)].map(([kind, results]) => {
    const count = found.counts[kind] ?? results.length
    const isMore = !asked.kind && count > results.length
    return {
      key: kind,
      label: t(kinds[kind].entity.plural),
      count: count > maxCounted ? t(texts.over, { count: maxCounted }) : String(count),
      options: [...results.map(recordOption), ...(isMore ? [moreOption(kind, count, showKind)] : [])],
    }
  })
}

function recordOption(record: SearchResult): Option {
  const { kind, id, title, subtitle, matched } = record
  const { icon, wayTo } = kinds[kind]
  return { key: `${kind}:${id}`, icon: createElement(icon), title, subtitle, marks: matched, record, ...wayTo(record) }
}

const moreOption = (kind: SearchKind, count: number, showKind: GroupContext['showKind']): Option => ({
  key: `all ${kind}`,
  icon: null,
  title: t(count > resultSizes.most ? texts.show_first : texts.show_all, { count: Math.min(count, resultSizes.most) }),
  open: () => showKind(kind),
  stays: true,
})

/**
 * Whether the record contains every typed word exactly. Logbook entries never count: their text may contain anything.
 */
function isExact({ kind, title, subtitle }: SearchResult, typed: string): boolean {
  const said = new Set([title, subtitle].flatMap(wordsOf).flatMap(formsOf))
  return kind !== 'engagements' && wordsOf(typed).every((word) => formsOf(word).some((form) => said.has(form)))
}

/** Fewer letters would match too many pages. */
const fewestLetters = 2

/** Pages and settings that match every typed word; `whole`: the full name was typed. */
function placeOptions(typed: string, may: GroupContext['may']): { whole: Option[]; begun: Option[] } {
  const words = wordsOf(typed).map((word) => formsOf(word))
  const fitting = places.flatMap((place) => {
    const match = may(place.needs) && typed.length >= fewestLetters ? matchName(words, t(place.label)) : null
    return match ? [{ match, option: placeOption(place) }] : []
  })
  const optionsOf = (match: NameMatch) => fitting.filter((one) => one.match === match).map(({ option }) => option)
  return { whole: optionsOf('whole'), begun: optionsOf('begun') }
}

type NameMatch = 'whole' | 'begun'

function matchName(words: readonly string[][], name: string): NameMatch | null {
  const called = wordsOf(name).map((word) => formsOf(word))
  const matchesOf = (forms: readonly string[]) => called.flat().map((form) => matchOf(forms, form))
  if (words.length === 0 || !words.every((forms) => matchesOf(forms).some((match) => match === 'equal' || match === 'beginning')))
    return null
  return words.length === called.length && words.every((forms) => matchesOf(forms).includes('equal')) ? 'whole' : 'begun'
}

const placeOption = ({ key, icon, label, within, way }: (typeof places)[number]): Option => ({
  key: `place ${key}`,
  icon: createElement(icon),
  title: t(label),
  ...(within && { subtitle: t(within) }),
  ...way(),
})
