import type { MapPlace } from '@kasack/contract/place.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AutoComplete } from 'antd'
import type { KeyboardEvent, ReactElement } from 'react'
import { useState } from 'react'
import { searchPause } from '../form/choices.ts'
import type { ControlProps } from '../form/control.ts'
import { statusOf } from '../form/control.ts'
import { NoChoice } from '../form/NoChoice.tsx'
import { SelectInput } from '../form/SelectInput.tsx'
import { useDebounced } from '../form/use-debounced.ts'
import { t, useLanguage } from '../language/i18n.ts'
import { placesOf } from './search.ts'
import './place.css'
import { texts } from './texts.ts'

type Props = ControlProps & {
  /** Other input that narrows the search, such as `80331`; omitted if the typed text names a place by itself. */
  around?: string
  /** Filters the places found. */
  isOffered?: (place: MapPlace) => boolean
  /** Turns suggestions off. */
  isMute?: boolean
  onTake: (place: MapPlace, typed: string) => void
}

/** antd only shows a placeholder in an input passed as an element. */
const withoutMark = <SelectInput />

/** Shorter texts match everything. */
const shortest = 3

/** A text field that suggests places while the user types. The typed text counts unless a place is chosen. */
export function PlaceControl({ value, onChange, onTake, around = '', isMute = false, isOffered = () => true, ...control }: Props) {
  const { disabled, isWrong, placeholder, aria } = control
  const language = useLanguage()
  /** Text typed since the field got the focus; null: none, or a place was chosen. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const phrase = isMute || !typed || typed.trim().length < shortest ? '' : asking(typed.trim(), around)
  const asked = useDebounced(phrase, searchPause)
  const found = useQuery({
    ...placesOf(asked, language),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const awaited = asked !== phrase || found.isFetching
  const places = asked === '' ? [] : (found.data?.places ?? []).filter(isOffered)
  const empty = t(awaited ? texts.searching : found.isError ? texts.search_failed : texts.no_place)
  return (
    <AutoComplete<string, { value: string; label: string; place: MapPlace }>
      {...aria}
      className="k-wide k-place"
      value={String(value ?? '')}
      onSearch={(text) => {
        setTyped(text)
        onChange(text)
      }}
      onSelect={(_id, { place }) => {
        setTyped(null)
        onTake(place, typed ?? String(value ?? ''))
      }}
      onBlur={() => setTyped(null)}
      open={isOpen && phrase !== ''}
      onOpenChange={setOpen}
      options={places.map((place) => ({ value: place.id, label: place.place_name, place }))}
      filterOption={false}
      defaultActiveFirstOption={false}
      notFoundContent={<NoChoice text={empty} />}
      popupRender={offering(places.length === 0, found.data?.attribution)}
      popupMatchSelectWidth={400}
      // On Tab antd would take the highlighted place, even if the user only moves on.
      onInputKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Tab') return
        event.stopPropagation()
        setOpen(false)
      }}
      disabled={disabled}
      status={statusOf(isWrong)}
      placeholder={placeholder && t(placeholder)}
      components={{ input: withoutMark }}
    />
  )
}

const asking = (typed: string, around: string) => (around === '' || /,|\b\d{5}\b/.test(typed) ? typed : `${typed}, ${around}`)

/** The list of places with its attribution; the text that replaces the list is announced. */
const offering = (isSaid: boolean, attribution: string | undefined) => (list: ReactElement) => (
  <>
    <div role={isSaid ? 'status' : undefined}>{list}</div>
    {attribution && <div className="k-place-data">{t(texts.data, { attribution })}</div>}
  </>
)
