import { beforeEach } from 'vitest'

// The files of one worker share a tab, so what one test typed would show up as the next one's draft.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
