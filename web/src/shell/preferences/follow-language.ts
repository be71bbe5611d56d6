import { applyLanguage, language } from '../../shared/language/i18n.ts'
import { clearLists } from '../../shared/storage/local-cache.ts'
import { preferences } from '../../shared/storage/preference.ts'
import { readAgain } from '../../shared/storage/query-client.ts'

/** Applies the language now and on every change, and refetches texts the server sent in the old one. */
export function followLanguage() {
  let applied = language()
  applyLanguage()
  preferences.subscribe(() => {
    if (language() === applied) return
    applied = language()
    applyLanguage()
    clearLists()
    readAgain()
  })
}
