import type { Ref } from '@kasack/contract/field.ts'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import type { ServedRequest } from '../../test/serve.ts'
import { serve } from '../../test/serve.ts'
import { RemoteSelect } from './RemoteSelect.tsx'

const types = ['Akutklinik', 'Fachklinik', 'Pflegeheim'].map((name, index) => ({ id: index + 1, name }))
const path = 'GET /autocompletes/facility-types.json/'
const matching = ({ url }: ServedRequest) =>
  types.filter(({ name }) => name.toLowerCase().includes((url.searchParams.get('name__icontains') ?? '').toLowerCase()))
const paged = (sent: ServedRequest) => ({ status: 200, data: { count: 3, results: matching(sent) } })

const One = ({ start = null }: { start?: Ref | null }) => {
  const [chosen, setChosen] = useState<Ref | null>(start)
  return (
    <>
      <RemoteSelect aria-label="Type" target="facility_type" value={chosen} onChange={setChosen} />
      <output aria-label="chosen">{JSON.stringify(chosen)}</output>
    </>
  )
}
const select = page.getByRole('combobox', { name: 'Type' })
const chosen = page.getByLabelText('chosen')
const offered = () => [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what is chosen shows its name before the server is asked', async () => {
  const calls = serve({})
  await renderInShell(<One start={{ id: 9, name: 'Hospiz' }} />)
  await expect.element(page.getByText('Hospiz', { exact: true })).toBeVisible()
  expect(calls).toEqual([])
})

test.each([
  ['a paged answer', paged],
  ['a plain list', (sent: ServedRequest) => ({ status: 200, data: matching(sent) })],
])('%s is offered', async (_, answer) => {
  const calls = serve({ [path]: answer })
  await renderInShell(<One />)
  await select.click()
  await vi.waitFor(() => expect(offered()).toEqual(['Akutklinik', 'Fachklinik', 'Pflegeheim']))
  expect(calls[0]?.url.search).toBe('?page_size=50')
  await page.getByTitle('Fachklinik').click()
  await expect.element(chosen).toHaveTextContent('{"id":2,"name":"Fachklinik"}')
})

test('typing asks once, half a second after the last key, and Enter never takes what was not meant', async () => {
  const calls = serve({ [path]: paged })
  await renderInShell(<One />)
  await select.click()
  await vi.waitFor(() => expect(offered()).toHaveLength(3))
  const before = performance.now()
  let asked = 0
  const watch = setInterval(() => {
    if (calls.length > 1 && !asked) asked = performance.now()
  }, 5)
  await userEvent.keyboard('pfl')
  expect(offered()).toEqual(['Pflegeheim'])
  expect(calls).toHaveLength(1)
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  await vi.waitFor(() => expect(asked - before).toBeGreaterThan(499))
  clearInterval(watch)
  expect(calls[1]?.url.search).toBe('?name__icontains=pfl&page_size=50')
  await userEvent.keyboard('{Enter}')
  await expect.element(chosen).toHaveTextContent('{"id":3,"name":"Pflegeheim"}')
})

test('choices are kept for 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const calls = serve({ [path]: paged })
  await renderInShell(<One />)
  const openAndClose = async () => {
    await select.click()
    await vi.waitFor(() => expect(offered()).toHaveLength(3))
    await userEvent.keyboard('{Escape}')
  }
  await openAndClose()
  vi.setSystemTime(Date.now() + 29_000)
  await openAndClose()
  expect(calls).toHaveLength(1)
  vi.setSystemTime(Date.now() + 2000)
  await openAndClose()
  await vi.waitFor(() => expect(calls).toHaveLength(2))
})

test('a refusal is shown in place of the choices, nothing found as well', async () => {
  serve({ [path]: () => ({ status: 500, data: { detail: 'Broken.' } }) })
  await renderInShell(<One />)
  await select.click()
  await expect.element(page.getByText('Broken.')).toBeVisible()
})

