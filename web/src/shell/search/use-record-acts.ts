import type { SearchResult } from '@kasack/contract/search.ts'
import { formsOf, matchOf, wordsOf } from '@kasack/contract/search-word.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { PhoneOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { recordCall } from '../../shared/address/record-path.ts'
import { request } from '../../shared/call/api.ts'
import { RequestFailed } from '../../shared/call/read.ts'
import { t } from '../../shared/language/i18n.ts'
import { usePhones } from '../../shared/language/use-phones.ts'
import type { Act } from '../../shared/record/act.ts'
import { recordActOptions } from './act-options.ts'
import { kinds } from './kinds.ts'
import type { Option } from './option.ts'
import { type ActsOf, loadActs } from './record-acts.ts'
import { texts } from './texts.ts'

type May = (needs: UserNeeds) => boolean
type Reading = { record: object; actsOf: ActsOf | null }

/** The actions on the chosen record: open, call, and everything its tables and forms offer. */
export function useRecordActs(chosen: SearchResult | null, may: May) {
  const phones = usePhones()
  const { data, error, refetch } = useQuery<Reading, RequestFailed>({
    queryKey: [chosen?.kind ?? '', `acts of ${chosen?.id ?? ''}`],
    queryFn: ({ signal }) => read(chosen!, signal),
    enabled: chosen !== null,
  })
  if (!chosen) return { options: [], error: null, again: () => undefined }
  const { open, to } = kinds[chosen.kind].wayTo(chosen)
  const acts = data?.actsOf?.(data.record, may).filter(({ needs = 'session' }) => may(needs)) ?? []
  const known = new Set(acts.map(({ key }) => actKeys[key] ?? key))
  const options: Option[] = [
    { key: 'open', icon: createElement(kinds[chosen.kind].icon), title: t(texts.open), to, open },
    ...(data ? callOptions(data.record, phones) : []),
    ...[
      ...recordActOptions(chosen, may)
        .filter(({ key }) => !known.has(nameOf(key)))
        .map(({ record: _record, subtitle: _subtitle, marks: _marks, ...option }) => option),
      ...acts.map(actOption),
    ].toSorted((one, other) => rankOf(one) - rankOf(other)),
  ]
  return { options, error, again: () => void refetch() }
}

/** The most frequent actions on the phone, in this order; the rest follows as in the tables. */
const first = ['engagement', 'absence', 'booking', 'vacancy', 'email', 'followups', 'follow-up', 'request-document']

const nameOf = (key: string): string => key.split(' ')[0]!

function rankOf({ key }: Option): number {
  const at = first.indexOf(nameOf(key))
  return at === -1 ? first.length : at
}

/** Table actions whose form has another name. */
const actKeys: Partial<Record<string, string>> = { 'follow-up': 'followups', 'request-document': 'email' }

async function read({ kind, id }: SearchResult, signal: AbortSignal): Promise<Reading> {
  const [answer, actsOf] = await Promise.all([
    request<object>({ path: recordCall(kinds[kind].entity, id), signal, silent: true }),
    loadActs[kind]?.() ?? null,
  ])
  if (!answer.ok) throw new RequestFailed(answer.status, answer.data)
  return { record: answer.data, actsOf }
}

const actOption = ({ key, icon, label, hint, disabledBecause, onSelect }: Act): Option => ({
  key,
  icon,
  title: t(label),
  ...(hint && { subtitle: t(hint) }),
  whyNot: disabledBecause && t(disabledBecause),
  open: onSelect,
})

type PhoneNumbers = { mobile?: string | null; phone?: string | null; country_code?: string | null }

/** The dialable numbers of the record, as far as the reader may see them. */
function callOptions(record: PhoneNumbers, { formatPhone, phoneHref }: ReturnType<typeof usePhones>): Option[] {
  const { mobile, phone, country_code } = record
  return [...new Set([mobile, phone])].flatMap((typed) => {
    const href = typed ? phoneHref(typed, country_code ?? '') : ''
    if (!typed || !href) return []
    const title = t(texts.call, { number: formatPhone(typed, country_code ?? '') })
    return [
      {
        key: `call ${typed}`,
        icon: createElement(PhoneOutlined, { 'aria-hidden': true }),
        title,
        to: href,
        open: () => location.assign(href),
      },
    ]
  })
}

/** The options whose title contains, for every typed word, a word that begins with it. */
export const narrowed = (options: readonly Option[], typed: string): Option[] =>
  options.filter(({ title }) => {
    const said = wordsOf(title).flatMap(formsOf)
    return wordsOf(typed).every((word) => said.some((form) => ['equal', 'beginning'].includes(matchOf(formsOf(word), form) ?? '')))
  })
