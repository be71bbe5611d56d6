import { entity, sameAccess } from '@kasack/contract/entity.ts'
import { text } from '@kasack/contract/text-field.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'
import { RecordPage } from './RecordPage.tsx'

const ward = entity('wards', {
  name: 'ward',
  noun: { de: 'Station', en: 'Ward' },
  plural: { de: 'Stationen', en: 'Wards' },
  access: sameAccess('session'),
  fields: { name: text() },
})

type Reply = { status: number; data?: unknown }

/** Opens the page of ward 7 with this answer from the server. */
async function openPage(reply: Reply | Promise<Reply>) {
  serve({ 'GET /wards/7.json/': () => reply })
  const Component = () => (
    <RecordPage entity={ward} title={({ name }) => `${name}, Ward`}>
      {({ name }) => <p>All about {name}</p>}
    </RecordPage>
  )
  await renderRoutes({ at: '/wards/7' }, [{ path: '/wards/:id', Component }])
}

test('until the record is known the page waits under the noun, then it carries the title of the record', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply>()
  await openPage(promise)
  expect(document.title).toMatch(/^Ward\b/)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  resolve({ status: 200, data: { name: 'Intensive care' } })
  await expect.element(page.getByText('All about Intensive care')).toBeVisible()
  expect(document.title).toMatch(/^Intensive care, Ward\b/)
})

test('a record that is not there is told, and leads to the list', async () => {
  await openPage({ status: 404 })
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/wards')
  expect(document.title).toMatch(/^Ward\b/)
})
