import { choice } from '@kasack/contract/choice-field.ts'
import type { Fields } from '@kasack/contract/entity.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bookingWith, label, showIn } from '../../test/fields.tsx'
import { setPreference } from '../storage/preference.ts'
import { Field } from './Field.tsx'
import { createForm } from './form.ts'

const fields = { colour: choice(['red', 'green'], { required: true }) } satisfies Fields
const choices = { red: { de: 'Rot', en: 'Red' }, green: { de: 'Grün', en: 'Green' } }

test.each(['light', 'dark'] as const)(
  'a choice of few words shows that it has the focus, also while none is chosen, %s',
  async (scheme) => {
    await showIn(createForm(bookingWith(fields)), <Field of={fields.colour} label={label} choices={choices} required />)
    setPreference({ scheme })
    const group = page.getByRole('radiogroup', { name: 'Field' })
    const ring = () => getComputedStyle(group.element()).outline
    await expect.element(group).toBeVisible()
    expect(ring()).toContain('none')
    while (!group.element().contains(document.activeElement)) await userEvent.keyboard('{Tab}')
    await expect.poll(ring).toMatch(/solid 2px$/)
  },
)

test('a choice of many words is made with a few letters and Tab', async () => {
  const colours = { colour: choice(['red', 'green', 'blue', 'black'], { required: true }) } satisfies Fields
  const words = { ...choices, blue: { de: 'Blau', en: 'Blue' }, black: { de: 'Schwarz', en: 'Black' } }
  const form = createForm(bookingWith(colours))
  await showIn(form, <Field of={colours.colour} label={label} choices={words} required />)
  const select = await page.getByRole('combobox', { name: 'Field' }).findElement()
  ;(select as HTMLElement).focus()
  await userEvent.keyboard('bla{Tab}')
  expect(form.get().values['colour']).toBe('black')
})
