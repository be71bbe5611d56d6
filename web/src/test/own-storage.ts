import { beforeEach } from 'vitest'

// The files of one worker follow each other in one tab: what a test typed would be the next one's draft.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
