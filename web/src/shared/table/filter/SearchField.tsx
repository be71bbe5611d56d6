import { SearchOutlined } from '@ant-design/icons'
import type { Text } from '@kasack/contract/text.ts'
import type { InputRef } from 'antd'
import Input from 'antd/es/input/Input'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '../../language/i18n.ts'
import { ClearIcon } from '../../look/ClearIcon.tsx'
import { focusFirstRow } from '../../part/row-focus.ts'
import { isSingleKey } from '../../part/single-key.ts'
import { texts as words } from '../question/texts.ts'
import { texts } from './texts.ts'

/** Delay between the last keystroke and the search, in milliseconds (product.md 2.5). */
const searchDelay = 400

type Props = {
  phrase: string
  placeholder: Text
  /** Why searching is unavailable. */
  unavailable?: Text | undefined
  onSearch: (phrase: string) => void
}

/** Free-text search; the key `/` focuses it from anywhere on the page. */
export function SearchField({ phrase, placeholder, unavailable, onSearch }: Props) {
  const input = useRef<InputRef>(null)
  const [typed, setTyped] = useState(phrase)
  const [sent, setSent] = useState(phrase)
  const [seen, setSeen] = useState(phrase)

  // The typed text stays unless the phrase changed elsewhere: by a chip, a link or going back.
  if (seen !== phrase) {
    setSeen(phrase)
    if (sent !== phrase) {
      setTyped(phrase)
      setSent(phrase)
    }
  }

  const search = () => {
    setSent(typed.trim())
    onSearch(typed.trim())
  }
  const searchWhenQuiet = useEffectEvent(search)
  useEffect(() => {
    if (typed.trim() === sent) return undefined
    const timer = setTimeout(() => searchWhenQuiet(), searchDelay)
    return () => clearTimeout(timer)
  }, [typed, sent])
  useEffect(() => focusOnSlash(() => input.current), [])

  return (
    <Input
      ref={input}
      className="k-search"
      type="search"
      prefix={<SearchOutlined aria-hidden />}
      suffix={
        !typed &&
        !unavailable && (
          <kbd className="k-kbd" aria-hidden="true">
            /
          </kbd>
        )
      }
      aria-label={t(words.search)}
      aria-keyshortcuts="/"
      placeholder={t(unavailable ?? placeholder)}
      disabled={unavailable !== undefined}
      allowClear={{ clearIcon: <ClearIcon label={t(texts.clear_search)} /> }}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={search}
      onKeyDown={(event) => event.key === 'ArrowDown' && focusFirstRow(event.currentTarget.closest('.k-list')) && event.preventDefault()}
    />
  )
}

/** Handles `/`, but not while the user types, nor below an open dialog. */
function focusOnSlash(field: () => InputRef | null) {
  function press(event: KeyboardEvent) {
    const input = field()?.input
    if (event.key !== '/' || !input || input.disabled || !isSingleKey(event, input)) return
    event.preventDefault()
    field()?.focus({ cursor: 'all' })
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
