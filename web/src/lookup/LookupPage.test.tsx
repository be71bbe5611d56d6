import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'

type Entry = { id: number; name: string; order: number; is_active: boolean; version: string }

const entry = (id: number, name: string, more: object = {}): Entry => ({
  id,
  name,
  order: id * 10,
  is_active: true,
  version: 'v1',
  ...more,
})

type Uses = { id: number; count: number }[]
type Answer = { status: number; data: object }

/** Opens a list in the administration and records its requests. */
async function open(list: string, results: Entry[], { uses = [], upload }: { uses?: Uses; upload?: () => Answer } = {}) {
  const [first] = results
  const path = `/lookups/${list}`
  const calls = serve({
    [`GET ${path}.json/`]: { status: 200, data: { count: results.length, next: null, previous: null, results } },
    [`GET ${path}/${first?.id}.json/`]: { status: 200, data: first },
    [`GET ${path}/uses.json/`]: { status: 200, data: uses },
    [`POST ${path}.json/`]: { status: 201, data: entry(9, 'Neu') },
    [`POST ${path}/order.json/`]: { status: 200, data: { entries: [] } },
    [`POST ${path}/${first?.id}/file/`]: upload ?? { status: 200, data: first },
    [`PATCH ${path}/${first?.id}.json/`]: { status: 200, data: first },
  })
  await renderRoutes({ at: `/admin/lookups/${list}`, session: { state: 'in', user: aUser({ is_superuser: true }) } })
  return (method: string) => calls.filter((call) => call.method === method)
}

const dialog = () => page.getByRole('dialog')
const actionsOf = (name: string) => page.getByRole('button', { name: `Actions for ${name}` }).click()

test('a list says how often its entries are used, and which of them rest', async () => {
  await open('tags', [entry(1, 'Stammkunde'), entry(2, 'Altkunde', { is_active: false })], { uses: [{ id: 1, count: 1200 }] })
  await expect.element(page.getByRole('row', { name: /Stammkunde/ }).getByText('1.200 ×')).toBeVisible()
  const resting = page.getByRole('row', { name: /Altkunde/ })
  await expect.element(resting.getByText('never')).toBeVisible()
  await expect.element(resting.getByText('Inactive')).toBeVisible()
})

test('the navigation names the lists where one of them is open', async () => {
  await open('exams', [entry(1, 'Hebamme')])
  const navigation = page.getByRole('navigation', { name: 'Administration' })
  await expect.element(navigation.getByRole('link', { name: 'Exams' })).toHaveAttribute('aria-current', 'page')
  await navigation.getByRole('link', { name: 'User groups' }).click()
  await expect.element(navigation.getByRole('link', { name: 'Exams' })).not.toBeInTheDocument()
})

test('templates are filtered by their category in the head of its column', async () => {
  const calls = await open('email-templates', [entry(1, 'Profil senden', { code: 'profile', category: 'profile' })])
  await page.getByRole('button', { name: /^Filter Category/ }).click()
  await page.getByRole('checkbox', { name: 'Sending profiles' }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  const asked = () => calls('GET').map(({ url }) => url.searchParams.get('category'))
  await vi.waitFor(() => expect(asked()).toContain('profile'))
})

test('a kind of documents says when it ends, of whom it is asked and what it tells of somebody', async () => {
  const kind = { code: 'measles', expires: 'never', is_obligatory: true, is_health_data: true, is_residence_title: false }
  const calls = await open('document-kinds', [entry(1, 'Masernschutz', { ...kind, exempt_born_before: '1971-01-01', remind_days: 30 })])
  await expect.element(page.getByRole('row', { name: /Masernschutz/ }).getByText('Mandatory, Health data')).toBeVisible()
  await page.getByRole('button', { name: 'Masernschutz', exact: true }).click()
  await expect.element(dialog().getByRole('textbox', { name: 'Exempt if born before' })).toHaveValue('01.01.1971')
  await expect.element(dialog().getByRole('spinbutton', { name: 'Reminder before expiry' })).toBeDisabled()
  await dialog().getByText('always', { exact: true }).click()
  await dialog().getByRole('spinbutton', { name: 'Reminder before expiry' }).fill('60')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(calls('PATCH').map(({ body }) => body)).toEqual([{ expires: 'required', remind_days: 60, version: 'v1' }]))
})

test('a new entry is the last one', async () => {
  const calls = await open('tags', [entry(1, 'Stammkunde'), entry(2, 'Altkunde')])
  await page.getByRole('button', { name: 'Create tag' }).click()
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Neu')
  await dialog().getByRole('button', { name: 'Create tag' }).click()
  await vi.waitFor(() => expect(calls('POST').map(({ body }) => body)).toEqual([{ name: 'Neu', order: 30, is_active: true }]))
})