test('a phrase without a record says so', async () => {
  serve({ [path]: () => ({ status: 200, data: [] }) })
  await renderInShell(<One />)
  await select.click()
  await expect.element(page.getByText('no record found')).toBeVisible()
})

test('a select without anything to fetch is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const calls = serve({})
  const Nothing = () => <RemoteSelect aria-label="Type" target={undefined} value={null} onChange={() => {}} />
  await renderInShell(<Nothing />)
  await select.click()
  await expect.element(page.getByText('no record found')).toBeVisible()
  expect(calls).toEqual([])
  expect(log).toHaveBeenCalledOnce()
})

test('it can be cleared', async () => {
  serve({ [path]: paged })
  await renderInShell(<One start={{ id: 9, name: 'Hospiz' }} />)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(chosen).toHaveTextContent('null')
})

const Several = ({ start = [] }: { start?: Ref[] }) => {
  const [all, setAll] = useState(start)
  return (
    <>
      <RemoteSelect aria-label="Type" target="facility_type" multiple value={all} onChange={setAll} />
      <button type="button">Next field</button>
      <output aria-label="chosen">{all.map(({ name }) => name).join(', ')}</output>
    </>
  )
}
const next = page.getByRole('button', { name: 'Next field' })

test('of several, the word goes with the choice that it found, and Tab leaves what is chosen', async () => {
  serve({ [path]: paged })
  await renderInShell(<Several />)
  await select.click()
  await vi.waitFor(() => expect(offered()).toHaveLength(3))
  await userEvent.keyboard('pfl{Enter}')
  await expect.element(chosen).toHaveTextContent('Pflegeheim')
  await expect.element(select).toHaveValue('')
  await userEvent.keyboard('{Tab}')
  await expect.element(next).toHaveFocus()
  await expect.element(chosen).toHaveTextContent('Pflegeheim')
})

test('of several, Tab moves on from a word that marks what is chosen already', async () => {
  serve({ [path]: paged })
  await renderInShell(<Several start={[types[2]!]} />)
  await select.click()
  await userEvent.keyboard('pfl')
  await vi.waitFor(() => expect(offered()).toEqual(['Pflegeheim']))
  await userEvent.keyboard('{Tab}')
  await expect.element(next).toHaveFocus()
  await expect.element(chosen).toHaveTextContent('Pflegeheim')
})

test('of several, Backspace takes the last one out and Delete all', async () => {
  serve({ [path]: paged })
  await renderInShell(<Several start={types} />)
  await select.click()
  await userEvent.keyboard('{Backspace}')
  await expect.element(chosen).toHaveTextContent('Akutklinik, Fachklinik')
  await userEvent.keyboard('{Delete}')
  await expect.element(chosen).toHaveTextContent('')
})

test.each(['Backspace', 'Delete'])('%s empties a select in which nothing is typed', async (key) => {
  serve({ [path]: paged })
  await renderInShell(<One start={types[0]!} />)
  await select.click()
  await userEvent.keyboard(`f{ArrowLeft}{${key}}`)
  await expect.element(chosen).toHaveTextContent(JSON.stringify(types[0]))
  await userEvent.keyboard(`{Control>}a{/Control}{Delete}{${key}}`)
  await expect.element(chosen).toHaveTextContent('null')
  await expect.element(select).toHaveFocus()
})

test('Tab does not stop at what empties a select', async () => {
  serve({ [path]: paged })
  await renderInShell(<Several start={types} />)
  await expect.element(page.getByRole('button', { name: 'Clear' })).toBeInTheDocument()
  await select.click()
  await userEvent.keyboard('{Tab}')
  await expect.element(next).toHaveFocus()
})

test('Tab takes what a typed word has found, and leaves the choice as it is where it has found nothing', async () => {
  serve({ [path]: paged })
  await renderInShell(<One start={types[0]!} />)
  await select.click()
  await userEvent.keyboard('pfl')
  await vi.waitFor(() => expect(offered()).toEqual(['Pflegeheim']))
  await userEvent.keyboard('{Tab}')
  await expect.element(select).not.toHaveFocus()
  await expect.element(chosen).toHaveTextContent(JSON.stringify(types[2]))
  await select.click()
  await userEvent.keyboard('xyz')
  await vi.waitFor(() => expect(offered()).toEqual([]))
  await userEvent.keyboard('{Tab}')
  await expect.element(chosen).toHaveTextContent(JSON.stringify(types[2]))
})

