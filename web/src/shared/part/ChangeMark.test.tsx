import { beforeEach, expect, test } from 'vitest'
import { useEffect, useState } from 'react'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../style.ts'
import { applyLanguage } from '../language/i18n.ts'
import { setPreference } from '../storage/preference.ts'
import { noteAnswer } from '../storage/pushed.ts'
import { Fact } from './Fact.tsx'
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

/** Content loaded on its own, after everything else has rendered. */
function ReadApart() {
  const [number, setNumber] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setNumber('0171 3920058'))
    return () => clearTimeout(timer)
  }, [])
  return number && <span data-late>{number}</span>
}

test('what is read apart and comes later has been changed by nobody', async () => {
  const fact = (name: string) => (
    <dl>
      <Fact label="Whom to call">
        {name} <ReadApart />
      </Fact>
    </dl>
  )
  const { rerender, container } = await render(fact('Reto Zumbrunn'))
  const marked = () => container.querySelectorAll('.k-fact-changed').length
  await expect.element(page.getByText('0171 3920058')).toBeVisible()
  noteAnswer(true)
  await rerender(fact('Reto Zumbrunn'))
  expect(marked()).toBe(0)
  await rerender(fact('Lea Strohschein'))
  await expect.poll(marked).toBe(1)
})
