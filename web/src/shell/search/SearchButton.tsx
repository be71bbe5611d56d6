import { SearchOutlined } from '@ant-design/icons'
import { useText } from '../../shared/language/i18n.ts'
import { texts } from '../navigation/texts.ts'
import { searchKey, searchShortcut } from '../preferences/search-key.ts'
import { isSearching } from './is-searching.ts'

/** Opens the search from the header; on narrow screens its label is for screen readers only. */
export function SearchButton() {
  const t = useText()
  return (
    <div className="k-find">
      <button type="button" aria-keyshortcuts={searchShortcut} onClick={() => isSearching.set(true)}>
        <SearchOutlined aria-hidden />
        <span>{t(texts.search)} </span>
        <kbd>{t(searchKey)}</kbd>
      </button>
    </div>
  )
}
