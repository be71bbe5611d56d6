import { permissions } from '@kasack/contract/permission.ts'
import { entity } from '@kasack/contract/entity.ts'
import { text } from '@kasack/contract/text-field.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { aUser } from '../../test/users.ts'
import { modal } from '../address/modals.ts'
import { OpenButton } from './OpenButton.tsx'

const same = (word: string) => ({ de: word, en: word })
const [create, change] = permissions
const ward = entity('wards', {
  name: 'ward',
  noun: same('Ward'),
  plural: same('Wards'),
  access: { read: 'session', create, change, remove: 'session' },
  fields: { name: text() },
})
const form = modal('ward', { of: ward, id: 'optional' })

test.each([
  ['nobody', [], []],
  ['who may create', [create], ['New ward']],
  ['who may change', [change], ['Edit ward']],
  ['who may do both', [create, change], ['New ward', 'Edit ward']],
])('%s is offered the forms that can be saved', async (_, held, offered) => {
  await renderInShell(
    <section aria-label="Actions">
      <OpenButton modal={form}>New ward</OpenButton>
      <OpenButton modal={form} about={{ id: 1 }}>
        Edit ward
      </OpenButton>
    </section>,
    { session: { state: 'in', user: aUser({ permissions: held }) } },
  )
  const actions = page.getByRole('region', { name: 'Actions' })
  await expect.element(actions).toBeInTheDocument()
  const names = () =>
    actions
      .getByRole('button')
      .elements()
      .map((button) => button.textContent)
  await expect.poll(names).toEqual(offered)
})

test('a form that cannot be opened now says why to the keyboard and to a finger, and stays closed', async () => {
  const { router } = await renderInShell(
    <section aria-label="Actions">
      <OpenButton modal={form} disabledBecause={same('The house is full.')}>
        New ward
      </OpenButton>
    </section>,
    { session: { state: 'in', user: aUser({ permissions: [create] }) } },
  )
  const button = page.getByRole('button', { name: 'New ward' })
  const why = page.getByRole('tooltip', { name: 'The house is full.' })
  await expect.element(button).toBeDisabled()
  while (document.activeElement !== button.element()) await userEvent.keyboard('{Tab}')
  await expect.element(why).toBeVisible()
  await userEvent.keyboard('{Enter}{Tab}')
  await expect.element(why).not.toBeInTheDocument()
  ;(button.element() as HTMLElement).click()
  await expect.element(why).toBeVisible()
  expect(router.state.location.search).toBe('')
})
