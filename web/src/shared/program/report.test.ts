import { expect, test, vi } from 'vitest'
import { report } from './report.ts'

test('what nobody could mend is in the log of the browser, with its error', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const error = new Error('storage is full')
  report('A draft could not be kept', error)
  expect(log).toHaveBeenCalledExactlyOnceWith('A draft could not be kept', error)
  log.mockRestore()
})
