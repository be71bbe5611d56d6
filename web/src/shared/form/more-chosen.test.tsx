import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'
import { RemoteSelect } from './RemoteSelect.tsx'

test('a select too narrow for any name says how many are chosen, a wider one how many more', async () => {
  serve({})
  const value = Array.from({ length: 3 }, (_, index) => ({ id: index + 1, name: `Leonie Achterberg ${index + 1}` }))
  const shared = { target: 'facility_type', multiple: true, value, onChange: () => {} } as const
  await renderInShell(
    <>
      <div style={{ inlineSize: 128 }}>
        <RemoteSelect aria-label="Narrow" {...shared} />
      </div>
      <div style={{ inlineSize: 320 }}>
        <RemoteSelect aria-label="Wide" {...shared} />
      </div>
    </>,
  )
  const said = (name: string) => page.getByRole('combobox', { name }).element().closest('.ant-select')!
  await expect.poll(() => said('Narrow').textContent).toContain('3 selected')
  await expect.poll(() => said('Wide').textContent).toContain('+2 more')
})
