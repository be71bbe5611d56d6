import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../style.ts'
import { noteAnswer } from '../storage/pushed.ts'
import { Fact } from './Fact.tsx'
import { Facts } from './Facts.tsx'
import { Page } from './Page.tsx'

const long = 'Anreise über Tor 3, dann an der Pforte klingeln. '.repeat(30)

/** A record's page taller than its window: facts with a list below. */
async function open() {
  await page.viewport(1280, 420)
  const shown = (way: string) => (
    <Page title="Haus Nord">
      <Facts>
        <Fact label="Anreise">{way}</Fact>
        <Fact label="Ort">Graz</Fact>
      </Facts>
      <table>
        <tbody>
          {Array.from({ length: 30 }, (_, at) => (
            <tr key={at}>
              <td tabIndex={-1}>Anruf {at + 1}.</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  )
  const { rerender } = await render(shown('Tor 3.'))
  onTestFinished(() => page.viewport(1280, 800))
  return async (isChangeByOthers: boolean) => {
    await painted()
    noteAnswer(isChangeByOthers)
    await rerender(shown(long))
    await painted()
  }
}
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
const line = (text: string) => page.getByText(text, { exact: true })
const heightOf = (text: string) => line(text).element().getBoundingClientRect().top

test('the line under the pointer stays where it is when others change what is above', async () => {
  const change = await open()
  await line('Anruf 3.').hover()
  const before = heightOf('Anruf 3.')
  await change(true)
  expect(window.scrollY).toBeGreaterThan(20)
  expect(heightOf('Anruf 3.')).toBeCloseTo(before, 0)
})

test('on a page that is scrolled the first line that can be seen does', async () => {
  const change = await open()
  await userEvent.unhover(line('Anruf 3.'))
  window.scrollTo({ top: 300 })
  const first = heightOf('Anruf 20.')
  await change(true)
  expect(heightOf('Anruf 20.')).toBeCloseTo(first, 0)
})

test('so does the line that has the focus', async () => {
  const change = await open()
  await userEvent.unhover(line('Anruf 3.'))
  line('Anruf 20.').element().focus()
  const before = heightOf('Anruf 20.')
  await change(true)
  expect(heightOf('Anruf 20.')).toBeCloseTo(before, 0)
})

test('whoever scrolls in that very moment gets where they scrolled to', async () => {
  const change = await open()
  await userEvent.unhover(line('Anruf 3.'))
  window.scrollTo({ top: 300 })
  const scrolls = new MutationObserver(() => window.scrollTo({ top: 0 }))
  scrolls.observe(document.querySelector('.k-facts')!, { subtree: true, characterData: true, childList: true })
  onTestFinished(() => scrolls.disconnect())
  await change(true)
  expect(window.scrollY).toBe(0)
})

test('what the user brings about moves as ever', async () => {
  const change = await open()
  await line('Anruf 3.').hover()
  const before = heightOf('Anruf 3.')
  await change(false)
  expect(heightOf('Anruf 3.')).toBeGreaterThan(before + 20)
})
