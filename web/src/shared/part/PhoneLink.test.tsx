import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { applyLanguage } from '../language/i18n.ts'
import { phones } from '../language/use-phones.ts'
import { setPreference } from '../storage/preference.ts'
import { noteAnswer } from '../storage/pushed.ts'
import { CopiedPhone } from './CopiedPhone.tsx'
import { Fact } from './Fact.tsx'
import { PhoneLink } from './PhoneLink.tsx'
import { PhoneText } from './PhoneText.tsx'

// Must be the first test of this file: the number formatting code is not loaded yet.
test('a number stands there as it was typed, to be dialled, until it can be formatted; nobody has changed it by that', async () => {
  setPreference({ language: 'en' })
  applyLanguage()
  const facts = () => (
    <dl>
      <Fact label="Phone">
        <PhoneLink number="030 / 901820" country="DE" />
      </Fact>
      <Fact label="Mobile">
        <CopiedPhone what="Mobile" number="0171/2345678" country="DE" />
      </Fact>
      <Fact label="Fax">
        <PhoneText number="044 668 18 00" country="DE" />
      </Fact>
    </dl>
  )
  const pictures: (string | null | undefined)[] = []
  const { rerender, container } = await render(
    <div ref={(place) => void pictures.push(...[...(place?.querySelectorAll('dd') ?? [])].map((value) => value.textContent))}>
      {facts()}
    </div>,
  )
  expect(pictures).toEqual(['030 / 901820', '0171/2345678', '044 668 18 00'])
  await expect.element(page.getByRole('link', { name: '+49 30 901820' })).toHaveAttribute('href', 'tel:+4930901820')
  await expect.element(page.getByText('+41 44 668 18 00')).toBeVisible()
  await expect.element(page.getByTitle('+49 171 2345678').first()).toBeVisible()
  noteAnswer(true)
  await rerender(<div>{facts()}</div>)
  expect(container.querySelectorAll('.k-fact-changed')).toHaveLength(0)
})

test('a number that others have changed is marked', async () => {
  await phones.preload()
  const fact = (number: string) => (
    <dl>
      <Fact label="Phone">
        <PhoneLink number={number} country="DE" />
      </Fact>
    </dl>
  )
  const { rerender, container } = await render(fact('030 901820'))
  noteAnswer(true)
  await rerender(fact('030 901821'))
  await expect.poll(() => container.querySelectorAll('.k-fact-changed').length).toBe(1)
})
