import { applyLanguage, language } from '../shared/i18n.ts'
import { clearLists } from '../shared/local-cache.ts'
import { preferences } from '../shared/preference.ts'
import { readAgain } from '../shared/query.ts'

/** Applies the language, now and whenever it changes; what the server wrote in the old one is read again. */
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