test('of several, Tab takes what a typed word has found, and the word goes', async () => {
  serve({ [path]: paged })
  await renderInShell(<Several start={[types[0]!]} />)
  await select.click()
  await userEvent.keyboard('pfl')
  await vi.waitFor(() => expect(offered()).toEqual(['Pflegeheim']))
  await userEvent.keyboard('{Tab}')
  await expect.element(next).toHaveFocus()
  await expect.element(chosen).toHaveTextContent('Akutklinik, Pflegeheim')
  await expect.element(select).toHaveValue('')
})

test('Tab takes what a word finds that was typed faster than the server answers', async () => {
  const answer = Promise.withResolvers<void>()
  serve({ [path]: (sent) => answer.promise.then(() => paged(sent)) })
  await renderInShell(<One start={types[0]!} />)
  await select.click()
  await userEvent.keyboard('pfl{Tab}')
  await expect.element(select).not.toHaveFocus()
  await expect.element(chosen).toHaveTextContent(JSON.stringify(types[0]))
  answer.resolve()
  await expect.element(chosen).toHaveTextContent(JSON.stringify(types[2]))
})

test('Tab takes what a word finds before any choice is marked', async () => {
  serve({ [path]: paged })
  await renderInShell(<One />)
  await select.click()
  await vi.waitFor(() => expect(offered()).toHaveLength(3))
  await userEvent.keyboard('pfl')
  await vi.waitFor(() => expect(offered()).toHaveLength(1))
  document.getElementById(select.element().getAttribute('aria-activedescendant')!)!.removeAttribute('id') // as it was a moment ago
  await userEvent.keyboard('{Tab}')
  await expect.element(chosen).toHaveTextContent(JSON.stringify(types[2]))
})

test('what was chosen meanwhile stays', async () => {
  const answer = Promise.withResolvers<void>()
  serve({ [path]: (sent) => answer.promise.then(() => paged(sent)) })
  await renderInShell(<One start={types[0]!} />)
  await select.click()
  await userEvent.keyboard('pfl{Tab}')
  await select.click()
  await userEvent.keyboard('{Delete}')
  await expect.element(chosen).toHaveTextContent('null')
  answer.resolve()
  await select.click()
  await vi.waitFor(() => expect(offered()).toHaveLength(3))
  await expect.element(chosen).toHaveTextContent('null')
})

test('passing by with Tab chooses nothing, Enter does', async () => {
  serve({ [path]: paged })
  await renderInShell(<One />)
  await select.click()
  await vi.waitFor(() => expect(offered()).toHaveLength(3))
  await userEvent.keyboard('{Tab}')
  await expect.element(chosen).toHaveTextContent('null')
  await select.click()
  await vi.waitFor(() => expect(offered()).toHaveLength(3))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(chosen).toHaveTextContent('{"id":2,"name":"Fachklinik"}')
})

test('many that are chosen take one line, or as many as they need where the select wraps', async () => {
  serve({})
  const value = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: `Ein langer Name, Nummer ${index + 1}` }))
  const shared = { target: 'facility_type', multiple: true, value, onChange: () => {} } as const
  await renderInShell(
    <div style={{ inlineSize: 600 }}>
      <RemoteSelect aria-label="Usual" {...shared} />
      <RemoteSelect aria-label="Wrapping" {...shared} wraps />
    </div>,
  )
  const height = (name: string) => page.getByRole('combobox', { name }).element().closest('.ant-select')!.getBoundingClientRect().height
  await expect.poll(() => height('Wrapping')).toBeGreaterThan(72)
  await expect.poll(() => height('Usual')).toBeLessThan(48)
})
