import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../style.ts'
import { applyLanguage } from '../language/i18n.ts'
import { setPreference } from '../storage/preference.ts'
import { noteAnswer } from '../storage/told.ts'
import { LongNote } from './LongNote.tsx'

const long = 'Anreise über Tor 3, dann an der Pforte klingeln und warten. '.repeat(30)
const mark = () => page.getByText('changed', { exact: true })

beforeEach(() => {
  setPreference({ language: 'en' })
  applyLanguage()
})

test('the first note that others write is marked', async () => {
  const { rerender } = await render(<LongNote title="Comments">{undefined}</LongNote>)
  noteAnswer(true)
  await rerender(<LongNote title="Comments">Tor 3.</LongNote>)
  await expect.element(mark()).toBeVisible()
})

test('a note that the user has unfolded has not changed by that', async () => {
  const { rerender } = await render(<LongNote title="Comments">{long}</LongNote>)
  await page.getByRole('button', { name: 'more' }).click()
  noteAnswer(true)
  await rerender(<LongNote title="Comments">{long}</LongNote>)
  await expect.element(page.getByRole('button', { name: 'less' })).toBeVisible()
  expect(mark().elements()).toEqual([])
})
