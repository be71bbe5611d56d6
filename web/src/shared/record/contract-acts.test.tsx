import type { Act } from '@kasack/contract/act.ts'
import { entity } from '@kasack/contract/entity.ts'
import { text } from '@kasack/contract/text-field.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'
import { actCall, sendAct } from './contract-acts.ts'

const same = (word: string) => ({ de: word, en: word })
const ward = entity('wards', {
  name: 'ward',
  noun: same('Ward'),
  plural: same('Wards'),
  access: { read: 'session', create: 'session', change: 'session', remove: 'session' },
  fields: { name: text() },
})
const close: Act<object> = { label: same('Close'), by: { sends: { is_closed: true } } }

test('an act is sent as the fields it sets, and reported as the record or in words of its own, with an undo', async () => {
  const calls = serve({ 'PATCH /wards/7.json/': { status: 200, data: { id: 7 }, group: 12 } })
  await renderInShell(
    <>
      <button type="button" onClick={() => void sendAct({ entity: ward, id: 7, act: close })}>
        Close
      </button>
      <button type="button" onClick={() => void sendAct({ entity: ward, id: 7, act: close, title: 'Ward 7 is closed.' })}>
        Close aloud
      </button>
    </>,
  )
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(page.getByText('Ward was edited')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('button', { name: 'Close aloud' }).click()
  await expect.element(page.getByText('Ward 7 is closed.')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([{ is_closed: true }, { is_closed: true }])
})

test('an act with a path of its own is called below its record', () => {
  expect(actCall(ward, 7, { by: { path: 'close' } })).toBe('/wards/7/close.json/')
})
