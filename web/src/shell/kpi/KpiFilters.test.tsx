import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'
import { aUser } from '../../test/users.ts'
import { aReport, aSeries } from './report.test-support.ts'

test('the time frame is years, months or weeks, and always one of them', async () => {
  serve({
    'GET /reports/': { status: 200, data: aReport({}) },
    'GET /report-series/': { status: 200, data: aSeries(Array.from({ length: 13 }, () => aReport({}))) },
  })
  await renderRoutes({ at: '/kpis', session: { state: 'in', user: aUser({ may_access_kpis: true }) } })
  const frame = page.getByRole('radiogroup', { name: 'Time frame' })
  await expect.element(frame.getByRole('radio', { name: 'Months' })).toBeChecked()
  expect(
    frame
      .getByRole('radio')
      .elements()
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['Years', 'Months', 'Weeks'])
  await frame.getByText('Months').click()
  await expect.element(frame.getByRole('radio', { name: 'Months' })).toBeChecked()
  expect(page.getByRole('button', { name: 'Clear' }).elements()).toEqual([])
})
