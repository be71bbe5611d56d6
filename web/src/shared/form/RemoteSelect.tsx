import type { Ref } from '@kasack/contract/field.ts'
import type { ReferenceTarget } from '@kasack/contract/reference.ts'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Params } from '../call/send.ts'
import { useText } from '../language/i18n.ts'
import { ClearIcon } from '../look/ClearIcon.tsx'
import { report } from '../program/report.ts'
import { choicesOf, findChoices, searchPause } from './choices.ts'
import { moreChosen } from './more-chosen.tsx'
import { NoChoice } from './NoChoice.tsx'
import { markedIn } from './marked-choice.ts'
import { searching } from './searches.ts'
import { SelectInput } from './SelectInput.tsx'
import { texts } from './texts.ts'
import { useDebounced } from './use-debounced.ts'

type Kind = { title: string; has: (choice: Ref) => boolean }

type SharedProps = {
  target: ReferenceTarget | undefined
  /** Narrows what is offered, `{ facility__id: 3 }`. */
  params?: Params
  /** What is offered stands in the order of these kinds, each with its title. Headings between them would be options without being any. */
  kinds?: readonly Kind[]
  id?: string
  placeholder?: string
  disabled?: boolean
  /** All that are chosen are seen, in several lines where they need them; else as many as one line has room for. */
  wraps?: boolean
  status?: 'error' | ''
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string | undefined
  'aria-required'?: boolean
  'aria-invalid'?: boolean
}
type OneProps = SharedProps & { multiple?: false; value: Ref | null; onChange: (chosen: Ref | null) => void }
type ManyProps = SharedProps & { multiple: true; value: Ref[]; onChange: (chosen: Ref[]) => void }

/**
 * Chooses one record or several, found by name on the server. What is chosen shows its name before the server is asked; whoever goes on
 * with Tab before it has answered gets what it finds.
 */
export function RemoteSelect({ target, params, multiple, wraps = false, kinds, value, onChange, ...rest }: OneProps | ManyProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [phrase, setPhrase] = useState('')
  const asked = useDebounced(phrase, searchPause)
  const choices = useQuery({
    ...(target ? choicesOf(target, asked, params) : { queryKey: ['autocompletes'], queryFn: skipToken }),
    enabled: open && target !== undefined,
    placeholderData: keepPreviousData,
  })
  // Until the answer to this phrase is here, the former one is narrowed down, so that Enter never takes what was not meant.
  const awaited = asked !== phrase || choices.isPlaceholderData
  const offered = inOrder(
    ((choices.data ?? []) as Ref[]).filter(({ name }) => !awaited || contains(name, phrase)),
    kinds,
  )
  const empty = choices.isError ? choices.error.message : t(awaited || choices.isFetching ? texts.loading : texts.no_record)
  const chosen = [value].flat().map((one) => one?.id)
  const lately = useRef('')
  useEffect(() => {
    lately.current = chosen.join()
  })
  async function takeFound(wanted: ReferenceTarget, word: string) {
    const [found] = inOrder(await findChoices(wanted, word, params), kinds)
    if (!found || lately.current !== chosen.join()) return
    if (!multiple) onChange(found)
    else if (!chosen.includes(found.id)) onChange([...value, found])
  }
  const shared = {
    ...rest,
    className: 'k-wide',
    open,
    onOpenChange: (opening: boolean) => {
      if (opening && !target) report('A select has nothing to fetch its choices from')
      setOpen(opening)
      if (!opening) setPhrase('')
    },
    showSearch: { filterOption: false, searchValue: phrase, onSearch: setPhrase },
    onInputKeyDown: ({ key, target: input }: KeyboardEvent) => {
      if (key === 'Tab' && target && input instanceof HTMLInputElement && input.value !== '' && !markedIn(input))
        searching(takeFound(target, input.value))
    },
    options: offered.map((one) => ({ ...asOption(one), kind: kinds?.find((kind) => kind.has(one))?.title })),
    ...(kinds && { optionRender: withKind }),
    loading: open && choices.isFetching,
    notFoundContent: <NoChoice text={empty} />,
    popupRender: framedAs(offered.length > 0 ? undefined : choices.isError ? 'alert' : 'status'),
    allowClear: { label: t(texts.clear), clearIcon: <ClearIcon /> },
    labelInValue: true,
    components: { input: SelectInput },
  } as const
  return multiple ? (
    <Select<Option[]>
      {...shared}
      mode="multiple"
      {...(!wraps && { maxTagCount: 'responsive', maxTagPlaceholder: moreChosen })}
      value={value.map(asOption)}
      onChange={(all) => {
        setPhrase('')
        onChange(all.map(asRef))
      }}
    />
  ) : (
    <Select<Option | null> {...shared} value={value && asOption(value)} onChange={(one) => onChange(one ? asRef(one) : null)} />
  )
}

const inOrder = (records: readonly Ref[], kinds: readonly Kind[] | undefined): Ref[] =>
  kinds ? kinds.flatMap((kind) => records.filter(kind.has)) : [...records]

/** What is said in place of choices is announced by the frame around their list. */
const framedAs = (role: 'alert' | 'status' | undefined) => (list: ReactElement) => <div role={role}>{list}</div>

const withKind = ({ label, data }: { label?: ReactNode; data: object }) => (
  <span className="k-option">
    {label} <small>{(data as { kind?: string }).kind}</small>
  </span>
)

type Option = { value: number; label: string }
const asOption = ({ id, name }: Ref): Option => ({ value: id, label: name })
const asRef = ({ value, label }: Option): Ref => ({ id: value, name: label })

const contains = (name: string, phrase: string) => name.toLocaleLowerCase().includes(phrase.trim().toLocaleLowerCase())
