import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../test/serve.ts'
import { queryClient, refresh } from '../storage/query-client.ts'
import { renderWards, row } from './wards.test-support.tsx'

/** Opens a list of which somebody else changes the rows. */
async function open() {
  let names = ['Nord']
  serve({
    'GET /wards.json/': () => {
      const results = names.map((name, at) => ({ id: at + 1, name, beds: 0 }))
      return { status: 200, data: { count: results.length, next: null, previous: null, results } }
    },
  })
  await renderWards()
  await expect.element(row('Nord')).toBeVisible()
  await page.getByRole('contentinfo').hover() // the pointer stands where the test before has left it
  return (...changed: string[]) => (names = changed)
}

const askByItself = () => queryClient.refetchQueries({ queryKey: ['wards'], type: 'active' })

test('what others have changed is shown at once while nobody is in the table', async () => {
  const change = await open()
  change('Nord', 'Süd')
  await askByItself()
  await expect.element(row('Süd')).toBeVisible()
})

test('under the pointer it waits until it is wanted', async () => {
  const change = await open()
  await row('Nord').hover()
  change('Ost', 'Nord')
  await askByItself()
  const show = page.getByRole('button', { name: 'Show 2 changes' })
  await expect.element(show).toBeVisible()
  expect(row('Ost').elements()).toEqual([])
  ;(show.element() as HTMLButtonElement).click()
  await expect.element(row('Ost')).toBeVisible()
  await expect.element(show).not.toBeInTheDocument()
})

test('it waits no longer than the pointer stays', async () => {
  const change = await open()
  await row('Nord').hover()
  change('Nord', 'Süd')
  await askByItself()
  await expect.element(page.getByRole('button', { name: 'Show 1 change' })).toBeVisible()
  await page.getByRole('searchbox').hover()
  await expect.element(row('Süd')).toBeVisible()
})

test('what the user has written is shown at once, wherever the pointer is', async () => {
  const change = await open()
  await row('Nord').hover()
  change('Süd')
  refresh('wards')
  await expect.element(row('Süd')).toBeVisible()
})
