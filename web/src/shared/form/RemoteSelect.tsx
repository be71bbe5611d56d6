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
  /** Narrows the choices, `{ facility__id: 3 }`. */
  params?: Params
  /** Choices are ordered by these kinds and show their title. Headings in between would be options for screen readers. */
  kinds?: readonly Kind[]
  id?: string
  placeholder?: string
  disabled?: boolean
  /** Shows all chosen records, on several lines if needed; otherwise as many as fit on one line. */
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
 * Chooses one record or several, searched by name on the server. Chosen records show their name without a request; Tab before the answer
 * has arrived takes what it finds.
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
  // Until this phrase is answered, the previous choices are narrowed down, so that Enter never takes an unintended one.
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
      {...(!wraps && { maxTagCount: 'responsive', maxTagPlaceholder: moreChosen(value.length) })}
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

/** The frame around the list announces the text that replaces the choices. */
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
