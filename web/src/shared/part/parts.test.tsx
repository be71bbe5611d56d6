import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { ButtonMenu } from './ButtonMenu.tsx'
import { Copy } from './Copy.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Fact } from './Fact.tsx'
import { Facts } from './Facts.tsx'
import { Page } from './Page.tsx'
import { PageHeader } from './PageHeader.tsx'
import { PanelError } from './PanelError.tsx'
import { Panels } from './Panels.tsx'
import { PhoneLink } from './PhoneLink.tsx'
import { Ellipsis } from './Ellipsis.tsx'
import { SideDrawer } from './SideDrawer.tsx'
import { Waiting } from './Waiting.tsx'

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const edit = <button type="button">Edit</button>

function Broken(): never {
  throw new Error('broken on purpose')
}

test('an error while rendering stays inside its panel and is reported', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const panels = [
    { key: 'a', title: 'Broken', children: <Broken /> },
    { key: 'b', title: 'Whole', children: 'still here' },
  ]
  await renderInShell(<Panels panels={panels} />)
  await expect.element(page.getByText('Oops, we had an error in this component. Already working on it!')).toBeVisible()
  await expect.element(page.getByText('still here')).toBeVisible()
  expect(reported).toHaveBeenCalledWith('A part of the page could not be shown', expect.objectContaining({ message: 'broken on purpose' }))
  reported.mockRestore()
})

test('a part that broke is shown again on request', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  let whole = false
  const Sometimes = () => (whole ? <p>whole again</p> : <Broken />)
  await renderInShell(
    <ErrorBoundary>
      <Sometimes />
    </ErrorBoundary>,
  )
  whole = true
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.element(page.getByText('whole again')).toBeVisible()
  silent.mockRestore()
})

test('a panel tells a missing permission from an error and from a missing record', async () => {
  await renderInShell([403, 404, 500].map((status) => <PanelError key={status} status={status} onReload={() => {}} />))
  await expect.element(page.getByText('You are not allowed to view this content (403).')).toBeVisible()
  await expect.element(page.getByText('No record was found. Maybe it was deleted?')).toBeVisible()
  await expect.element(page.getByText('Something went wrong. See below:')).toBeVisible()
  await expect.element(page.getByText('Oops, we had an error in this component. Already working on it!')).toBeVisible()
  expect(page.getByRole('button', { name: 'Reload' }).elements()).toHaveLength(1)
})

test('panels close and open by their head', async () => {
  await renderInShell(<Panels panels={[{ key: 'a', title: 'Details', children: 'inside' }]} />)
  await page.getByRole('heading', { name: 'Details' }).click()
  await expect.element(page.getByText('inside')).not.toBeVisible()
})

test('a missing fact says so, zero is a fact', async () => {
  await renderInShell(
    <Facts>
      <Fact label="Fax" />
      <Fact label="Positions">{0}</Fact>
    </Facts>,
  )
  expect([...document.querySelectorAll('dd')].map((fact) => fact.textContent)).toEqual(['–not given', '0'])
})

test.each([
  ['a page', () => <PageHeader title={long} actions={edit} />],
  [
    'a drawer',
    () => (
      <SideDrawer title={long} actions={edit} onClose={() => {}}>
        {null}
      </SideDrawer>
    ),
  ],
])('the longest name ends before the actions of %s', async (_, head) => {
  await renderInShell(<div style={{ inlineSize: 500 }}>{head()}</div>)
  await expect.element(page.getByText(long)).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(page.getByText(long).element())
  const { left } = page.getByRole('button', { name: 'Edit' }).element().getBoundingClientRect()
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(left)
})

test('what is shown beside its copy can be read in full by pointing at it', async () => {
  await renderInShell(<Copy what="e-mail" value={long} />)
  await expect.element(page.getByTitle(long)).toBeVisible()
})

test('copying says so, also when the browser refuses', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new Error('no'))
  await renderInShell(<Copy what="address" value="Am Markt 1" />)
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect.element(page.getByText('Copied!')).toBeVisible()
  expect(write).toHaveBeenCalledWith('Am Markt 1')
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect.element(page.getByText('The browser does not allow copying.')).toBeVisible()
})

test('a telephone number is dialled; words that are none are no link', async () => {
  await renderInShell(
    <>
      <PhoneLink number="030 901820" country="DE" />
      <p>
        <PhoneLink number="über die Pforte" country="DE" />
      </p>
      <PhoneLink number="" country="DE" />
    </>,
  )
  await expect.element(page.getByRole('link', { name: '+49 30 901820' })).toHaveAttribute('href', 'tel:+4930901820')
  await expect.element(page.getByText('über die Pforte')).toBeVisible()
  expect(page.getByText('über die Pforte').element().closest('a')).toBeNull()
  await expect.element(page.getByText('not given')).toBeInTheDocument()
})

test('a long text is cut after two lines of 21 px', async () => {
  await renderInShell(
    <div style={{ inlineSize: 120 }}>
      <Ellipsis>{'Rehabilitationsklinik am See '.repeat(5)}</Ellipsis>
    </div>,
  )
  await vi.waitFor(() => expect(document.querySelector('.k-shave')?.clientHeight).toBe(42))
})

test('a page is at least 1260 px wide and names the tab', async () => {
  await renderInShell(<Page title="Klinikum">here</Page>)
  await page.viewport(1000, 700)
  expect(document.querySelector('main')?.clientWidth).toBe(1260)
  expect(document.title).toBe('Klinikum · Kasack')
  await page.viewport(1280, 800)
})

test('what is awaited is a few bars of different length, none shorter than half of it', async () => {
  await renderInShell(<Waiting lines={8} />)
  const bars = [...document.querySelectorAll<HTMLElement>('.k-skel')].map((bar) => Number.parseInt(bar.style.inlineSize))
  expect(bars).toHaveLength(8)
  expect(new Set(bars).size).toBeGreaterThan(5)
  for (const bar of bars) expect(bar).toSatisfy((width: number) => width > 50 && width < 100)
})

test('a menu gives the keyboard back to its button', async () => {
  await renderInShell(<ButtonMenu menu={{ items: [{ key: 'rest', label: 'Set inactive' }] }}>More</ButtonMenu>)
  const button = page.getByRole('button', { name: 'More', exact: true })
  await button.click()
  await expect.element(page.getByRole('menuitem', { name: 'Set inactive' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

test('Enter in a menu chooses once, and does not press the button that has the keyboard again', async () => {
  const choose = vi.fn<() => void>()
  await renderInShell(<ButtonMenu menu={{ items: [{ key: 'rest', label: 'Set inactive', onClick: choose }] }}>More</ButtonMenu>)
  const button = page.getByRole('button', { name: 'More', exact: true })
  await button.click()
  await expect.element(page.getByRole('menuitem', { name: 'Set inactive' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveFocus()
  expect(choose).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument()
})

test('a letter leads to the entries of a menu that begin with it, round and round, and past what is not possible', async () => {
  const labels = ['Renew', 'Replace', 'Cancel', 'Remove']
  const items = labels.map((label) => ({ key: label, label, disabled: label === 'Replace' }))
  await renderInShell(<ButtonMenu menu={{ items }}>More</ButtonMenu>)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const entry = (name: string) => page.getByRole('menuitem', { name })
  await expect.element(entry('Renew')).toHaveFocus()
  for (const [key, reached] of [
    ['r', 'Remove'],
    ['R', 'Renew'],
    ['c', 'Cancel'],
    ['z', 'Cancel'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(entry(reached)).toHaveFocus()
  }
})