test('entries are moved by the keyboard, which stays on them, and all of them are sent in their order', async () => {
  const calls = await open('tags', [entry(1, 'A'), entry(2, 'B'), entry(3, 'C')])
  await page.getByRole('button', { name: 'Change order' }).click()
  dialog().getByRole('button', { name: 'Move C up' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('C, position 2 of 3')).toBeInTheDocument()
  await expect.element(dialog().getByRole('button', { name: 'Move C up' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByRole('button', { name: 'Move C down' })).toHaveFocus()
  await dialog().getByRole('button', { name: 'Change order' }).click()
  await expect.element(page.getByText('The order has been saved.')).toBeVisible()
  expect(calls('POST').map(({ body }) => body)).toEqual([{ entries: [{ id: 3 }, { id: 1 }, { id: 2 }] }])
})

test('a new order is not lost without a question', async () => {
  await open('tags', [entry(1, 'A'), entry(2, 'B')])
  await page.getByRole('button', { name: 'Change order' }).click()
  await dialog().getByRole('button', { name: 'Move A down' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await dialog().getByRole('button', { name: 'Move A up' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('entries are dragged to their place', async () => {
  await open('tags', [entry(1, 'A'), entry(2, 'B'), entry(3, 'C')])
  await page.getByRole('button', { name: 'Change order' }).click()
  const entries = dialog().getByRole('listitem')
  await entries.nth(0).dropTo(entries.nth(2))
  await vi.waitFor(() => expect(entries.elements().map(({ textContent }) => textContent)).toEqual(['B', 'C', 'A']))
})

test('actions have no order but that of their ids, and the page says so', async () => {
  await open('engagement-actions', [entry(1, 'Anruf', { code: 'phone_call' })])
  await expect.element(page.getByText('Action types are always listed in the order in which they were created.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Change order' }).elements()).toEqual([])
})

test('a code that is used is fixed, and the form says why', async () => {
  await open('engagement-actions', [entry(7, 'Besuch', { code: 'visit' })], { uses: [{ id: 7, count: 3 }] })
  await page.getByRole('button', { name: 'Besuch', exact: true }).click()
  await expect.element(dialog().getByText('The code cannot be changed once the entry is used', { exact: false })).toBeVisible()
  expect(dialog().getByRole('textbox', { name: 'Code' }).elements()).toEqual([])
  await expect.element(dialog().getByRole('switch', { name: 'Active' })).toBeEnabled()
})

test('a code that nobody uses can be changed', async () => {
  const calls = await open('engagement-actions', [entry(7, 'Besuch', { code: 'visit' })])
  await page.getByRole('button', { name: 'Besuch', exact: true }).click()
  await dialog().getByRole('textbox', { name: 'Code' }).fill('house_call')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(calls('PATCH').map(({ body }) => body)).toEqual([{ code: 'house_call', version: 'v1' }]))
})

test('what the program needs is neither put to rest nor deleted, and the menu says why', async () => {
  await open('engagement-actions', [entry(1, 'Anruf', { code: 'phone_call' })])
  await actionsOf('Anruf')
  for (const name of [/^Mark as inactive/, /^Delete/]) {
    await expect.element(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
  }
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.element(dialog().getByRole('switch', { name: 'Active' })).toBeDisabled()
})

test('a file is shown with its type and size, and replaced', async () => {
  const stored = { name: 'agb.pdf', size: 1536, type: 'application/pdf' }
  const calls = await open('email-attachments', [entry(4, 'AGB', { file: stored }), entry(5, 'Profil', { file: null })])
  const row = page.getByRole('row', { name: /AGB/ })
  await expect.element(row.getByRole('link', { name: 'agb.pdf' })).toHaveAttribute('href', '/api/v0/lookups/email-attachments/4/file/')
  await expect.element(row.getByText('PDF, 1,5 KB')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Profil/ }).getByText('no file yet')).toBeVisible()
  const chosen = new File(['%PDF-1.7'], 'neu.pdf', { type: 'application/pdf' })
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, chosen)
  await expect.element(page.getByText('The file for AGB has been saved.')).toBeVisible()
  expect((calls('POST')[0]!.body as FormData).get('file')).toMatchObject({ name: 'neu.pdf', size: chosen.size })
})

test('why a file is not taken stands where it was chosen, until another one is', async () => {
  const answers = [
    { status: 400, data: { errors: { file: ['The file contains macros or embedded programs.'] } } },
    { status: 200, data: entry(4, 'AGB') },
  ]
  const calls = await open('email-attachments', [entry(4, 'AGB', { file: null })], { upload: () => answers.shift()! })
  const row = page.getByRole('row', { name: /AGB/ })
  await expect.element(row).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const choose = (file: File) => {
    const chosen = new DataTransfer()
    chosen.items.add(file)
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  choose(new File(['PK'], 'agb.docx'))
  await expect.element(row.getByRole('alert')).toHaveTextContent('The file contains macros or embedded programs.')
  await expect.element(row.getByRole('button', { name: 'Upload a file for AGB' })).toHaveAccessibleDescription(/contains macros/)
  choose(new File([new Uint8Array(10_485_761)], 'foto.png'))
  await expect.element(row.getByRole('alert')).toHaveTextContent('foto.png is larger than 10 MB.')
  choose(new File(['PK'], 'neu.docx'))
  await expect.element(page.getByText('The file for AGB has been saved.')).toBeVisible()
  await expect.element(row.getByRole('alert')).not.toBeInTheDocument()
  expect(calls('POST')).toHaveLength(2)
})

test('a list that does not exist is not found', async () => {
  await open('nonsense', [])
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('a vacancy type says whether its bookings are leasing, and the form what follows', async () => {
  const types = [entry(1, 'Springer', { is_leasing: true }), entry(2, 'Vermittlung', { is_leasing: false })]
  const calls = await open('vacancy-types', types)
  await expect.element(page.getByRole('row', { name: /Springer/ }).getByText('Yes', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Vermittlung/ }).getByText('No', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Springer', exact: true }).click()
  await expect.element(dialog().getByText('do not count towards the maximum duration', { exact: false })).toBeVisible()
  await dialog().getByRole('switch', { name: 'Leasing' }).click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(calls('PATCH').map(({ body }) => body)).toEqual([{ is_leasing: false, version: 'v1' }]))
})
