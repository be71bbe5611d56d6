import { afterEach, expect, test, vi } from 'vitest'
import { showOn } from '../../shared/notification/notify.ts'
import { setPreference } from '../../shared/storage/preference.ts'
import { flushState, saveState, storageWarningLimit } from '../../shared/storage/state-storage.ts'
import { warnWhenFull } from './warn-when-full.ts'

afterEach(() => {
  showOn(undefined)
})

test('whose storage is nearly full is warned, once', () => {
  const toast = vi.fn<(toast: { kind: string; text: string }) => void>()
  showOn({ open() {}, close() {}, toast })
  setPreference({ language: 'en' })
  warnWhenFull()
  localStorage.setItem('other', 'x'.repeat(storageWarningLimit * 512 - 100))
  for (const key of ['one', 'two']) {
    saveState(key, () => 'x'.repeat(200))
    flushState()
  }
  expect(toast).toHaveBeenCalledTimes(1)
  expect(toast.mock.calls[0]![0].kind).toBe('warning')
  expect(toast.mock.calls[0]![0].text).toMatch(/nearly full [(]5[.]12\d KB[)]/)
})
