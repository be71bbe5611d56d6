import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'
import { aUser } from '../../test/users.ts'

test.each(['modals=employee&employee-id=abc', 'modals=engagement&engagement-from=ward:3', 'modals=facility&facility-id=12x'])(
  'an address that names no record opens no empty form: %s',
  async (search) => {
    serve({})
    const { router } = await renderRoutes({
      at: `/nowhere?${search}`,
      session: { state: 'in', user: aUser({ is_superuser: true }) },
    })
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('No record was found. Maybe it was deleted?')).toBeVisible()
    expect(dialog.getByRole('textbox').elements()).toEqual([])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(router.state.location.search).toBe('')
  },
)
