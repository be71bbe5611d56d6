import type { EntityAccess } from '@kasack/contract/entity.ts'
import { entity } from '@kasack/contract/entity.ts'
import { defineList } from '@kasack/contract/list.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { permissions } from '@kasack/contract/permission.ts'
import { text } from '@kasack/contract/text-field.ts'
import type { CurrentUser } from '@kasack/contract/user.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'
import { aUser } from '../../test/users.ts'
import { modal } from '../address/modals.ts'
import { Guarded } from '../part/Guarded.tsx'
import { Panels } from '../part/Panels.tsx'
import { RecordActions } from '../record/RecordActions.tsx'
import { ListPage } from '../table/ListPage.tsx'
import { editAction, removalAction } from '../table/row-actions.tsx'

const [read, create, change, remove, cost, panel] = permissions
const same = (word: string) => ({ de: word, en: word })
const access: EntityAccess = { read, create, change, remove }
const ward = entity('wards', { name: 'ward', noun: same('Ward'), plural: same('Wards'), access, fields: { name: text() } })
const wardList = defineList(ward, { filters: {}, sorts: ['id'], defaultSort: 'id' })
const wardModal = modal('ward', { of: ward, id: 'optional' })
const north = { id: 1, name: 'North' }

/** Everything about wards, each part behind a different permission. */
const Everything = () => (
  <>
    <ListPage<typeof wardList, typeof north>
      list={wardList}
      tableKey="wards"
      title={ward.plural}
      columns={[
        { title: same('Name'), width: 50, cell: ({ name }) => name },
        { title: same('Costs'), width: 46, cell: () => '–', needs: cost },
      ]}
      rowName={({ name }) => name}
      actions={({ id, name }) => [editAction(wardModal, id), removalAction({ entity: ward, id, name })]}
      create={{ label: same('Create ward'), modal: wardModal }}
      empty={{ icon: () => null, title: same('none'), hint: same('none') }}
    />
    <section aria-label="Record">
      <RecordActions entity={ward} {...north} modal={wardModal} />
    </section>
    <Panels panels={[{ key: 'bills', title: 'Bills', needs: panel, children: null }]} />
  </>
)

async function seenBy(user: Partial<CurrentUser>) {
  serve({ 'GET /wards.json/': { status: 200, data: { count: 1, next: null, previous: null, results: [north] } } })
  const { screen } = await renderInShell(<Everything />, { session: { state: 'in', user: aUser(user) } })
  await expect.element(page.getByRole('rowheader', { name: 'North' })).toBeVisible()
  const shown = (role: 'button' | 'columnheader' | 'heading' | 'menuitem', name: string) =>
    page.getByRole(role, { name, exact: true }).elements().length > 0
  const seen = [
    ...(shown('button', 'Create ward') ? ['create'] : []),
    ...(shown('button', 'Edit') ? ['change'] : []),
    ...(shown('button', 'More actions') ? ['remove'] : []),
    ...(shown('columnheader', 'Costs') ? ['column'] : []),
    ...(page.getByText('Bills').elements().length > 0 ? ['panel'] : []),
  ]
  const menu = page.getByRole('button', { name: 'Actions for North' })
  if (menu.elements().length > 0) {
    await menu.click()
    await vi.waitUntil(() => page.getByRole('menuitem').elements().length > 0)
    for (const name of ['Edit', 'Delete']) if (shown('menuitem', name)) seen.push(`row: ${name}`)
  }
  await screen.unmount()
  return seen
}

const expected: Partial<Record<Permission, string[]>> = {
  [read]: [],
  [create]: ['create'],
  [change]: ['change', 'row: Edit'],
  [remove]: ['remove', 'row: Delete'],
  [cost]: ['column'],
  [panel]: ['panel'],
}

test.for(permissions)('who holds %s alone sees what it opens, and nothing else', async (permission) => {
  expect(await seenBy({ permissions: [permission] })).toEqual(expected[permission] ?? [])
})

test('a superuser sees everything, whatever he holds', async () => {
  expect(await seenBy({ is_superuser: true })).toEqual(['create', 'change', 'remove', 'column', 'panel', 'row: Edit', 'row: Delete'])
})

test('a page says so to whoever may not see it', async () => {
  const guarded = (
    <Guarded needs={read}>
      <p>The wards</p>
    </Guarded>
  )
  await renderInShell(guarded, { session: { state: 'in', user: aUser({ permissions: [create] }) } })
  await expect.element(page.getByText('You are not allowed to view this content (403).')).toBeVisible()
  expect(document.title).toBe('You are not allowed · Kasack')
})

test('a page is shown to whoever holds its right', async () => {
  await renderInShell(
    <Guarded needs={read}>
      <p>The wards</p>
    </Guarded>,
    { session: { state: 'in', user: aUser({ permissions: [read] }) } },
  )
  await expect.element(page.getByText('The wards')).toBeVisible()
})

test('a right may depend on anything the user is', async () => {
  const guarded = (
    <Guarded needs={({ may_access_kpis }: CurrentUser) => may_access_kpis}>
      <p>The figures</p>
    </Guarded>
  )
  await renderInShell(guarded, { session: { state: 'in', user: aUser({ may_access_kpis: true }) } })
  await expect.element(page.getByText('The figures')).toBeVisible()
})
